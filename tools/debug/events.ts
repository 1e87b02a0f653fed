import { atom, type ReadableAtom } from 'nanostores';
import { describeElement } from '#runtime/islands/describe.ts';
import { showValue } from './show-value.ts';
import { watchErrors } from './watch-errors.ts';

/** An event of the library. */
export interface EventRow {
  readonly id: number;
  /** Milliseconds from the start of the document. */
  readonly at: number;
  readonly name: string;
  /** The element where it started. */
  readonly where: string;
  readonly detail: string;
}

/** Limit of events that are shown; the oldest leave first. */
const MAX_EVENTS = 300;
const MAX_DETAIL_LENGTH = 500;

const whereOf = (target: EventTarget | null) =>
  target instanceof Element ? describeElement(target) : 'page';

/**
 * Records the events of the library, and uncaught errors. Listens at the window, after the page's own listeners.
 *
 * @param names Names with prefix.
 * @param signal Ends the recording.
 * @param onEvent Called for each event of the library.
 */
export function watchEvents(
  names: readonly string[],
  signal: AbortSignal,
  onEvent: (event: CustomEvent) => void,
): ReadableAtom<readonly EventRow[]> {
  const $events = atom<readonly EventRow[]>([]);
  let ids = 0;
  const add = (name: string, where: string, detail: string) => {
    ids += 1;
    $events.set(
      [...$events.get(), { id: ids, at: performance.now(), name, where, detail }].slice(-MAX_EVENTS),
    );
  };
  const record = (event: Event) => {
    const { type, target, detail } = event as CustomEvent<unknown>;
    add(type, whereOf(target), showValue(detail, MAX_DETAIL_LENGTH));
    onEvent(event as CustomEvent);
  };
  for (const name of names) addEventListener(name, record, { signal });
  watchErrors(signal, (name, text) => add(name, 'page', text));
  return $events;
}
