import { runAll } from '../page/errors.ts';
import { rectOf } from '../dom/safe-tree.ts';

/** Longest time in ms that mounting blocks the page before it yields to the browser. */
const SLICE_MS = 8;

/** Limit in ms for the wait for a frame, because a hidden page draws none. */
const FRAME_MS = 100;

/** Delay in ms of work that can wait for scripts still loading, unless a mount starts the queue earlier. */
const LATER_MS = 50;

interface Job {
  host: Element;
  run: () => void;
}

// The first slice follows document order, because measuring positions would force a layout of the whole page.
// After a slice, the remaining hosts are sorted: those in the viewport come first.
let unsorted: Job[] = [];
const inView: Job[] = [];
const outOfView: Job[] = [];
const later: (() => void)[] = [];
let draining = false;

let channel: MessageChannel | undefined;

// A message starts a new task without the 4 ms delay of nested timers. `scheduler.yield()` would resume
// before timers, and so before preact's effects: no island would be ready until the last one is mounted.
function breathe(): Promise<void> {
  const { port1, port2 } = (channel ??= new MessageChannel());
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

// The browser computes the layout for the frame anyway; measuring earlier would force it within our task.
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      void breathe().then(resolve);
    });
    // The late frame is cancelled: its `breathe` would replace the message listener of the next one.
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      resolve();
    }, FRAME_MS);
  });
}

function isInView({ host }: Job): boolean {
  const { top, bottom } = rectOf(host);
  return bottom >= 0 && top <= innerHeight;
}

// All positions are read before any mount, so that one layout is enough.
function sortByView(): void {
  for (const job of unsorted) (isInView(job) ? inView : outOfView).push(job);
  unsorted = [];
}

const next = () => (inView.shift() ?? outOfView.shift() ?? unsorted.shift())?.run ?? later.shift();

// Decision 23.
async function drain(): Promise<void> {
  // A microtask is enough to collect jobs queued together. During parsing a whole task is awaited, because
  // hosts may lack their content.
  await (document.readyState === 'loading' ? breathe() : null);
  let deadline = performance.now() + SLICE_MS;
  for (let work = next(); work; work = next()) {
    runAll([work]);
    if (performance.now() > deadline) {
      await (unsorted.length > 0 ? nextFrame() : breathe());
      sortByView();
      deadline = performance.now() + SLICE_MS;
    }
  }
  draining = false;
  // The port is closed, because an open one would stay registered as a listener.
  channel?.port1.close();
  channel = undefined;
}

function startDraining(): void {
  if (draining) return;
  draining = true;
  void drain();
}

/**
 * Queues mount work in slices of 8 ms: the first in document order, later ones with hosts in the viewport
 * first.
 *
 * @param host The element that is mounted.
 * @param run The work; its errors are reported.
 */
export function enqueue(host: Element, run: () => void): void {
  unsorted.push({ host, run });
  startDraining();
}

/**
 * Queues work that runs in the same slices, first in, first out, when nothing is left to mount.
 *
 * @param run The work; its errors are reported.
 */
export function enqueueLater(run: () => void): void {
  if (later.push(run) === 1) setTimeout(startDraining, LATER_MS);
}
