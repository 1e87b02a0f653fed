/**
 * Whether a media type is of the wanted kind.
 *
 * @param type Of a file, as the browser says it.
 * @param accepted `image/png`, or `image/*` for all images.
 */
export function matchesType(type: string, accepted: string): boolean {
  const [own, want] = [type.toLowerCase(), accepted.toLowerCase()];
  return want.endsWith('/*') ? own.startsWith(want.slice(0, -1)) : own === want;
}
