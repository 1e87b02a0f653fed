import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import { oneTimeCode } from '../support/one-time-code.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const FIRST = 'analytique-1843';
const SECOND = 'machine-1837-b';
const CODE = 'input[autocomplete="one-time-code"]';
const STEPS = '[data-island="two-factor"][data-island-state="ready"]';

async function fillAll(visitor: Visitor, prefix: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await visitor.fill(`#${prefix}-${name}`, value);
}

async function register(visitor: Visitor, Email: string): Promise<void> {
  await visitor.goto('/fr/security/register');
  await visitor.whenIdle();
  await fillAll(visitor, 'register', { FirstName: 'Ada', LastName: 'Lovelace', Email });
  await visitor.fill('#register-Password', FIRST);
  await visitor.expectCount('#register-Password-help .ar-password-rule-met', 4);
  await visitor.click('#register-Password ~ .ar-password-reveal');
  await visitor.expectAttribute('#register-Password', 'type', 'text');
  await visitor.fill('#register-PasswordRepeat', FIRST);
  await visitor.check('#register-Terms');
  await visitor.click('.register-form .actions button');
  await visitor.expectText('h1', 'Bonjour Ada');
}

/** Switches the second step on in its dialog; returns the key, the code that this took, and the first recovery code. */
async function setUp(visitor: Visitor): Promise<{ key: string; code: string; recovery: string }> {
  await visitor.click({ css: '.account-nav a', text: 'Sécurité' });
  await visitor.click({ css: '.security-card a', text: /^Activer$/ });
  await visitor.expectVisible(`dialog ${STEPS} .ar-qr-code`);
  const key = await visitor.text('.ar-two-factor-secret code');
  await visitor.click('dialog [data-step="app"] [data-step-to="code"]');
  await visitor.expectFocused(`dialog ${CODE}`);
  const code = oneTimeCode(key);
  await visitor.fill(`dialog ${CODE}`, code);
  await visitor.expectCount('dialog [data-recovery-codes] li', 8);
  const recovery = await visitor.text('dialog [data-recovery-codes] li');
  await visitor.click({ css: 'dialog a', text: 'J’ai noté les codes' });
  await visitor.expectText('.security-state', 'Activée');
  await visitor.whenIdle();
  return { key, code, recovery };
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.click('.account-tools .sign-out button');
  await visitor.expectUrl(/\/fr$/);
  await visitor.whenIdle();
}

async function giveCredentials(visitor: Visitor, Email: string, Password: string): Promise<void> {
  await fillAll(visitor, 'login', { Email, Password });
  await visitor.press('Enter');
  await visitor.expectVisible(STEPS);
}

test(
  'a customer registers, sets up a second step by its QR code, signs in with it, and comes back after forgetting the password [ACC-01] [ACC-02]',
  EVERYWHERE,
  async ({ visitor }) => {
    test.slow();
    const email = `ada.${crypto.randomUUID()}@example.be`;
    await register(visitor, email);
    const { key, code, recovery } = await setUp(visitor);
    await signOut(visitor);

    await visitor.goto('/fr/security/login');
    await visitor.whenIdle();
    await giveCredentials(visitor, email, FIRST);
    // The set-up has used its code up, also when another half minute has begun since; the next one is right, too.
    await visitor.fill(CODE, code);
    await visitor.expectText('[data-valmsg-for="Code"]', /déjà servi/);
    await visitor.expectValue(CODE, '');
    await visitor.expectVisible(STEPS);
    await visitor.fill(CODE, oneTimeCode(key, 1));
    await visitor.expectText('h1', 'Bonjour Ada');
    await signOut(visitor);

    await visitor.goto('/fr/security/login');
    await visitor.whenIdle();
    await visitor.click({ css: 'main a', text: 'Mot de passe oublié ?' });
    await visitor.expectUrl(/\/forgot$/);
    await visitor.whenIdle();
    await visitor.fill('#forgot-Email', email);
    await visitor.press('Enter');
    await visitor.expectText('main .lead', /^Si l’adresse .* a un compte chez nous/);
    await visitor.click({ css: '.hint a', text: 'E-mails envoyés' });
    await visitor.expectUrl(/\/outbox$/);
    await visitor.click({ css: '.mail a', text: 'Choisir un nouveau mot de passe' });
    await visitor.expectUrl(/\/reset\?token=/);
    await visitor.whenIdle();
    const link = new URL(await visitor.url()).pathname + new URL(await visitor.url()).search;
    await fillAll(visitor, 'reset', { Password: SECOND, PasswordRepeat: SECOND });
    await visitor.press('Enter');
    await visitor.expectText('main .notice', /Votre mot de passe est changé/);
    await visitor.whenIdle();

    await giveCredentials(visitor, email, SECOND);
    await visitor.click('[data-step-to="recovery"]');
    await visitor.expectFocused('#second-RecoveryCode');
    await visitor.fill('#second-RecoveryCode', recovery.toLowerCase());
    await visitor.press('Enter');
    await visitor.expectText('h1', 'Bonjour Ada');
    await visitor.goto(link);
    await visitor.expectText('h1', 'Ce lien n’est plus valable');
    expect(await visitor.count('#reset-Password')).toBe(0);
  },
);
