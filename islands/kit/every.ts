/** Milliseconds to the next run, or a function of the clock that returns them. */
type Interval = number | ((now: number) => number);

/**
 * Runs work at intervals while the page is visible; a page shown again makes an overdue run at once. The next
 * interval begins when the promise of a run has settled. Decision 489.
 *
 * @param interval Milliseconds from one run to the next.
 * @param signal Ends it.
 * @param run Receives the clock, in milliseconds since 1970.
 */
export function every(interval: Interval, signal: AbortSignal, run: (now: number) => unknown): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = 0;
  let dueAt = 0;
  let isRunning = false;

  const wait = (now: number) => {
    clearTimeout(timer);
    if (signal.aborted || document.hidden) return;
    // The wait is at most one interval, even if the clock was set back.
    timer = setTimeout(tick, Math.min(delay, dueAt - now));
  };
  const plan = (now: number) => {
    delay = typeof interval === 'function' ? interval(now) : interval;
    dueAt = now + delay;
    wait(now);
  };
  const resume = () => {
    isRunning = false;
    plan(Date.now());
  };
  // The clock is read once per run: if a timer fires 1 ms early, `interval` can return that missing
  // millisecond.
  const tick = () => {
    const now = Date.now();
    const result = run(now);
    if (!(result instanceof Promise)) return plan(now);
    isRunning = true;
    result.then(resume, resume);
  };
  const onVisibility = () => {
    if (isRunning) return;
    if (!document.hidden && Date.now() >= dueAt) tick();
    else wait(Date.now());
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  plan(Date.now());
}
