import { every } from '#kit/every.ts';
import type { Deadline } from './instants.ts';

const SECOND_MS = 1_000;

interface Clock {
  readonly deadline: Deadline;
  /** Updates the countdown; `now` is in milliseconds since 1970. */
  readonly tick: (now: number) => void;
}

// All countdowns of a page share one timer.
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

// Time to the next change of a number; computed from the clock, so it is right again after sleep.
const msToChange = (now: number) =>
  Math.ceil(Math.min(...[...clocks].map(({ deadline }) => msLeft(deadline, now) % SECOND_MS || SECOND_MS)));

// A new clock may change sooner than the others.
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
  /** Ends the countdown. */
  signal: AbortSignal;
  /** Called at once and every second with the remaining seconds. */
  onTick: (seconds: number) => void;
  /** Called once, at the end; immediately if the deadline has passed. */
  onEnd: () => void;
}

/**
 * Counts down to a deadline: on the full second, by the server's clock, right again after sleep. A hidden
 * page reaches the end when it is visible again.
 *
 * @param options The deadline and the callbacks.
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
