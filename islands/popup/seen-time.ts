/**
 * Runs a callback after the page has been visible for some time; time in another tab does not count.
 *
 * @param delay Visible time in milliseconds.
 * @param signal Cancels it.
 * @param run Called once.
 */
export function afterSeen(delay: number, signal: AbortSignal, run: () => void): void {
  let left = delay;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const finish = () => {
    stop();
    run();
  };
  const follow = () => {
    clearTimeout(timer);
    if (since !== undefined) left -= performance.now() - since;
    since = document.hidden ? undefined : performance.now();
    if (!document.hidden) timer = setTimeout(finish, Math.max(0, left));
  };
  document.addEventListener('visibilitychange', follow, { signal: controller.signal });
  signal.addEventListener('abort', stop, { signal: controller.signal });
  follow();
}
