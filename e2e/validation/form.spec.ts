import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hasFramework } from '../support/framework.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/validation/form');
  await whenIdle(page);
});

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click();

test('a refused submit says what is wrong, focuses the first field, and follows the corrections [VAL-15] @firefox', async ({
  page,
}) => {
  await send(page);
  const lines = page.locator('[data-valmsg-summary] li');
  await expect(lines).toHaveText([
    'Indiquez votre nom.',
    'Indiquez votre e-mail.',
    'Choisissez une facture.',
    'Indiquez la TVA.',
    'Acceptez les conditions.',
  ]);
  await expect(page.locator('#Name')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveAccessibleDescription(
    'Comme sur votre carte Indiquez votre nom.',
  );
  await expect(page.getByRole('status')).toHaveText('5 champs sont à corriger');
  await page.keyboard.type('Anne');
  await expect(lines).toHaveCount(4);
  await expect(page.getByRole('status')).toHaveText('');
  await expect(page.locator('#Name')).toHaveAccessibleDescription('Comme sur votre carte');
  await expectAccessible(page);
});

test('a line of the summary opens the panel of its field and focuses it, by keyboard [VAL-15] @firefox', async ({
  page,
}) => {
  await send(page);
  await expect(page.locator('#more')).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Indiquez la TVA.' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#more')).toHaveAttribute('open');
  await expect(page.locator('#Vat')).toBeFocused();
  await expectAccessible(page);
});

test('what is valid goes out untouched, with the button that was pressed [VAL-19] @firefox', async ({
  page,
}) => {
  await page.locator('#Name').fill('Anne');
  await page.locator('#Mail').fill(' anne@exemple.be');
  await page.getByLabel('Par la poste').check();
  await page.locator('#more summary').click();
  await page.locator('#Vat').fill('BE0411905847');
  await page.getByLabel('Conditions').check();
  await send(page);
  await expect(page).toHaveURL(
    /\/sent\?Customer\.Name=Anne&Customer\.Mail=anne%40exemple\.be&Bill=post&Vat=BE0411905847&Hidden\.Street=&Terms=true&Terms=false&do=send$/,
  );
});

test('a button with formnovalidate and one of class cancel send what is there [VAL-19]', async ({ page }) => {
  await page.getByRole('button', { name: 'Brouillon' }).click();
  // The submitted page has loaded before Back leaves it, so that Back is the only pending navigation.
  await page.waitForURL(/do=draft$/);
  // The library marks its history entry; the driver would count that as the end of the step back.
  await page.waitForFunction(() => history.state !== null);
  await page.goBack();
  await whenIdle(page);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page).toHaveURL(/do=back$/);
});

test('a rule without a message has one in the page’s language [VAL-15]', async ({ page }) => {
  await page.locator('#more summary').click();
  for (const [lang, text] of [
    ['fr', 'Indiquez un numéro de TVA valable.'],
    ['nl', 'Vul een geldig btw-nummer in.'],
    ['de', 'Enter a valid VAT number.'],
  ]) {
    await page.evaluate((culture) => document.documentElement.setAttribute('lang', culture!), lang);
    await page.locator('#Vat').fill('');
    await page.locator('#Vat').fill('BE0411905848');
    await page.locator('#Vat').blur();
    await expect(page.locator('[data-valmsg-for="Vat"]')).toHaveText(text!);
  }
});

test('a reset takes everything back [VAL-15]', async ({ page }) => {
  await send(page);
  await expect(page.locator('[data-valmsg-summary] li')).toHaveCount(5);
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(page.locator('[data-valmsg-summary]')).toHaveClass('validation-summary-valid');
  await expect(page.locator('.input-validation-error, .field-validation-error, [aria-invalid]')).toHaveCount(
    0,
  );
  await expectAccessible(page);
});

test('a form that asks for it shows its summary at the top of the page, with the focus [VAL-19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await page.evaluate(() => document.querySelector('form')!.setAttribute('data-val-focus', 'summary'));
  await send(page);
  await expect(page.locator('[data-valmsg-summary]')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);
});

test('the button is busy while the form is on its way [VAL-19]', async ({ page }) => {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-val]')) control.setAttribute('data-val', 'false');
    document.querySelector('#Mail')!.setAttribute('data-val', 'true');
    // The state is stored for the next page, since a page that is being left can't be inspected.
    addEventListener('pagehide', () => {
      const button = document.querySelector('form [value="send"]');
      sessionStorage.setItem('busy', button?.getAttribute('aria-busy') ?? 'no');
    });
  });
  await page.locator('#Mail').fill('anne@exemple.be');
  await whenIdle(page);
  await send(page);
  await expect(page).toHaveURL(/\/sent/);
  expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('true');
});

test('a page with forms alone loads no React, also while it is refused [VAL-18] @react', async ({ page }) => {
  await send(page);
  await expect(page.locator('[data-valmsg-summary] li')).not.toHaveCount(0);
  expect(await hasFramework(page)).toBe(false);
});
