import { runAll } from '../page/errors.ts';
import { rectOf } from '../dom/safe-tree.ts';

/** Longest time that mounting may block the page before it yields to the browser. */
const SLICE_MS = 8;

/** A hidden page draws no frames: it is not waited for longer. */
const FRAME_MS = 100;

/** How long work that can wait leaves the page to scripts that are on their way, unless a mount comes earlier. */
const LATER_MS = 50;

interface Job {
  host: Element;
  run: () => void;
}

// The first slice goes by the page's order, which is how pages are read from their top: to know better would cost a
// layout of the whole page before the first mount. Islands left after a slice are sorted by position before the next one.
let unsorted: Job[] = [];
const inView: Job[] = [];
const outOfView: Job[] = [];
const later: (() => void)[] = [];
let draining = false;

let channel: MessageChannel | undefined;

// A message is a task of its own without the 4 ms that nested timers cost. Not `scheduler.yield()`: it goes before
// timers, and preact runs effects in one, so no island would be ready before the last one is mounted.
function breathe(): Promise<void> {
  const { port1, port2 } = (channel ??= new MessageChannel());
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

// Layout is computed for the frame anyway; measuring before that would force it within our task.
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      void breathe().then(resolve);
    });
    // One breath at a time: a frame that comes after all would take the message of the next one.
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

// All places are read before anything is mounted: one layout for all of them.
function sortByView(): void {
  for (const job of unsorted) (isInView(job) ? inView : outOfView).push(job);
  unsorted = [];
}

const next = () => (inView.shift() ?? outOfView.shift() ?? unsorted.shift())?.run ?? later.shift();

// Decision 23.
async function drain(): Promise<void> {
  // A microtask later all that is queued together is there. Hosts of a page that is being parsed may lack content.
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
  // An open port is a listener more than the page had.
  channel?.port1.close();
  channel = undefined;
}

function startDraining(): void {
  if (draining) return;
  draining = true;
  void drain();
}

/**
 * Queues mount work, in slices of 8 ms: the first by the page's order, from the second on what is in view first.
 *
 * @param host Where the work will show.
 * @param run The work; what it throws is reported.
 */
export function enqueue(host: Element, run: () => void): void {
  unsorted.push({ host, run });
  startDraining();
}

/**
 * Queues work that is done in the same slices, in its order, when there is nothing to mount.
 *
 * @param run The work; what it throws is reported.
 */
export function enqueueLater(run: () => void): void {
  if (later.push(run) === 1) setTimeout(startDraining, LATER_MS);
}
