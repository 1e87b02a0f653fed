import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';
import { validateWatched } from '../support/validate-watched.ts';

const EVERYWHERE = { tag: ['@firefox', '@webkit'] };
const MESSAGE = (name: string) => `[data-valmsg-for="${name}"]`;
const LINES = '[data-valmsg-summary] li';

/** Returns an email address that no other run has registered. */
const newAddress = () => `ada.${crypto.randomUUID()}@example.be`;

async function openForm(shopper: Shopper, path: string): Promise<void> {
  await shopper.goto(path);
  await shopper.whenIdle();
}

async function fillAll(shopper: Shopper, values: Record<string, string>, prefix: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) await shopper.fill(`#${prefix}-${name}`, value);
}

/** Registers an account for this run, so that no other run changes it. */
async function register(shopper: Shopper): Promise<void> {
  await openForm(shopper, '/fr/security/register');
  const person = { FirstName: 'Ada', LastName: 'Lovelace', Email: newAddress() };
  const passwords = { Password: 'analytique-1843', PasswordRepeat: 'analytique-1843' };
  await fillAll(shopper, { ...person, ...passwords }, 'register');
  await shopper.check('#register-Terms');
  await shopper.click('.register-form .actions button');
  await shopper.expectText('h1', 'Bonjour Ada');
}

test(
  'a newcomer registers: a taken address is said at once, and mended [VAL-01] [VAL-04] [VAL-05] [VAL-14] [VAL-19]',
  { tag: ['@firefox', '@webkit'] },
  async ({ shopper, ledger }) => {
    const email = newAddress();
    await shop.enter(shopper, 'fr');
    await shopper.click('.account-link');
    await shopper.click({ css: 'main a', text: 'Créer un compte' });
    await shopper.expectUrl(/\/fr\/security\/register/);
    await shopper.whenIdle();
    await shopper.fill('#register-Email', 'claire@example.com');
    await shopper.press('Tab');
    await shopper.expectText(MESSAGE('Email'), /a déjà un compte/);
    const passwords = { Password: 'analytique-1843', PasswordRepeat: 'analytique-1834' };
    await fillAll(shopper, { FirstName: 'Ada', LastName: 'Lovelace', ...passwords }, 'register');
    await shopper.click('.register-form .actions button');
    await shopper.expectCount(LINES, 3);
    await shopper.expectFocused('.validation-summary-errors');
    await fillAll(shopper, { Email: email, PasswordRepeat: passwords.Password }, 'register');
    await shopper.check('#register-Terms');
    await shopper.click('.register-form .actions button');
    await shopper.expectUrl(/\/fr\/account$/);
    await shopper.expectText('h1', 'Bonjour Ada');
    const [{ body } = { body: undefined }] = await ledger();
    expect(body).toMatchObject({ Email: email, Password: '', IsCompany: '' });
  },
);

test('a company is asked for its name and its number, of its own country, a person is not [VAL-12] [VAL-17]', async ({
  shopper,
}) => {
  await openForm(shopper, '/nl/security/register');
  await shopper.expectHidden('#register-VatNumber');
  const person = { FirstName: 'Ada', LastName: 'Lovelace', Email: newAddress() };
  const passwords = { Password: 'analytique-1843', PasswordRepeat: 'analytique-1843' };
  await fillAll(shopper, { ...person, ...passwords }, 'register');
  await shopper.check('#register-Terms');
  await shopper.check('#register-IsCompany');
  await shopper.click('.register-form .actions button');
  await shopper.expectCount(LINES, 2);
  await shopper.expectFocused('.validation-summary-errors');
  await fillAll(shopper, { Company: 'Ada bv', VatNumber: 'NL004495445B01' }, 'register');
  await shopper.press('Tab');
  await shopper.expectText(MESSAGE('VatNumber'), /past niet bij het gekozen land/);
  await shopper.select('#register-VatCountry', 'NL');
  await shopper.expectText(MESSAGE('VatNumber'), '');
  await shopper.expectCount(LINES, 0);
  await shopper.click('.register-form .actions button');
  await shopper.expectText('h1', 'Dag Ada');
});

