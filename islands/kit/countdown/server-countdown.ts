import { emit } from '#runtime';
import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';
import { startCountdown } from './countdown.ts';
import { readDeadline, type Deadline, type DeadlineProblem } from './instants.ts';

/** The end of a countdown as the server wrote it. */
interface WrittenEnd {
  /** The element with the attributes, for messages. */
  host: HTMLElement;
  /** The end, and the name of its attribute. */
  end: string;
  endName: string;
  /** The server's clock when it wrote the page. */
  now: string | undefined;
  /** Time at which the page arrived, in milliseconds of `performance.now()`. */
  foundAt: number;
}

const SAMPLE = '2026-12-24T18:00:00+01:00';

function explain(problem: DeadlineProblem, { endName, end, now }: WrittenEnd): string {
  const sentences: Record<DeadlineProblem, string> = {
    end: `${endName}="${end}" is no date and time. Write ${endName}="${SAMPLE}".`,
    now: `data-now="${now}" is no date and time. Write it like ${endName}: data-now="${SAMPLE}".`,
    zone: `${endName}="${end}" has no zone, so its moment is unknown to visitors elsewhere. Write ${endName}="${SAMPLE}", or the server's own time beside it, as data-now.`,
    notation: `${endName}="${end}" and data-now="${now}" have not both a zone. Write both in the same way.`,
  };
  return sentences[problem];
}

/**
 * Reads the end of a countdown from the server's attributes.
 *
 * @param written The end, the server's clock, and the element that has them.
 * @returns The deadline; undefined for an invalid one, with a warning in the console.
 */
export function readWrittenEnd(written: WrittenEnd): Deadline | undefined {
  const { host, end, now, foundAt } = written;
  const seenAt = Date.now() - (performance.now() - foundAt);
  const deadline = readDeadline(end, now, seenAt);
  if (typeof deadline === 'object') return deadline;
  warn(`${describeElement(host)} does not count down: ${explain(deadline, written)}`, host);
  return undefined;
}

interface ServerCountdown {
  /** Target of the event `countdown-ended`. */
  host: HTMLElement;
  /** Key of the countdown, such as a popup's id; there is one reload for each key and end. */
  id: string;
  deadline: Deadline;
  signal: AbortSignal;
  onTick: (seconds: number) => void;
}

// The reload waits for a pause in typing, since it loses typed text. Its code is loaded only at an end.
async function endCountdown({ host, id, deadline, signal }: ServerCountdown): Promise<void> {
  const end = new Date(deadline.end).toISOString();
  if (!emit(host, 'countdown-ended', { id })) return;
  const [{ whenPolite }, { reload }] = await Promise.all([import('#kit/dialog'), import('#kit/reload')]);
  whenPolite(signal, () => void reload('page', { once: `countdown ${id} ${end}` }));
}

/**
 * Counts down to the server's end, then dispatches `countdown-ended` and reloads the page unless canceled:
 * once for each end, so that an unchanged answer makes no loop (CAT-09, POP-02).
 *
 * @param countdown Key, end, and the callback of each second.
 */
export function countDown(countdown: ServerCountdown): void {
  const { deadline, signal, onTick } = countdown;
  startCountdown({ deadline, signal, onTick, onEnd: () => void endCountdown(countdown) });
}
