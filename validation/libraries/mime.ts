/**
 * Whether a media type is of the wanted kind.
 *
 * @param type Of a file, as the browser says it.
 * @param wanted `image/png`, or `image/*` for all images.
 */
export function matchesType(type: string, wanted: string): boolean {
  const [own, want] = [type.toLowerCase(), wanted.toLowerCase()];
  return want.endsWith('/*') ? own.startsWith(want.slice(0, -1)) : own === want;
}
