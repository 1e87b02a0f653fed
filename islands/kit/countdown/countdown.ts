import type { Deadline } from './instants.ts';

const SECOND_MS = 1_000;

interface Clock {
  readonly deadline: Deadline;
  /** Shows what is left at a moment, in milliseconds since 1970. */
  readonly tick: (now: number) => void;
}

// One timer for a whole list of offers.
const clocks = new Set<Clock>();
let timer: ReturnType<typeof setTimeout> | undefined;

const msLeft = ({ end, offset }: Deadline, now: number) => end - offset - now;

/**
 * Returns the whole seconds to a deadline; 0 when it is over.
 *
 * @param deadline The deadline.
 * @param now Milliseconds since 1970.
 */
export const secondsLeft = (deadline: Deadline, now = Date.now()): number =>
  Math.max(0, Math.ceil(msLeft(deadline, now) / SECOND_MS));

// The clock is read once: a timer that fires a millisecond early is planned again for that millisecond, not for a second.
function tickAll(): void {
  const now = Date.now();
  clearTimeout(timer);
  timer = undefined;
  for (const clock of clocks) clock.tick(now);
  plan(now);
}

// At the next change of a number; a computer that has slept finds the right time again, since nothing is counted.
function plan(now: number): void {
  if (clocks.size === 0 || timer !== undefined) return;
  const delays = [...clocks].map(({ deadline }) => msLeft(deadline, now) % SECOND_MS || SECOND_MS);
  timer = setTimeout(tickAll, Math.ceil(Math.min(...delays)));
}

// Timers of a hidden page are slow.
const onVisibility = () => void (document.hidden || tickAll());

function addClock(clock: Clock, now: number): void {
  if (clocks.size === 0) document.addEventListener('visibilitychange', onVisibility);
  clocks.add(clock);
  clock.tick(now);
  // The new clock may change before the others.
  clearTimeout(timer);
  timer = undefined;
  plan(now);
}

function removeClock(clock: Clock): void {
  clocks.delete(clock);
  if (clocks.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', onVisibility);
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
 * Counts the seconds to a deadline down: on the full second, by the server's clock, right again after sleep.
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
  addClock(clock, Date.now());
}
