import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';
import { validateWatched } from '../support/validate-watched.ts';

const EVERYWHERE = { tag: ['@firefox', '@webkit'] };
const MESSAGE = (name: string) => `[data-valmsg-for="${name}"]`;
const LINES = '[data-valmsg-summary] li';

/** An address that no other run has registered. */
const newAddress = () => `ada.${crypto.randomUUID()}@example.be`;

async function openForm(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.whenIdle();
}

async function fillAll(visitor: Visitor, values: Record<string, string>, prefix: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) await visitor.fill(`#${prefix}-${name}`, value);
}

/** Makes an account of its own, so that no other run changes it. */
async function register(visitor: Visitor): Promise<void> {
  await openForm(visitor, '/fr/security/register');
  const person = { FirstName: 'Ada', LastName: 'Lovelace', Email: newAddress() };
  const passwords = { Password: 'analytique-1843', PasswordRepeat: 'analytique-1843' };
  await fillAll(visitor, { ...person, ...passwords }, 'register');
  await visitor.check('#register-Terms');
  await visitor.click('.register-form .actions button');
  await visitor.expectText('h1', 'Bonjour Ada');
}

test(
  'a newcomer registers: a taken address is said at once, and mended [VAL-01] [VAL-04] [VAL-05] [VAL-14] [VAL-19]',
  { tag: ['@react', '@firefox', '@webkit'] },
  async ({ visitor, ledger }) => {
    const email = newAddress();
    await shop.enter(visitor, 'fr');
    await visitor.click('.account-link');
    await visitor.click({ css: 'main a', text: 'Créer un compte' });
    await visitor.expectUrl(/\/fr\/security\/register/);
    await visitor.whenIdle();
    await visitor.fill('#register-Email', 'claire@example.com');
    await visitor.press('Tab');
    await visitor.expectText(MESSAGE('Email'), /a déjà un compte/);
    const passwords = { Password: 'analytique-1843', PasswordRepeat: 'analytique-1834' };
    await fillAll(visitor, { FirstName: 'Ada', LastName: 'Lovelace', ...passwords }, 'register');
    await visitor.click('.register-form .actions button');
    await visitor.expectCount(LINES, 3);
    await visitor.expectFocused('.validation-summary-errors');
    await fillAll(visitor, { Email: email, PasswordRepeat: passwords.Password }, 'register');
    await visitor.check('#register-Terms');
    await visitor.click('.register-form .actions button');
    await visitor.expectUrl(/\/fr\/account$/);
    await visitor.expectText('h1', 'Bonjour Ada');
    const [{ body } = { body: undefined }] = await ledger();
    expect(body).toMatchObject({ Email: email, Password: '', IsCompany: '' });
  },
);

test(
  'a company is asked for its name and its number, of its own country, a person is not [VAL-12] [VAL-17]',
  EVERYWHERE,
  async ({ visitor }) => {
    await openForm(visitor, '/nl/security/register');
    await visitor.expectHidden('#register-VatNumber');
    const person = { FirstName: 'Ada', LastName: 'Lovelace', Email: newAddress() };
    const passwords = { Password: 'analytique-1843', PasswordRepeat: 'analytique-1843' };
    await fillAll(visitor, { ...person, ...passwords }, 'register');
    await visitor.check('#register-Terms');
    await visitor.check('#register-IsCompany');
    await visitor.click('.register-form .actions button');
    await visitor.expectCount(LINES, 2);
    await visitor.expectFocused('.validation-summary-errors');
    await fillAll(visitor, { Company: 'Ada bv', VatNumber: 'NL004495445B01' }, 'register');
    await visitor.press('Tab');
    await visitor.expectText(MESSAGE('VatNumber'), /past niet bij het gekozen land/);
    await visitor.select('#register-VatCountry', 'NL');
    await visitor.expectText(MESSAGE('VatNumber'), '');
    await visitor.expectCount(LINES, 0);
    await visitor.click('.register-form .actions button');
    await visitor.expectText('h1', 'Dag Ada');
  },
);

