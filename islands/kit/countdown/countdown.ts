import { every } from '#kit/every.ts';
import type { Deadline } from './instants.ts';

const SECOND_MS = 1_000;

interface Clock {
  readonly deadline: Deadline;
  /** Shows what is left at a moment, in milliseconds since 1970. */
  readonly tick: (now: number) => void;
}

// One timer for a whole list of offers.
const clocks = new Set<Clock>();
let timer: AbortController | undefined;

const msLeft = ({ end, offset }: Deadline, now: number) => end - offset - now;

/**
 * Returns the whole seconds to a deadline; 0 when it is over.
 *
 * @param deadline The deadline.
 * @param now Milliseconds since 1970.
 */
export const secondsLeft = (deadline: Deadline, now = Date.now()): number =>
  Math.max(0, Math.ceil(msLeft(deadline, now) / SECOND_MS));

const tickAll = (now: number) => {
  for (const clock of clocks) clock.tick(now);
};

// To the next change of a number; a computer that has slept finds the right time again, since nothing is counted.
const msToChange = (now: number) =>
  Math.ceil(Math.min(...[...clocks].map(({ deadline }) => msLeft(deadline, now) % SECOND_MS || SECOND_MS)));

// A new clock may change before the others.
function restartTimer(): void {
  timer?.abort();
  if (clocks.size === 0) return;
  timer = new AbortController();
  every(msToChange, timer.signal, tickAll);
}

function addClock(clock: Clock): void {
  clocks.add(clock);
  clock.tick(Date.now());
  restartTimer();
}

function removeClock(clock: Clock): void {
  if (clocks.delete(clock) && clocks.size === 0) restartTimer();
}

interface CountdownOptions {
  deadline: Deadline;
  /** Ends it. */
  signal: AbortSignal;
  /** Called at once and every second with the seconds that are left. */
  onTick: (seconds: number) => void;
  /** Called once, at the end; at once when it is over already. */
  onEnd: () => void;
}

/**
 * Counts the seconds to a deadline down: on the full second, by the server's clock, right again after sleep. A hidden page
 * ends when it is visible again.
 *
 * @param options The deadline, and what follows.
 */
export function startCountdown({ deadline, signal, onTick, onEnd }: CountdownOptions): void {
  const tick = (now: number) => {
    const left = secondsLeft(deadline, now);
    onTick(left);
    if (left > 0) return;
    removeClock(clock);
    onEnd();
  };
  const clock: Clock = { deadline, tick };
  signal.addEventListener('abort', () => removeClock(clock));
  addClock(clock);
}
