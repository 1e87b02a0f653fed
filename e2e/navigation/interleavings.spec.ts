import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type * as NavGame from '../support/nav-game/index.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { expect, markDocument, test, whenIdle } from '../support/test.ts';

/** `SEED=17` plays one of them again, `SEEDS=1000` plays more. */
const SEEDS = chooseSeeds(60);

// Nobody waits for anything but an answer, and of these the game disposes.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** The game is played inside the page, move by move; to be told of each from outside would take minutes. */
async function installGame(page: Page): Promise<void> {
  const entry = join(import.meta.dirname, '../support/nav-game/index.ts');
  const bundled = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'navGame',
    footer: { js: 'globalThis.navGame = navGame' },
  });
  await page.evaluate(bundled.outputFiles[0]!.text);
}

test(`${SEEDS.length} random orders of visits, updates, hashes, back, forward, failures and late answers end where the visitor went last [NAV-02] [NAV-10] [NAV-11]`, async ({
  page,
}) => {
  test.setTimeout(30_000 + 300 * SEEDS.length);
  await page.goto('/fixtures/nav/play');
  await whenIdle(page);
  await markDocument(page);
  // What is loaded with its first use is there before the games begin.
  for (const first of ['[data-part="1"]', '[data-to="1"]']) {
    await page.click(first);
    await whenIdle(page);
  }
  await page.goBack();
  await whenIdle(page);
  await installGame(page);
  const result = await page.evaluate(
    (seeds) => (globalThis as unknown as { navGame: typeof NavGame }).navGame.playGames(seeds),
    SEEDS,
  );
  expect(result).toEqual({ played: SEEDS.length, failed: [] });
});
