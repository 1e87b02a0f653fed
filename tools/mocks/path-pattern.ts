/** The variables of a path that matches, by name. */
export type Params = Readonly<Record<string, string>>;

/** A path with variables, such as `/carts/{id}`, that matches the end of a pathname. */
export interface PathPattern {
  /** Number of segments without a variable. */
  readonly literals: number;
  match(pathname: string): Params | undefined;
}

const VARIABLE = /^\{(\w+)\}$/;

const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Parses a path with variables.
 *
 * @param path The path, such as `/api/v1/carts/{id}`.
 * @returns The pattern; `/` matches the root alone.
 */
export function createPathPattern(path: string): PathPattern {
  const expected = segmentsOf(path).map((segment) => ({ segment, name: VARIABLE.exec(segment)?.[1] }));
  const isRoot = path === '/';

  function match(pathname: string): Params | undefined {
    if (isRoot) return pathname === '/' ? {} : undefined;
    const given = segmentsOf(pathname).slice(-expected.length);
    if (given.length < expected.length) return undefined;
    const params: Record<string, string> = {};
    for (const [index, { segment, name }] of expected.entries()) {
      const value = decode(given[index]!);
      if (name && value) params[name] = value;
      else if (name || value !== decode(segment)) return undefined;
    }
    return params;
  }

  return { literals: expected.filter(({ name }) => !name).length, match };
}
