import type { Archipel } from '../archipel.ts';
import { expectRecords, type RecordOptions } from './records.ts';
import type { MatcherResult } from './result.ts';

/**
 * Expects that the page has emitted an event.
 *
 * @param archipel The kit.
 * @param name Name of the event.
 * @param detail Parts of its detail.
 * @param options Exact number of events.
 */
export async function toHaveEmitted(
  this: { readonly isNot: boolean },
  archipel: Archipel,
  name: string,
  detail?: unknown,
  options: RecordOptions = {},
): Promise<MatcherResult> {
  const read = async () => (await archipel.events(name)).map((event) => event.detail);
  return expectRecords({
    archipel,
    read,
    parts: detail,
    options,
    isNot: this.isNot,
    subject: name,
    verb: 'emitted',
  });
}
