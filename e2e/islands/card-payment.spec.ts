import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createGate } from '../support/gate.ts';
import {
  card,
  CARDS,
  CONFIRMATION,
  expectFields,
  expectPaid,
  message,
  openPayment,
  placeOrder,
  pressPay,
  traces,
  typeCard,
} from '../support/payment.ts';
import { expect, isSameDocument, markDocument, test } from '../support/test.ts';

/* The island "card-payment" on the demo's payment page; its failures are in card-payment-failures.spec.ts. */

test('only the payment page has the looser policy, and it is a full load both ways [PAY-01]', async ({
  page,
}) => {
  const number = await placeOrder(page);
  await page.goto(`/fr/checkout/confirmation/${number}`);
  await markDocument(page);
  await page.getByRole('link', { name: 'Payer en ligne maintenant' }).click();
  await expectFields(page);
  expect(await isSameDocument(page)).toBe(false);
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy']!;
  expect(await policyOf(`/fr/payment/${number}`)).toContain("frame-src 'self' https:");
  expect(await policyOf(`/fr/checkout/confirmation/${number}`)).toMatch(/frame-src 'self';/);
  await markDocument(page);
  await page.getByRole('link', { name: 'Retour à la commande' }).click();
  await expect(page).toHaveURL(CONFIRMATION);
  await expect(page.getByRole('heading', { name: 'Merci, Ada !' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a name and an address are required; a refused try keeps them; the next one pays once [PAY-01]', async ({
  page,
}) => {
  const number = await placeOrder(page);
  await openPayment(page, number);
  const holder = page.getByRole('textbox', { name: 'Nom sur la carte' });
  await expect(holder).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('textbox', { name: 'Rue' })).toHaveValue('Rue Haute');
  await expectAccessible(page);

  await typeCard(page, CARDS.rejected);
  await holder.fill('');
  await page.getByRole('textbox', { name: 'Localité' }).fill('');
  await pressPay(page);
  const complaints = page.locator('.adyen-checkout-contextual-text--error').filter({ hasText: /./ });
  await expect(complaints).toHaveText([
    'Entrez le nom tel qu’il figure sur la carte',
    'Complétez : localité',
  ]);
  await expect(card(page)).toHaveAttribute('data-phase', 'ready');

  await holder.fill('Ada King');
  await page.getByRole('textbox', { name: 'Localité' }).fill('Jambes');
  await pressPay(page);
  await expect(message(page).getByRole('alert')).toContainText('La banque a refusé le paiement');
  await expect(message(page)).toBeFocused();
  await expectFields(page);
  await expect(holder).toHaveValue('Ada King');
  await expect(page.getByRole('textbox', { name: 'Localité' })).toHaveValue('Jambes');
  expect(await traces(page)).toMatchObject({ frames: 3, panels: 1 });

  await typeCard(page, CARDS.good);
  await pressPay(page);
  await expectPaid(page, number);
  expect(await traces(page)).toEqual({ frames: 0, panels: 0, stored: null });
  await page.goto(`/fr/payment/${number}`);
  await expectPaid(page, number);
});

/** Expects that the bank's question is on the screen, and that the text above it has the focus. */
async function expectQuestionInView(page: Page): Promise<void> {
  const text = page.getByRole('status').filter({ hasText: 'Votre banque vérifie' });
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(page.locator('iframe[name=threeDSIframe]')).toBeInViewport({ ratio: 1 });
}

test('a bank asks in the page: cancelled, then confirmed by keys alone [PAY-01]', async ({ page }) => {
  const number = await placeOrder(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await openPayment(page, number);
  const bank = page.frameLocator('iframe[name=threeDSIframe]');
  const [opened, open] = createGate();
  await page.route(
    '**/challenge.js',
    async (route) => {
      await opened;
      await route.continue();
    },
    { times: 1 },
  );
  await typeCard(page, CARDS.challenged);
  await pressPay(page);
  const cancel = bank.getByRole('button', { name: 'Annuler' });
  await expect(cancel, 'a press before the bank’s script has loaded would be lost').toBeDisabled();
  open();
  await expectQuestionInView(page);
  await cancel.click();
  await expect(message(page).getByRole('alert')).toContainText('Le paiement a été annulé');
  await expectFields(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await typeCard(page, CARDS.challenged);
  await pressPay(page);
  await expect(bank.getByRole('heading', { name: 'Banque du Port' })).toBeVisible();
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await expect.poll(isNarrow).toBe(true);
  await expectQuestionInView(page);
  const yes = bank.getByRole('button', { name: 'Confirmer' });
  await expect(yes).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPaid(page, number);
});

test('a bank asks on its own page: given up, refused, then confirmed [PAY-01]', async ({ page }) => {
  const number = await placeOrder(page);
  await openPayment(page, number);
  const bank = page.getByRole('heading', { name: 'Banque du Port' });
  const goToBank = async () => {
    await typeCard(page, CARDS.redirected);
    await pressPay(page);
    await expect(bank).toBeVisible();
  };
  await goToBank();
  await page.goBack();
  await expectFields(page);
  await goToBank();
  await page.getByRole('link', { name: 'Refuser' }).click();
  await expect(message(page).getByRole('alert')).toContainText('La banque a refusé le paiement');
  // The bank's query is removed from the address, so that its message appears once.
  await expect(page).toHaveURL(new RegExp(`/fr/payment/${number}$`));
  await expectFields(page);
  await goToBank();
  await page.getByRole('link', { name: 'Confirmer' }).click();
  await expectPaid(page, number);
});
