import type { Archipel } from '../archipel.ts';
import type { CallId } from '../../mocks/call-types.ts';
import { expectRecords, type RecordOptions } from './records.ts';
import type { MatcherResult } from './result.ts';

/**
 * Expects that the page has sent a call.
 *
 * @param archipel The kit.
 * @param call Id of the call.
 * @param body Parts of its body, or of its query where it has no body.
 * @param options Exact number of calls.
 */
export async function toHaveSent(
  this: { readonly isNot: boolean },
  archipel: Archipel,
  call: CallId,
  body?: unknown,
  options: RecordOptions = {},
): Promise<MatcherResult> {
  const read = async () =>
    archipel.requests(call).map((request) => request.body ?? { ...request.query, ...request.params });
  return expectRecords({
    archipel,
    read,
    parts: body,
    options,
    isNot: this.isNot,
    subject: call,
    verb: 'sent',
  });
}
