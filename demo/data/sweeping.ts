import { temporaryMs } from '../rules/uploads.ts';
import type { Assets } from './assets.ts';

/** So long after its time is over a file may still be there. */
const EVERY_MS = 10 * 60 * 1000;

/**
 * Takes away temporary files by the clock: the uploads of others, which do the same, may be weeks apart. Holds no process open.
 *
 * @param assets Where they lie.
 * @returns Ends it.
 */
export function sweepByTime(assets: Pick<Assets, 'sweep'>): () => void {
  const timer = setInterval(() => assets.sweep(Date.now() - temporaryMs), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
