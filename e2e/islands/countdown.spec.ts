import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { expect, test } from '../support/kit.ts';

const NOW = '2026-12-24T16:59:50+01:00';
const open = (archipel: Archipel, end: string, now = '') =>
  archipel.open('countdown', {
    html: `<p><label>Nom <input id="name"></label></p>
      <p data-island="countdown" data-end="${end}"${now && ` data-now="${now}"`}>jusqu’à ce soir</p>`,
  });
const offer = (page: Page) => page.locator('[data-island="countdown"]');

/** Counts the loads of the page, across navigations. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('at the end the page is loaded again, once, though the server still sends the offer [CAT-09]', async ({
  page,
  archipel,
}) => {
  const loads = await countLoads(page);
  await page.clock.install();
  await open(archipel, '2026-12-24T17:01:00+01:00', NOW);
  await expect(offer(page)).toHaveText(/^Encore 00:0[01]:\d\d$/);
  const again = page.waitForEvent('load');
  await page.clock.runFor(75_000);
  await again;
  await expect(offer(page)).toHaveText(/^Encore 00:0[01]:\d\d$/);
  await page.clock.runFor(75_000);
  await expect(offer(page)).toHaveText('Terminé');
  await archipel.idle();
  await expect(offer(page)).toHaveAttribute('data-island-state', 'ready');
  expect(loads()).toBe(2);
});

test('the end interrupts nobody who types, and a page may do something else then [CAT-09]', async ({
  page,
  archipel,
}) => {
  const loads = await countLoads(page);
  await page.clock.install();
  await open(archipel, '2026-12-24T17:01:00+01:00', NOW);
  await expect(offer(page)).toHaveText(/^Encore/);
  await page.locator('#name').evaluate((field) => {
    field.focus();
    const typing = setInterval(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })), 500);
    field.addEventListener('change', () => clearInterval(typing));
  });
  await page.clock.runFor(75_000);
  await expect(offer(page)).toHaveText('Terminé');
  await archipel.idle();
  expect(loads()).toBe(1);
  const again = page.waitForEvent('load');
  await page.locator('#name').evaluate((field) => field.dispatchEvent(new Event('change')));
  await page.clock.runFor(3_000);
  await again;
  await open(archipel, '2026-12-24T18:01:00+01:00', '2026-12-24T17:59:50+01:00');
  await page.evaluate(() =>
    document.addEventListener('archipel:countdown-ended', (event) => event.preventDefault()),
  );
  await expect(offer(page)).toHaveText(/^Encore/);
  await page.clock.runFor(75_000);
  await expect(offer(page)).toHaveText('Terminé');
  await archipel.idle();
  expect(loads()).toBe(3);
});

test('an end without a zone, or none at all, is one clear warning each, and the text stays [CAT-09]', async ({
  page,
  archipel,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  archipel.expectComplaint(/has no zone/);
  archipel.expectComplaint(/data-end="demain" is no date and time/);
  for (const end of ['2026-12-24T17:00:00', 'demain']) {
    await open(archipel, end);
    await expect(offer(page)).toHaveAttribute('data-island-state', 'ready');
    await expect(offer(page)).toHaveText('jusqu’à ce soir');
  }
  expect(warnings.filter((text) => text.includes('does not count down'))).toHaveLength(2);
  expect(warnings.join()).toContain('has no zone');
  expect(warnings.join()).toContain('data-end="demain" is no date and time');
});
