import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const offer = (page: Page) => page.locator('[data-island="countdown"]');

test('a product’s offer is counted down by the server’s clock, whatever that of the visitor says [CAT-09]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2001-01-01T00:00:00Z') });
  await page.goto('/fr/catalog/product/soliflore-bourgeon');
  await expect(offer(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(offer(page)).toHaveRole('timer');
  await expect(offer(page)).toHaveText(/^Encore (\d j )?\d\d:\d\d:\d\d$/);
  const before = await offer(page).textContent();
  await page.clock.runFor(2_000);
  await expect(offer(page)).not.toHaveText(before!);
});
