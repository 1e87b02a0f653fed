/** Whether a request is one of a fault's `match`, as the demo reads it. */
export function matches(match: string, request: string): boolean {
  const source = /^\/(.*)\/$/s.exec(match)?.[1];
  return source === undefined ? request.startsWith(match) : new RegExp(source).test(request);
}
