/**
 * Makes a controller that is aborted by itself or by a signal above it. Decision 21.
 *
 * Not `AbortSignal.any`: WebKit may forget the signal that it makes, and what hangs on it then never ends.
 *
 * @param signal The signal above.
 */
export function followSignal(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { signal: controller.signal });
  return controller;
}
