import { findAxeViolations, type AxeViolation } from '../../browser/axe.ts';
import { findOverflow } from '../../browser/overflow.ts';
import { waitForLoad } from './navigate.ts';
import type { OpenedPage } from './open.ts';
import { readRecords, type PageRecords } from './page-probe.ts';
import { readRuntime, waitForIdle, wakeIslands, type RuntimeState } from './runtime.ts';
import { scrollThrough } from './scroll.ts';
import type { Weight } from '../site-report.ts';
import type { Watched } from './watch.ts';

/** All that was seen of a page in one width. */
export interface LoadRecords {
  readonly width: number;
  readonly title: string;
  /** Whether all files came in time. */
  readonly isLoaded: boolean;
  readonly watched: Watched;
  readonly page: PageRecords;
  readonly runtime: RuntimeState;
  /** Time to the idle runtime in ms. */
  readonly ready: number | undefined;
  /** Whether the runtime became idle in time. */
  readonly isIdle: boolean;
  readonly weight: Weight;
  readonly requests: number;
  readonly axe: readonly AxeViolation[];
  readonly overflow: readonly string[];
}

/**
 * Looks at a page that has answered: first as it loads, then scrolled through, then by axe.
 *
 * @param opened The page.
 */
export async function probePage(opened: OpenedPage): Promise<LoadRecords> {
  const { page, width, records, scale } = opened;
  const isLoaded = await waitForLoad(page);
  const idle = await waitForIdle(page);
  await scale.waitForQuiet();
  const { weight, requests } = await scale.read();
  await scrollThrough(page);
  // Islands that a pointer wakes may grow, as they do under a visitor's pointer.
  const { shifts } = await page.evaluate(readRecords);
  await wakeIslands(page);
  const idleAgain = await waitForIdle(page);
  await scale.waitForQuiet();
  const { violations } = await page.evaluate(readRecords);
  const runtime = await readRuntime(page);
  const overflow = await findOverflow(page);
  opened.stopWatching();
  return {
    width,
    title: await page.title(),
    isLoaded,
    watched: records,
    page: { violations, shifts },
    runtime,
    ready: idle?.isIdle ? idle.time : undefined,
    isIdle: (idle?.isIdle ?? true) && (idleAgain?.isIdle ?? true),
    weight,
    requests,
    axe: await findAxeViolations(page),
    overflow,
  };
}
