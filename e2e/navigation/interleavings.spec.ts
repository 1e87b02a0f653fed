import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type * as NavScenarios from '../support/nav-scenario/index.ts';
import { errorDialogReady } from '../support/dialogs.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { expect, markDocument, test, whenIdle } from '../support/test.ts';

/** Seeds: `SEED=17` repeats one, `SEEDS=1000` runs more. */
const SEEDS = chooseSeeds(60);

// The scenario waits for responses alone, and decides when each arrives.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** Installs the scenarios in the page: a round trip for each move would take minutes. */
async function installScenarios(page: Page): Promise<void> {
  const entry = join(import.meta.dirname, '../support/nav-scenario/index.ts');
  const bundled = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'navScenarios',
    footer: { js: 'globalThis.navScenarios = navScenarios' },
  });
  await page.evaluate(bundled.outputFiles[0]!.text);
}

test(`${SEEDS.length} random orders of visits, updates, hashes, back, forward, failures and late answers end where the visitor went last [NAV-02] [NAV-10] [NAV-11]`, async ({
  page,
}) => {
  test.setTimeout(60_000 + 300 * SEEDS.length);
  await page.goto('/fixtures/nav/play');
  // A failure waits for the code that reports it, longer than a scenario waits for the failure.
  await errorDialogReady(page);
  await markDocument(page);
  // Code that loads on its first use is loaded before the scenarios start.
  for (const first of ['[data-part="1"]', '[data-to="1"]']) {
    await page.click(first);
    await whenIdle(page);
  }
  await page.goBack();
  await whenIdle(page);
  await installScenarios(page);
  const result = await page.evaluate(
    (seeds) =>
      (globalThis as unknown as { navScenarios: typeof NavScenarios }).navScenarios.runScenarios(seeds),
    SEEDS,
  );
  expect(result).toEqual({ played: SEEDS.length, failed: [] });
});
