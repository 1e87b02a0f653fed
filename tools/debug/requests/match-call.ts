type CallRow = readonly [name: string, method: string, path: string];

const toPattern = (path: string) =>
  new RegExp(`${path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}/?$`, 'i');

/**
 * Creates a function that names a request by the calls of the API.
 *
 * @param calls Name, method and path of each.
 */
export function createCallMatcher(
  calls: readonly CallRow[],
): (method: string, url: string) => string | undefined {
  const patterns = calls.map(([name, method, path]) => ({ name, method, pattern: toPattern(path) }));
  return (method, url) => {
    const { pathname } = new URL(url);
    return patterns.find((call) => call.method === method && call.pattern.test(pathname))?.name;
  };
}
