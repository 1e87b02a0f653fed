import type { Deadline } from './instants.ts';

const SECOND_MS = 1_000;

interface Clock {
  readonly deadline: Deadline;
  readonly tick: () => void;
}

// One timer for a whole list of offers.
const clocks = new Set<Clock>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The whole seconds to a deadline; 0 when it is over. */
export const secondsLeft = ({ end, offset }: Deadline): number =>
  Math.max(0, Math.ceil((end - Date.now() - offset) / SECOND_MS));

function tickAll(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const clock of clocks) clock.tick();
  plan();
}

// On the server's full second; a computer that has slept finds the right time again, since nothing is counted.
function plan(): void {
  const [first] = clocks;
  if (!first || timer !== undefined) return;
  const past = (Date.now() + first.deadline.offset) % SECOND_MS;
  timer = setTimeout(tickAll, SECOND_MS - past);
}

// Timers of a hidden page are slow.
const onVisibility = () => void (document.hidden || tickAll());

function addClock(clock: Clock): void {
  if (clocks.size === 0) document.addEventListener('visibilitychange', onVisibility);
  clocks.add(clock);
  plan();
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
  const tick = () => {
    const left = secondsLeft(deadline);
    onTick(left);
    if (left > 0) return;
    removeClock(clock);
    onEnd();
  };
  const clock: Clock = { deadline, tick };
  addClock(clock);
  signal.addEventListener('abort', () => removeClock(clock));
  tick();
}
