/**
 * Waits, unless a request is aborted meanwhile.
 *
 * @param ms Milliseconds.
 * @param signal Aborts the waiting.
 * @throws The signal's reason.
 */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
