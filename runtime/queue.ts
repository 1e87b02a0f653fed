import { runAll } from './errors.ts';

/** How long mounting may hold the page before it lets the browser breathe. */
const SLICE_MS = 8;

interface Job {
  host: Element;
  run: () => void;
}

let jobs: Job[] = [];
let draining = false;

const { port1, port2 } = new MessageChannel();

// A message is a task of its own without the 4 ms that nested timers cost. Not `scheduler.yield()`: it goes before
// timers, and preact runs effects in one, so no island would be ready before the last one is mounted.
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

// All places are read before anything is mounted: one layout for the whole batch.
function sortByView(batch: Job[]): Job[] {
  const seen = new Set(batch.filter(({ host }) => isInView(host)));
  return [...seen, ...batch.filter((job) => !seen.has(job))];
}

async function runSlices(batch: Job[]): Promise<void> {
  let deadline = performance.now() + SLICE_MS;
  for (const job of batch) {
    if (performance.now() > deadline) {
      await breathe();
      deadline = performance.now() + SLICE_MS;
    }
    runAll([job.run]);
  }
}

async function drain(): Promise<void> {
  await breathe();
  while (jobs.length > 0) {
    const batch = jobs;
    jobs = [];
    await runSlices(sortByView(batch));
  }
  draining = false;
}

/**
 * Queues mount work: what is in view first, in slices of 8 ms.
 *
 * @param host Where the work will show.
 * @param run The work; what it throws is reported.
 */
export function enqueue(host: Element, run: () => void): void {
  jobs.push({ host, run });
  if (draining) return;
  draining = true;
  void drain();
}
