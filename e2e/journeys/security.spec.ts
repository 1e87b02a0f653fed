import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import { oneTimeCode } from '../support/one-time-code.ts';

const ONCE_MORE = { tag: '@webkit' };

const FIRST = 'analytique-1843';
const SECOND = 'machine-1837-b';
const CODE = 'input[autocomplete="one-time-code"]';
const STEPS = '[data-island="two-factor"][data-island-state="ready"]';

async function fillAll(shopper: Shopper, prefix: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await shopper.fill(`#${prefix}-${name}`, value);
}

async function register(shopper: Shopper, Email: string): Promise<void> {
  await shopper.goto('/fr/security/register');
  await shopper.whenIdle();
  await fillAll(shopper, 'register', { FirstName: 'Ada', LastName: 'Lovelace', Email });
  await shopper.fill('#register-Password', FIRST);
  await shopper.expectCount('#register-Password-help .ar-password-rule-met', 4);
  await shopper.click('#register-Password ~ .ar-password-reveal');
  await shopper.expectAttribute('#register-Password', 'type', 'text');
  await shopper.fill('#register-PasswordRepeat', FIRST);
  await shopper.check('#register-Terms');
  await shopper.click('.register-form .actions button');
  await shopper.expectText('h1', 'Bonjour Ada');
  await shopper.whenIdle();
}

/**
 * Switches two-factor sign-in on in its dialog; returns its key, the code used, and the first recovery code.
 */
async function setUp(shopper: Shopper): Promise<{ key: string; code: string; recovery: string }> {
  await shopper.click({ css: '.account-nav a', text: 'Sécurité' });
  await shopper.expectUrl(/\/account\/security$/);
  await shopper.whenIdle();
  await shopper.click({ css: '.security-card a', text: /^Activer$/ });
  await shopper.expectVisible(`dialog ${STEPS} .ar-qr-code`);
  const key = await shopper.text('.ar-two-factor-secret code');
  await shopper.click('dialog [data-step="app"] [data-step-to="code"]');
  await shopper.expectFocused(`dialog ${CODE}`);
  const code = oneTimeCode(key);
  await shopper.fill(`dialog ${CODE}`, code);
  await shopper.expectCount('dialog [data-recovery-codes] li', 8);
  const recovery = await shopper.text('dialog [data-recovery-codes] li');
  await shopper.click({ css: 'dialog a', text: 'J’ai noté les codes' });
  await shopper.expectText('.security-state', 'Activée');
  await shopper.whenIdle();
  return { key, code, recovery };
}

async function signOut(shopper: Shopper): Promise<void> {
  await shopper.click('.account-tools .sign-out button');
  await shopper.expectUrl(/\/fr$/);
  await shopper.whenIdle();
}

async function giveCredentials(shopper: Shopper, Email: string, Password: string): Promise<void> {
  await fillAll(shopper, 'login', { Email, Password });
  await shopper.press('Enter');
  await shopper.expectVisible(STEPS);
}

test(
  'a customer registers, sets up a second step by its QR code, signs in with it, and comes back after forgetting the password [ACC-01] [ACC-02]',
  ONCE_MORE,
  async ({ shopper }) => {
    test.slow();
    const email = `ada.${crypto.randomUUID()}@example.be`;
    await register(shopper, email);
    const { key, code, recovery } = await setUp(shopper);
    await signOut(shopper);

    await shopper.goto('/fr/security/login');
    await shopper.whenIdle();
    await giveCredentials(shopper, email, FIRST);
    // The set-up has used up its code, also within its half minute; the code of the next half minute is valid
    // too.
    await shopper.fill(CODE, code);
    await shopper.expectText('[data-valmsg-for="Code"]', /déjà servi|n’est plus valable/);
    await shopper.expectValue(CODE, '');
    await shopper.expectVisible(STEPS);
    await shopper.fill(CODE, oneTimeCode(key, 1));
    await shopper.expectText('h1', 'Bonjour Ada');
    await signOut(shopper);

    await shopper.goto('/fr/security/login');
    await shopper.whenIdle();
    await shopper.click({ css: 'main a', text: 'Mot de passe oublié ?' });
    await shopper.expectUrl(/\/forgot$/);
    await shopper.whenIdle();
    await shopper.fill('#forgot-Email', email);
    await shopper.press('Enter');
    await shopper.expectText('main .lead', /^Si l’adresse .* a un compte chez nous/);
    await shopper.click({ css: '.hint a', text: 'E-mails envoyés' });
    await shopper.expectUrl(/\/outbox$/);
    await shopper.click({ css: '.mail a', text: 'Choisir un nouveau mot de passe' });
    await shopper.expectUrl(/\/reset\?token=/);
    await shopper.whenIdle();
    const link = new URL(await shopper.url()).pathname + new URL(await shopper.url()).search;
    await fillAll(shopper, 'reset', { Password: SECOND, PasswordRepeat: SECOND });
    await shopper.press('Enter');
    await shopper.expectText('main .notice', /Votre mot de passe est changé/);
    await shopper.whenIdle();

    await giveCredentials(shopper, email, SECOND);
    await shopper.click('[data-step-to="recovery"]');
    await shopper.expectFocused('#second-RecoveryCode');
    await shopper.fill('#second-RecoveryCode', recovery.toLowerCase());
    await shopper.press('Enter');
    await shopper.expectText('h1', 'Bonjour Ada');
    await shopper.goto(link);
    await shopper.expectText('h1', 'Ce lien n’est plus valable');
    expect(await shopper.count('#reset-Password')).toBe(0);
  },
);
