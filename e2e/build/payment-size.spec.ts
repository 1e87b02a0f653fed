import { CARDS, expectFields, placeOrder, pressPay, typeCard } from '../support/payment.ts';
import { measureSizes, openUncached, saveData, waitForLoads } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Budget of the payment page after a rejected card, all JavaScript of the preact flavour: brotli bytes. */
const BUDGET = 135_500;

test(`the payment page, used, is at most ${BUDGET} bytes of JavaScript [PAY-01]`, async ({ page }) => {
  await saveData(page);
  const number = await placeOrder(page);
  await openUncached(page, `/fr/payment/${number}`);
  await expectFields(page);
  await typeCard(page, CARDS.rejected);
  await pressPay(page);
  await expect(page.getByRole('alert')).toContainText('La banque a refusé le paiement');
  await waitForLoads(page);
  const { js, css, files } = await measureSizes(page);
  expect(js, `${files} files, ${css} bytes of CSS`).toBeLessThanOrEqual(BUDGET);
  expect(js).toBeGreaterThan(BUDGET * 0.9);
});