test(
  'an address follows its country, and is there again in the order form [VAL-17]',
  EVERYWHERE,
  async ({ visitor }) => {
    await register(visitor);
    await visitor.goto('/fr/account/address');
    await visitor.whenIdle();
    const home = { Street1: 'Damrak', HouseNumber: '1', City: 'Amsterdam' };
    await fillAll(visitor, { ...home, PostalCode: '1012 LG', Phone: '+31 20 624 1111' }, 'address');
    await visitor.press('Tab');
    await visitor.expectText(MESSAGE('PostalCode'), /ne convient pas au pays/);
    await visitor.expectText(MESSAGE('Phone'), /ne convient pas au pays/);
    await visitor.select('#address-CountryId', 'NL');
    await visitor.expectCount('#address-PostalCode.input-validation-error', 0);
    await visitor.expectCount('#address-Phone.input-validation-error', 0);
    await visitor.click('.address-form .actions button');
    await visitor.expectText('#account-address address', /Damrak 1\s+1012 LG Amsterdam\s+Pays-Bas/);
    await visitor.goto('/fr/catalog/product/mug-dune');
    await visitor.whenIdle();
    await shop.addToCart(visitor);
    await visitor.goto('/fr/checkout');
    await visitor.expectValue('[name="BillingCity"]', 'Amsterdam');
    await visitor.expectValue('[name="BillingCountry"]', 'NL');
  },
);

test(
  'an order that is not complete shows its summary first, at the top of the page [VAL-19]',
  EVERYWHERE,
  async ({ visitor }) => {
    await shop.enter(visitor, 'fr');
    await visitor.goto('/fr/catalog/product/mug-dune');
    await visitor.whenIdle();
    await shop.addToCart(visitor);
    await openForm(visitor, '/fr/checkout');
    await visitor.click('.order-form .actions button');
    await visitor.expectFocused('.validation-summary-errors');
    expect(await visitor.evaluate(() => scrollY, null)).toBe(0);
    await visitor.expectCount(LINES, 7);
    await shop.fillOrder(visitor);
    await visitor.expectCount(LINES, 0);
    await shop.sendOrder(visitor);
  },
);

test(
  'what only the server refuses comes back in its place by ajax, with the focus on the summary [VAL-15] [FRM-05]',
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    await openForm(visitor, '/fr/contact');
    await visitor.evaluate(() => document.documentElement.setAttribute('data-same', ''), null);
    await visitor.fill('#contact-Name', 'Ada');
    await visitor.evaluate(() => {
      for (const field of document.querySelectorAll('#contact [data-val]')) {
        field.setAttribute('data-val', 'false');
      }
    }, null);
    await visitor.fill('#contact-Email', 'ada');
    await visitor.click('#contact .actions button');
    await visitor.expectFocused('.validation-summary-errors');
    await visitor.expectCount(LINES, 2);
    await visitor.expectText(MESSAGE('Email'), /adresse e-mail complète/);
    await visitor.expectAttribute('html', 'data-same', '');
    await visitor.expectValue('#contact-Name', 'Ada');
    await visitor.whenIdle();
    await visitor.fill('#contact-Email', 'ada@example.be');
    await visitor.expectCount(LINES, 1);
    await visitor.fill('#contact-Message', 'Le bord est ébréché.');
    await visitor.click('#contact .actions button');
    await visitor.expectText('#contact h1', /votre message est arrivé/);
    await visitor.expectAttribute('html', 'data-same', '');
    expect(await ledger()).toHaveLength(1);
  },
);

test(
  'a click that leaves a wrong field is not lost to the message that appears above the button [VAL-15]',
  EVERYWHERE,
  async ({ visitor }) => {
    await openForm(visitor, '/fr/contact');
    await visitor.fill('#contact-Email', 'ada');
    await visitor.click('#contact .actions button');
    await visitor.expectCount(LINES, 3);
    await visitor.expectFocused('.validation-summary-errors');
  },
);

/** One of the patterns in the page itself would hold it for minutes; workers that are ended slowly hold it for seconds. */
const STUCK_MS = 15_000;

test(
  'twenty hostile patterns never stop the page, and what can be known is known [VAL-10]',
  EVERYWHERE,
  async ({ visitor }) => {
    await openForm(visitor, '/fixtures/validation/hostile');
    const { errors, longestGap } = await visitor.evaluate(validateWatched, null);
    expect(longestGap).toBeLessThan(STUCK_MS);
    // An honest pattern of the same shape is still judged, after twenty that were given up.
    expect(errors).toMatchObject({ Good: 'Bon ?' });
    expect(errors).not.toHaveProperty('P1');
  },
);
