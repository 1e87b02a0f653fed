/**
 * Watches uncaught errors of the page's scripts.
 *
 * @param signal Ends the watching.
 * @param onError Called with the event's name and the error's text.
 */
export function watchErrors(signal: AbortSignal, onError: (name: string, text: string) => void): void {
  addEventListener('error', ({ message }) => message && onError('error', message), { signal });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => onError('unhandledrejection', reason instanceof Error ? reason.message : String(reason)),
    { signal },
  );
}
