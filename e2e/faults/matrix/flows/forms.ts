import type { Locator } from '@playwright/test';
import { chooseFiles, pdf } from '../../../support/files.ts';
import { ADDRESS, CONTACT, NOTIFICATION, REGISTRATION, type SentForm } from '../../../support/fault-cells.ts';
import { becomeEditor } from '../../../support/editors.ts';
import { whenIdle } from '../../../support/test.ts';
import { createCustomer, type Customer } from '../../../support/wishlists.ts';
import { BUSY_LIMIT_MS, type Flow } from '../flow.ts';

const fromForm = (name: string, form: SentForm, write: RegExp, more: Partial<Flow> = {}): Flow => ({
  name,
  match: form.match,
  async open(page) {
    await form.open(page);
    await page.request.delete('/demo/ledger');
  },
  control: (page) => page.locator(form.button),
  typed: { [form.field]: form.typed },
  isDone: (page) => page.getByText(form.done).first().isVisible(),
  write,
  ...more,
});

export const sendContact = fromForm('the contact form is sent', CONTACT, /^POST \/fr\/contact/);
export const subscribeToStock = fromForm(
  'a notification of stock is asked for',
  NOTIFICATION,
  /stocknotification/,
);
export const saveAddress = fromForm('an address is saved', ADDRESS, /account\/address/, { isKeyed: true });

const people = new WeakMap<object, Customer>();

/** Types what the browser has not brought back after Back, such as passwords, and sends the form. */
async function sendWith(button: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [selector, text] of Object.entries(texts)) {
    const field = button.page().locator(selector);
    if ((await field.inputValue()) !== text) await field.fill(text);
  }
  await button.click({ noWaitAfter: true, timeout: BUSY_LIMIT_MS });
}

export const signIn: Flow = {
  name: 'a customer signs in',
  match: 'POST /fr/security/login',
  async open(page) {
    people.set(page.context(), await createCustomer(page));
    await page.goto('/fr/security/login');
    await whenIdle(page);
    const { Email, Password } = people.get(page.context())!;
    await page.locator('main [name=Email]').fill(Email);
    await page.locator('main [name=Password]').fill(Password);
    await whenIdle(page);
  },
  control: (page) => page.locator('main form:has([name=Password]) button[type=submit]').first(),
  native: 'main form:has([name=Password]) button[type=submit]',
  press(page) {
    const { Email, Password } = people.get(page.context())!;
    return sendWith(this.control(page), {
      'main [name=Email]': Email,
      'main [name=Password]': Password,
    });
  },
  isDone: (page) => page.locator('a[href$="/account"], .account-nav').first().isVisible(),
};

export const register = fromForm('a customer registers', REGISTRATION, /register/, {
  native: REGISTRATION.button,
  isUnstored: true,
  press(page) {
    return sendWith(this.control!(page), {
      '#register-Password': 'table-ouverte-9',
      '#register-PasswordRepeat': 'table-ouverte-9',
    });
  },
  // A registration whose answer was lost has made the account: the page says so, and offers to sign in.
  isDone: async (page) =>
    !new URL(page.url()).pathname.includes('register') ||
    page.getByText('Cette adresse a déjà un compte.').first().isVisible(),
  isKeyed: true,
});

export const upload: Flow = {
  name: 'an editor sends a file',
  match: 'POST /fr/assetslibrary/upload',
  async open(page) {
    await becomeEditor(page);
    await page.goto('/fixtures/assets/page?kind=files&types=pdf,jpg');
    await page.locator('[data-island="asset-field"][data-island-state="ready"]').waitFor();
    await whenIdle(page);
  },
  control: (page) => page.getByRole('button', { name: 'Choisir des fichiers', exact: true }),
  async press(page) {
    const again = page.getByRole('button', { name: 'Réessayer d’envoyer sizes.pdf' });
    if (await again.isVisible()) await again.click();
    else await chooseFiles(page, this.control(page), [pdf('sizes.pdf')]);
  },
  isDone: async (page) => (await page.locator('input[name="FilesName"][value="sizes.pdf"]').count()) > 0,
  write: /upload/,
};
