import { on } from '#runtime';
import { $cart, askForLines, noteAsked } from './cart.ts';
import { handOver, takeHandover } from './handover.ts';
import { refreshSummary } from './reads.ts';
import { hearOthers } from './tabs.ts';
import { idle, resume, retry, sendBesideLane } from './wishes.ts';
import { isAdding } from './writes.ts';

/** A page that was away this long may have missed what other tabs and devices did. */
const STALE_MS = 60_000;

/** A slow write must not keep a visitor on the page for ever; what comes later is read again. */
const LEAVE_MS = 8_000;

/** An addition that was under way when the page went is done by then. */
const ADDED_MS = 2_000;

function readAnew(): void {
  noteAsked();
  askForLines();
  void refreshSummary();
}

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

// The next page may show the cart, or order it: it is asked for once the server has every wish.
function followVisits(signal: AbortSignal): void {
  on(
    'page-leave',
    ({ detail }) => detail.waitFor(Promise.race([idle(), after(LEAVE_MS)]).then(noteAsked)),
    signal,
  );
}

function leave(): void {
  sendBesideLane();
  const wishes = Object.entries($cart.get().wishes).map(([id, { quantity }]) => ({ id, quantity }));
  handOver({ wishes, isAdding: isAdding() });
}

// What is still in memory after a return needs no handover.
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  takeHandover();
  readAnew();
}

function startAnew(): void {
  const left = takeHandover();
  if (!left) return;
  resume(left.wishes);
  if (left.isAdding) void after(ADDED_MS).then(readAnew);
}

function followVisibility(signal: AbortSignal): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > STALE_MS) readAnew();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
}

/**
 * Keeps the cart in step with the server, other tabs and the pages before and after, as long as somebody shows it.
 *
 * @returns Stops it.
 */
export function startSync(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  followVisits(signal);
  followVisibility(signal);
  hearOthers(readAnew, signal);
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', comeBack, { signal });
  addEventListener('online', () => retry(), { signal });
  startAnew();
  return () => controller.abort();
}
