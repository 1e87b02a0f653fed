import { findGrowth, installCounters, liveRounds, readLife, VISITS_OF_ROUND } from '../support/long-life.ts';
import type { Life } from '../support/long-life.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/** `npm run long-life` simulates eight hours with 10,000 visits and 5,000 writes, a usual run two minutes. */
const VISITS = Number(process.env['VISITS'] ?? 40);
const HOURS = 8;
const VISITS_OF_DAY = 10_000;
/** Rounds between two moves of the clock. */
const ROUNDS_AT_ONCE = 5;
const MS_AT_ONCE = (HOURS * 3_600_000 * VISITS_OF_ROUND * ROUNDS_AT_ONCE) / VISITS_OF_DAY;
/** Number of readings; a slow leak shows in each of them. */
const READINGS = Math.min(10, VISITS / (VISITS_OF_ROUND * ROUNDS_AT_ONCE));
const TIMES_OF_READING = Math.round(VISITS / (VISITS_OF_ROUND * ROUNDS_AT_ONCE * READINGS));

// The recorder of a trace retains nodes that the page drops.
test.use({ trace: 'off' });
test.setTimeout(60_000 + VISITS * 1_000);

test(`a tab that is open for ${VISITS} visits with writes, while hours pass, occupies no more than at first`, async ({
  page,
}) => {
  await page.clock.install();
  await installCounters(page);
  await page.goto('/fr');
  await markDocument(page);
  const live = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await liveRounds(page, ROUNDS_AT_ONCE);
      await page.clock.fastForward(Math.round(MS_AT_ONCE));
      await whenIdle(page);
    }
  };
  // The first rounds load the chunks, fill the caches, and let the engine compile what runs often.
  await live(TIMES_OF_READING);
  const before = await readLife(page);
  const readings: Life[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    await live(TIMES_OF_READING);
    readings.push(await readLife(page));
    if (process.env['VISITS']) console.log(JSON.stringify({ before, after: readings.at(-1) }));
  }
  expect(await isSameDocument(page), 'one document').toBe(true);
  expect(readings.flatMap((after) => findGrowth(before, after))).toEqual([]);
});

test('the measure of a long life finds an open channel, timers and a stored text', async ({ page }) => {
  await installCounters(page);
  await page.goto('/fr/delivery');
  await whenIdle(page);
  const before = await readLife(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { channel: new BroadcastChannel('leak') });
    // The page's own timers may end meanwhile.
    for (const _ of Array(20)) setInterval(() => undefined, 60_000);
    for (const _ of Array(20)) setTimeout(() => undefined, 600_000);
    sessionStorage.setItem('leak', 'text');
    localStorage.setItem('leak', 'text');
  });
  const found = findGrowth(before, await readLife(page)).map((line) => line.replace(/ \(.*/, ''));
  expect(found).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\+\d\d timers$/), '+1 channels', '+16 storage']),
  );
});
