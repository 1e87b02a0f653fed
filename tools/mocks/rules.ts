import { createAddressPattern } from './address-pattern.ts';
import type { CallTable, FoundCall } from './call-table.ts';
import { checkOptions } from './check-options.ts';
import type { CallRequest, MockAnswer, MockOptions } from './exchange-types.ts';
import { MockError } from './mock-error.ts';
import type { OpenApi } from './openapi.ts';
import type { Params } from './path-pattern.ts';
import { isReply } from './reply.ts';
import { exampleOf, writeAnswer, writeHtml } from './write-answer.ts';

/** The address of a request, and the call that it makes by its usual path. */
export interface Address {
  readonly method: string;
  readonly url: URL;
  readonly found: FoundCall | undefined;
}

/** The target of a rule: a call, and the variables of the path. */
export interface Match {
  readonly call: string | undefined;
  readonly params: Params;
}

/** A mock. */
export interface Rule {
  /** Number of answers that are left. */
  left: number;
  match(address: Address): Match | undefined;
  answer(request: CallRequest): Promise<MockAnswer>;
}

type Write = (value: unknown, options: MockOptions) => MockAnswer;

/** Returns the answerer of a mock. A plain value is written, and so checked, at once. */
function createAnswerer(answer: unknown, options: MockOptions, subject: string, write: Write) {
  function writeResult(result: unknown): MockAnswer {
    if (!isReply(result)) return write(result, options);
    checkOptions(result.options, subject);
    return write(result.body, { ...options, ...result.options });
  }
  if (typeof answer === 'function') {
    const respond = answer as (request: CallRequest) => unknown;
    return async (request: CallRequest) => writeResult(await respond(request));
  }
  const written = writeResult(answer);
  return async () => written;
}

function createMatcher({ id, method, operation }: FoundCall['call'], { url }: MockOptions): Rule['match'] {
  const pattern = url === undefined ? undefined : createAddressPattern(url, `The mock of ${id}`);
  if (!pattern)
    return ({ found }) => (found?.call.id === id ? { call: id, params: found.params } : undefined);
  const isOwnAddress = Boolean(operation['x-address']);
  return (address) => {
    // The page chooses the method of some of these calls, too.
    if (!isOwnAddress && address.method !== method) return undefined;
    const params = pattern(address.url);
    return params && { call: id, params: { ...address.found?.params, ...params } };
  };
}

/**
 * Creates the rule of a mocked call.
 *
 * @param api The contents of `openapi.json`, and its table.
 * @throws MockError for an unknown call or option, or an answer that does not fit.
 */
export function createCallRule(
  api: { readonly openapi: OpenApi; readonly table: CallTable },
  id: string,
  answer: unknown,
  options: MockOptions,
): Rule {
  const call = api.table.get(id);
  const subject = `The mock of ${id}`;
  checkOptions(options, subject);
  const value = answer === undefined ? exampleOf(call, options.status) : answer;
  const write: Write = (result, own) => writeAnswer(api.openapi, call, result, own);
  return {
    left: options.times ?? Infinity,
    match: createMatcher(call, options),
    answer: createAnswerer(value, options, subject, write),
  };
}

/**
 * Creates the rule of an address that answers with HTML.
 *
 * @throws MockError for a path that is none, or an unknown option.
 */
export function createFragmentRule(path: string | RegExp, html: unknown, options: MockOptions): Rule {
  const subject = `fragment(${String(path)})`;
  checkOptions(options, subject);
  if (options.url !== undefined)
    throw new MockError(`${subject} has its address already; drop the option "url".`);
  const pattern = createAddressPattern(path, 'fragment()');
  return {
    left: options.times ?? Infinity,
    match({ url, found }) {
      const params = pattern(url);
      return params && { call: found?.call.id, params };
    },
    answer: createAnswerer(html, options, subject, (value, own) => writeHtml(value, own, subject)),
  };
}
