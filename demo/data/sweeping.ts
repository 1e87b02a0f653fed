import { temporaryMs } from '../rules/uploads.ts';
import type { Assets } from './assets.ts';

/** Interval between two sweeps, in ms: a file can outlive its time by this much. */
const EVERY_MS = 10 * 60 * 1000;

/**
 * Deletes expired temporary files on a timer, since uploads, which sweep too, can be weeks apart.
 * The timer doesn't keep the process alive.
 *
 * @param assets The table of files.
 * @returns A function that stops the timer.
 */
export function sweepByTime(assets: Pick<Assets, 'sweep'>): () => void {
  const timer = setInterval(() => assets.sweep(Date.now() - temporaryMs), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