test('an address follows its country, and is there again in the order form [VAL-17]', async ({ shopper }) => {
  await register(shopper);
  await shopper.goto('/fr/account/address');
  await shopper.whenIdle();
  const home = { Street1: 'Damrak', HouseNumber: '1', City: 'Amsterdam' };
  await fillAll(shopper, { ...home, PostalCode: '1012 LG', Phone: '+31 20 624 1111' }, 'address');
  await shopper.press('Tab');
  await shopper.expectText(MESSAGE('PostalCode'), /ne convient pas au pays/);
  await shopper.expectText(MESSAGE('Phone'), /ne convient pas au pays/);
  await shopper.select('#address-CountryId', 'NL');
  await shopper.expectCount('#address-PostalCode.input-validation-error', 0);
  await shopper.expectCount('#address-Phone.input-validation-error', 0);
  await shopper.click('.address-form .actions button');
  await shopper.expectText('#account-address address', /Damrak 1\s+1012 LG Amsterdam\s+Pays-Bas/);
  await shopper.goto('/fr/catalog/product/mug-dune');
  await shopper.whenIdle();
  await shop.addToCart(shopper);
  await shopper.goto('/fr/checkout');
  await shopper.expectValue('[name="BillingCity"]', 'Amsterdam');
  await shopper.expectValue('[name="BillingCountry"]', 'NL');
});

test('an order that is not complete shows its summary first, at the top of the page [VAL-19]', async ({
  shopper,
}) => {
  await shop.enter(shopper, 'fr');
  await shopper.goto('/fr/catalog/product/mug-dune');
  await shopper.whenIdle();
  await shop.addToCart(shopper);
  await openForm(shopper, '/fr/checkout');
  await shopper.click('.order-form .actions button');
  await shopper.expectFocused('.validation-summary-errors');
  expect(await shopper.evaluate(() => scrollY, null)).toBe(0);
  await shopper.expectCount(LINES, 7);
  await shop.fillOrder(shopper);
  await shopper.expectCount(LINES, 0);
  await shop.sendOrder(shopper);
});

test(
  'what only the server refuses comes back in its place by ajax, with the focus on the summary [VAL-15] [FRM-05]',
  EVERYWHERE,
  async ({ shopper, ledger }) => {
    await openForm(shopper, '/fr/contact');
    await shopper.evaluate(() => document.documentElement.setAttribute('data-same', ''), null);
    await shopper.fill('#contact-Name', 'Ada');
    await shopper.evaluate(() => {
      for (const field of document.querySelectorAll('#contact [data-val]')) {
        field.setAttribute('data-val', 'false');
      }
    }, null);
    await shopper.fill('#contact-Email', 'ada');
    await shopper.click('#contact .actions button');
    await shopper.expectFocused('.validation-summary-errors');
    await shopper.expectCount(LINES, 2);
    await shopper.expectText(MESSAGE('Email'), /adresse e-mail complète/);
    await shopper.expectAttribute('html', 'data-same', '');
    await shopper.expectValue('#contact-Name', 'Ada');
    await shopper.whenIdle();
    await shopper.fill('#contact-Email', 'ada@example.be');
    await shopper.expectCount(LINES, 1);
    await shopper.fill('#contact-Message', 'Le bord est ébréché.');
    await shopper.click('#contact .actions button');
    await shopper.expectText('#contact h1', /votre message est arrivé/);
    await shopper.expectAttribute('html', 'data-same', '');
    expect(await ledger()).toHaveLength(1);
  },
);

test(
  'a click that leaves a wrong field is not lost to the message that appears above the button [VAL-15]',
  EVERYWHERE,
  async ({ shopper }) => {
    await openForm(shopper, '/fr/contact');
    await shopper.fill('#contact-Email', 'ada');
    await shopper.click('#contact .actions button');
    await shopper.expectCount(LINES, 3);
    await shopper.expectFocused('.validation-summary-errors');
  },
);

/**
 * One of the patterns, run in the page itself, would block it for minutes; slowly ending workers, for
 * seconds.
 */
const STUCK_MS = 15_000;

test(
  'twenty hostile patterns never stop the page, and what can be known is known [VAL-10]',
  EVERYWHERE,
  async ({ shopper }) => {
    await openForm(shopper, '/fixtures/validation/hostile');
    const { errors, longestGap } = await shopper.evaluate(validateWatched, null);
    expect(longestGap).toBeLessThan(STUCK_MS);
    // An honest pattern of the same shape is still evaluated, after twenty that were abandoned.
    expect(errors).toMatchObject({ Good: 'Bon ?' });
    expect(errors).not.toHaveProperty('P1');
  },
);
