/**
 * Expands `wishlists.*` and `*` to the calls that they stand for.
 *
 * @param target Id of a call, a glob of ids, a path or a pattern.
 * @param calls Ids of all calls.
 */
export function expandGlobs(target: string | RegExp, calls: readonly string[]): readonly (string | RegExp)[] {
  if (typeof target !== 'string' || target.startsWith('/') || !target.endsWith('*')) return [target];
  const start = target.slice(0, -1);
  const found = calls.filter((id) => id.startsWith(start));
  return target === '*' ? [...found, /./] : found.length > 0 ? found : [target];
}
