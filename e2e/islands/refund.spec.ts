import { enterAsRegular } from '../support/sales.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('a refund sums up as it is typed, refuses more than was bought, and the server’s sum wins [SAL-06] @react', async ({
  page,
  faults,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.goto(`${orders[1]}/refund`);
  const form = page.locator('[data-island="refund"]');
  await expect(form).toHaveAttribute('data-island-state', 'ready');
  const mug = form.locator('[data-refund-line]', { hasText: 'Mug Dune' });
  const field = mug.getByRole('spinbutton');
  const total = form.locator('[data-refund-total]');
  const send = form.getByRole('button', { name: 'Demander le remboursement' });

  await send.click();
  await expect(form.getByRole('alert')).toHaveText('Choisissez au moins un article à renvoyer.');
  for (const wrong of ['5', '-1']) {
    await field.fill(wrong);
    await expect(mug.getByRole('alert')).toHaveText('De 0 à 4 : pas plus que ce qui a été acheté.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await send.click();
    await expect(field).toBeFocused();
  }
  expect(await ledgerOf(page)).toHaveLength(0);

  await form.getByRole('button', { name: 'Tout renvoyer' }).click();
  const bought = await form
    .locator('[data-refund-line]')
    .evaluateAll((rows) => rows.reduce((sum, row) => sum + Number(row.getAttribute('data-max')), 0));
  await expect(form.locator('[data-refund-count]')).toHaveText(String(bought));
  await form.getByRole('button', { name: 'Ne rien renvoyer' }).click();
  await expect(total).toHaveText(/^0,00/);
  await field.fill('2');
  await expect(mug.locator('[data-refund-amount]')).toHaveText(/^44,00/);
  await expect(total).toHaveText(/^44,00/);

  // The response is lost: the same form, sent again, makes no second refund.
  await faults({ match: `POST ${orders[1]}/refund`, late: true, status: 502, times: 1 });
  await send.click();
  const errorDialog = page.getByRole('alertdialog', { name: /^Une erreur (?:inconnue )?est survenue/ });
  await errorDialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('#refund')).toContainText('2 pièces, 44,00');
  await expect(errorDialog).toBeHidden();
  await expect(form.locator('[data-refund-line]', { hasText: 'Mug Dune' })).toHaveAttribute('data-max', '2');
  expect(await ledgerOf(page)).toHaveLength(1);
});
