import { brotliCompressSync } from 'node:zlib';
import { interleave } from '../support/interleave.mjs';
import { reportProgress } from '../support/progress.mjs';
import { describeRow } from './rows.mjs';
import { openVisits } from './visit.mjs';

const METRICS = {
  'main thread': 'main thread',
  frame: 'next frame',
  swap: 'shown',
  ready: 'islands ready',
  script: 'script',
  'style and layout': 'style and layout',
};

/** Metrics of targets: their ratios are paired visit by visit. */
const PAIRED = ['main thread', 'next frame'];

const WARM_UPS = 4;

/** Returns fewer visits for very long pages: one takes ten times as long, and measures as well. */
const fewer = ({ cards }, visits) => (cards > 400 ? Math.ceil(visits / 2) : visits);

const weigh = (files, addresses) =>
  addresses.reduce((sum, address) => sum + brotliCompressSync(files.get(address)).length, 0);

function addWork(samples, item, work, turn) {
  for (const [key, metric] of Object.entries(METRICS)) {
    if (work[key] === undefined) continue;
    const value = [{ ...describeRow(item), metric, unit: 'ms' }, work[key]];
    samples.add(...value, PAIRED.includes(metric) ? turn : undefined);
  }
}

async function takeTurns(pages, turns, addVisit) {
  for (const { round, item: page } of interleave([pages], turns)) addVisit(page, await page.visit(), round);
}

async function openAll(browser, group) {
  const pages = [];
  for (const item of group) pages.push({ item, ...(await openVisits(browser, item)) });
  return pages;
}

/**
 * Measures the systems of a case by turns. All their pages stay open, each in a renderer of its own, and each
 * system makes one visit after the other system's: a busy second of the machine is in every one of them.
 *
 * @param group The systems of a case.
 * @param options `rounds`, each with new pages, and `visits` of each page.
 * @param run `browser`, `samples` and the served `files`.
 */
export async function timeByTurns(group, { rounds, visits: maxVisits }, { browser, samples, files }) {
  if (group.length === 0) return;
  const visits = fewer(group[0], maxVisits);
  const warmUps = fewer(group[0], WARM_UPS);
  for (let round = 0; round < rounds; round += 1) {
    reportProgress(`round ${round + 1} of ${rounds}: ${group[0].name}`);
    const pages = await openAll(browser, group);
    await takeTurns(pages, warmUps, () => {});
    await takeTurns(pages, visits, ({ item }, work, turn) =>
      addWork(samples, item, work, round * visits + turn),
    );
    for (const { item, readScripts, close } of pages) {
      const bytes = weigh(files, await readScripts());
      samples.add({ ...describeRow(item), metric: 'JavaScript', unit: 'B' }, bytes);
      await close();
    }
  }
}
