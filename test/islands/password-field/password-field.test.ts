import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import mountPassword from '../../../islands/password-field/password-field.ts';
import { props } from '../../../islands/password-field/props.ts';
import { leavePage, mountPage, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

const name = () => registerIsland(mountPassword, { props });

const RULES =
  'data-val="true" data-val-password="Trop simple." data-val-password-min="10" data-val-password-nonalphamin="1" ' +
  'data-val-password-regex=".*\\d.*" data-val-notequalto="Non." data-val-notequalto-others="Email"';

const page = (attributes: string, help = '') =>
  mountPage(
    `<form><label for="mail">E-mail *</label><input id="mail" name="Email" value="ada@example.be">
     <div class="ar-field"><div class="ar-password"><input id="pass" name="Password" type="password" data-island="${name()}" ${attributes}></div>${help}</div>
     <button>Envoyer</button></form>`,
  );

const findAll = (selector: string) => [...document.querySelectorAll(selector)];
const field = () => find<HTMLInputElement>('#pass');
const button = () => find<HTMLButtonElement>('.ar-password-reveal');
const announcedRules = () => document.querySelector('[role=status]')?.textContent;
const list = () => findAll('.ar-password-rule').map((item) => item.textContent);
const met = () => findAll('.ar-password-rule-met').map((item) => item.firstElementChild?.textContent ?? '');

async function type(text: string, into = field()): Promise<void> {
  into.focus();
  into.value = text;
  into.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await whenIdle();
}

beforeEach(() => showPage('', { lang: 'fr' }));
afterEach(leavePage);

describe('what is shown [ACC-01]', () => {
  test('a press shows the password and another hides it; the submit hides it, too', async () => {
    await page('data-password');
    await type('secret');
    expect([button().ariaPressed, button().ariaLabel]).toEqual(['false', 'Afficher le mot de passe']);
    button().click();
    expect([field().type, button().ariaPressed, field().getAttribute('spellcheck')]).toEqual([
      'text',
      'true',
      'false',
    ]);
    button().click();
    expect(field().type).toBe('password');
    button().click();
    let seen = '';
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      seen = field().type;
    });
    find<HTMLFormElement>('form').requestSubmit();
    expect([seen, button().ariaPressed, field().value]).toEqual(['password', 'false', 'secret']);
  });

  test('leaving the page hides it, and an unmount leaves the server’s field', async () => {
    const before = '<input id="pass" name="Password" type="password"';
    await page('data-password');
    button().click();
    dispatchEvent(new Event('pagehide'));
    expect(field().type).toBe('password');
    button().click();
    unmount(document.documentElement);
    expect(field().outerHTML).toContain(before);
    expect(field().hasAttribute('spellcheck')).toBe(false);
    expect(document.querySelector('.ar-password-reveal, .ar-password-caps')).toBeNull();
  });

  test('a locked keyboard is told while the field has the focus', async () => {
    await page('data-password');
    const press = (isOn: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'A' });
      vi.spyOn(event, 'getModifierState').mockReturnValue(isOn);
      field().dispatchEvent(event);
    };
    const hint = find('.ar-password-caps');
    expect(hint.hidden).toBe(true);
    press(true);
    expect([hint.hidden, announcedRules()]).toEqual([false, 'Les majuscules sont verrouillées.']);
    field().dispatchEvent(new Event('keydown'));
    expect(hint.hidden).toBe(false);
    press(false);
    expect(hint.hidden).toBe(true);
    press(true);
    field().dispatchEvent(new FocusEvent('blur'));
    expect(hint.hidden).toBe(true);
  });
});

