import { nearest } from '#runtime/page/nearest.ts';
import { MockError } from './mock-error.ts';
import type { OpenApi, Operation } from './openapi.ts';
import { createPathPattern, type Params, type PathPattern } from './path-pattern.ts';

/** A call of the API. */
export interface Call {
  readonly id: string;
  /** The method, in capitals. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The call that a request makes, with the variables of its path. */
export interface FoundCall {
  readonly call: Call;
  readonly params: Params;
}

/** The calls of an API. */
export interface CallTable {
  /** Returns the call of a method and a pathname; the more literal path wins. */
  find(method: string, pathname: string): FoundCall | undefined;
  /**
   * Returns a call by its id.
   *
   * @throws MockError with the nearest id when there is none.
   */
  get(id: string): Call;
}

interface Row {
  readonly call: Call;
  readonly pattern: PathPattern;
}

const rowsOf = ({ paths }: OpenApi): Row[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: { id: operation.operationId, method: method.toUpperCase(), path, operation },
      pattern: createPathPattern(path),
    })),
  );

function unknownCall(id: string, ids: readonly string[]): MockError {
  const end = id.split('.').at(-1);
  const near = nearest(id, ids) ?? ids.find((one) => one.split('.')[1] === end);
  const advice = near ? `perhaps you mean "${near}"` : `calls look like "${ids[0]}"`;
  return new MockError(`There is no call "${id}"; ${advice}. All calls are in docs/calls.md.`);
}

/**
 * Creates the table of calls; paths match by their end, because `data-app` may stand before them.
 *
 * @param openapi The contents of `openapi.json`.
 */
export function createCallTable(openapi: OpenApi): CallTable {
  const all = rowsOf(openapi);
  const rows = all.toSorted((one, other) => other.pattern.literals - one.pattern.literals);
  const calls = new Map(all.map(({ call }) => [call.id, call]));

  function find(method: string, pathname: string): FoundCall | undefined {
    for (const { call, pattern } of rows) {
      const params = call.method === method ? pattern.match(pathname) : undefined;
      if (params) return { call, params };
    }
    return undefined;
  }

  function get(id: string): Call {
    const call = calls.get(id);
    if (call) return call;
    throw unknownCall(String(id), [...calls.keys()]);
  }

  return { find, get };
}
