/**
 * Whether a media type matches an accepted one.
 *
 * @param type The file's type, as the browser reports it.
 * @param accepted `image/png`, or `image/*` for all images.
 */
export function matchesType(type: string, accepted: string): boolean {
  const [own, want] = [type.toLowerCase(), accepted.toLowerCase()];
  return want.endsWith('/*') ? own.startsWith(want.slice(0, -1)) : own === want;
}