describe('what the rules ask [ACC-01]', () => {
  test('is the server’s own, in words, ticked while one types, each said once', async () => {
    await page(`data-password="new" ${RULES}`);
    await type('');
    expect(list()).toEqual([
      'Au moins 10 caractères : pas encore',
      'Au moins un chiffre : pas encore',
      'Au moins un signe, comme ! ou - : pas encore',
      'Différent de « E-mail » : pas encore',
    ]);
    expect(field().getAttribute('aria-describedby')).toBe(find('.ar-password-rules').id);
    await type('a1');
    expect(met()).toEqual(['Au moins un chiffre', 'Différent de « E-mail »']);
    expect(announcedRules()).toBe('Au moins un chiffre : rempli. Différent de « E-mail » : rempli');
    await type('a1!');
    expect(announcedRules()).toBe('Au moins un signe, comme ! ou - : rempli');
    await type('a!');
    await type('a1!');
    expect(announcedRules()).toBe('Au moins un signe, comme ! ou - : rempli');
    await type('a1!aaaaaaa');
    expect(met()).toHaveLength(4);
    expect(announcedRules()).toBe('Toutes les conditions sont remplies.');
  });

  test('follows the other field, and a reset', async () => {
    await page(`data-password="new" ${RULES}`);
    await type('ada@example.be');
    expect(met()).not.toContain('Différent de « E-mail »');
    await type('eva@example.be', find<HTMLInputElement>('#mail'));
    expect(met()).toContain('Différent de « E-mail »');
  });

  test('stands where the page says it in words, which come back', async () => {
    await page(
      `data-password="new" ${RULES} aria-describedby="help"`,
      '<div id="help" data-password-rules>Dix caractères.</div>',
    );
    await type('a');
    expect(find('#help').textContent).not.toContain('Dix');
    expect(findAll('#help .ar-password-rule')).toHaveLength(4);
    unmount(document.documentElement);
    expect(find('#help').textContent).toBe('Dix caractères.');
    expect(field().getAttribute('aria-describedby')).toBe('help');
  });

  test.each([
    ['of a password that one has', `data-password ${RULES}`],
    ['where the page does not want it', `data-password="new" data-strength="false" ${RULES}`],
    ['of a field without rules', 'data-password="new"'],
    [
      'of rules that nobody need read',
      'data-password="new" data-val="true" data-val-required="x" data-val-length="x" data-val-length-max="9"',
    ],
  ])('is not listed %s', async (_, attributes) => {
    await page(attributes);
    await type('a');
    expect(list()).toEqual([]);
  });

  test.each([
    ['data-val-regex="Motif." data-val-regex-pattern=".*[A-Z].*"', 'Au moins une majuscule'],
    ['data-val-regex="Motif." data-val-regex-pattern="[a-c]+x"', 'Motif.'],
    [
      'data-pattern-text="Finit par x" data-val-regex="Motif." data-val-regex-pattern="[a-c]+x"',
      'Finit par x',
    ],
    ['data-val-minlength="Court." data-val-minlength-min="3"', 'Au moins 3 caractères'],
    ['data-val-length="Court." data-val-length-min="3" data-val-length-max="9"', 'Au moins 3 caractères'],
    ['data-val-equalto="Non." data-val-equalto-other="*.Email"', 'Identique à « E-mail »'],
  ])('%s is called “%s”', async (rules, labels) => {
    await page(`data-password="new" data-val="true" ${rules}`);
    await type('');
    expect(list()).toEqual([`${labels} : pas encore`]);
  });

  test.each([
    ['data-val-regex="Motif." data-val-regex-pattern=".*[A-Z].*"', 'abC', true],
    ['data-val-regex="Motif." data-val-regex-pattern="[a-c]+x"', 'abx', true],
    ['data-val-regex="Motif." data-val-regex-pattern="[a-c]+x"', 'abxy', false],
    ['data-val-equalto="Non." data-val-equalto-other="Email"', 'ada@example.be', true],
    ['data-val-equalto="Non." data-val-equalto-other="Email"', 'ada@example.b', false],
    ['data-val-minlength="Court." data-val-minlength-min="3"', 'ab', false],
  ])('%s judges “%s” as the form does', async (rules, text, isMet) => {
    await page(`data-password="new" data-val="true" ${rules}`);
    await type(text);
    expect(met()).toHaveLength(isMet ? 1 : 0);
  });
});
