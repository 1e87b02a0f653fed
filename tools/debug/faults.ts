import type { Fault, FaultKind } from './fault.ts';
import { createFaultyFetch } from './faulty-fetch.ts';
import { createFaultyXhr } from './faulty-xhr.ts';

export type { FaultKind } from './fault.ts';

const SLOW_MS = 3000;

let fault: Fault = { kind: 'none', delay: SLOW_MS };
let restore: (() => void) | undefined;

/** Wraps both ways to send a request; the returned function restores each unless another script has wrapped it. */
function wrap(): () => void {
  const { fetch: realFetch, XMLHttpRequest: RealXhr } = globalThis;
  const readFault = () => fault;
  const faultyFetch = createFaultyFetch(readFault, (...args) => realFetch.call(globalThis, ...args));
  const FaultyXhr = createFaultyXhr(readFault, RealXhr);
  globalThis.fetch = faultyFetch;
  globalThis.XMLHttpRequest = FaultyXhr;
  return () => {
    if (globalThis.fetch === faultyFetch) globalThis.fetch = realFetch;
    if (globalThis.XMLHttpRequest === FaultyXhr) globalThis.XMLHttpRequest = RealXhr;
  };
}

/** Returns the fault that requests of this page have now. */
export const getFault = (): FaultKind => fault.kind;

/**
 * Gives all later requests of this page a fault. Only `fetch` and `XMLHttpRequest` have it: scripts, stylesheets,
 * pictures and other tabs have none.
 *
 * @param kind `slow` waits before it sends, `error` answers 500 without content, `offline` fails like a lost network;
 * neither of these two reaches the server. `none` restores `fetch` and `XMLHttpRequest`.
 * @param options `delay`: milliseconds of `slow`, 3,000 by default.
 */
export function setFault(kind: FaultKind, options: { readonly delay?: number } = {}): void {
  fault = { kind, delay: options.delay ?? SLOW_MS };
  if (kind === 'none') {
    restore?.();
    restore = undefined;
  } else restore ??= wrap();
}
