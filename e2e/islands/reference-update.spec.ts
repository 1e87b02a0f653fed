import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const UPDATE = '/widget/catalog/CustomerReferenceUpdate';

/** Finds the form of a variant. Each test has its own: all share the company, and run at the same time. */
const formOf = (page: Page, variant: number) =>
  page.locator('[data-island="reference-update"]', {
    has: page.locator(`[name=ProductVariantId][value="${variant}"]`),
  });

test.beforeEach(async ({ page }) => {
  await page.goto('/fr');
  await page.request.post('/demo/sign-in', { data: { user: 'quais' } });
  await page.goto('/fr/account/references');
});

test('a number is saved in place; one that is refused gives way to the one before [SRC-04]', async ({
  page,
  faults,
}) => {
  const form = formOf(page, 10101);
  const field = form.getByRole('textbox');
  await field.fill('CAVE-1');
  await field.press('Enter');
  await expect(page.locator('.ar-growl')).toContainText('La référence « CAVE-1 » est enregistrée.');

  await field.fill('LQ-1000-02');
  await field.press('Enter');
  await expect(form.getByRole('alert')).toContainText('La référence n’a pas pu être mise à jour.');
  await expect(form.getByRole('alert')).toContainText('déjà la référence');
  await expect(field).toHaveValue('CAVE-1');

  await faults({ match: `POST ${UPDATE}`, status: 500 });
  await field.fill('CAVE-2');
  await field.press('Enter');
  await expect(page.locator('.ar-growl [role=alert]')).toHaveCount(2);
  await expect(field).toHaveValue('CAVE-1');
  await page.reload();
  await expect(page.locator('[name=CustomerSKU][value="CAVE-1"]')).toHaveCount(1);
});

test('the dialog of what was done closes after three seconds, and not under a pointer [SRC-04]', async ({
  page,
}) => {
  const form = formOf(page, 10103);
  await form.evaluate((element) => (element as HTMLElement).removeAttribute('data-message'));
  await form.getByRole('textbox').fill('CAVE-3');
  await expect(form).toHaveAttribute('data-island-state', 'ready');
  // The three seconds stand still until the pointer is there, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Référence' });
  await expect(dialog).toContainText('La référence « CAVE-3 » est enregistrée.');
  await dialog.hover();
  await page.clock.runFor(3_100);
  await expect(dialog).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3_100);
  await expect(dialog).toBeHidden();
});
