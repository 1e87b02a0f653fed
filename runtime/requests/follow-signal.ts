/**
 * Creates a controller that a signal aborts too. Decision 21. `AbortSignal.any` is not used: WebKit may
 * garbage-collect its signal, whose listeners then never run.
 *
 * @param signal The outer signal.
 */
export function followSignal(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { signal: controller.signal });
  return controller;
}
