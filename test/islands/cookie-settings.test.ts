import { afterEach, expect, test, vi } from 'vitest';
import * as module from '../../islands/cookie-settings/cookie-settings.ts';
import { consentSentence } from '../../islands/cookie-settings/status.ts';
import { mockCookies, settings } from '../support/consent.ts';
import { watchConsole } from '../support/console.ts';
import { leavePage, mountPage, registerIsland } from '../support/islands.ts';
import { find } from '../support/page.ts';

afterEach(leavePage);

const mountForm = (inner: string) => {
  const name = registerIsland(module.default, { props: module.props });
  return mountPage(`<form data-island="${name}">${inner}</form>`);
};

test.each([
  [
    [],
    'Vous refusez tous les cookies facultatifs.',
    'U weigert alle optionele cookies.',
    'You decline all optional cookies.',
  ],
  [
    ['marketing'],
    'Vous acceptez : marketing. Vous refusez : préférences, statistiques.',
    'U aanvaardt: marketing. U weigert: voorkeuren, statistieken.',
    'You accept: marketing. You decline: preferences, statistics.',
  ],
  [
    ['preferences', 'statistics', 'marketing'],
    'Vous acceptez tous les cookies.',
    'U aanvaardt alle cookies.',
    'You accept all cookies.',
  ],
])('of %j the sentence says what holds, in three languages [CON-06]', (allowed, ...sentences) => {
  const texts = ['fr', 'nl', 'en'].map((lang) => {
    document.documentElement.lang = lang;
    return consentSentence(settings(allowed));
  });
  expect(texts).toEqual(sentences);
});

test('a form without one of the boxes is told of, and saves that category as refused [CON-02]', async () => {
  const cookies = mockCookies();
  const { warnings } = watchConsole();
  const form = await mountForm(
    '<input type="checkbox" name="preferences" checked><input type="checkbox" name="statistics"><button value="save">',
  );
  expect(warnings().join()).toContain('no checkbox named marketing');
  const submit = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter: find('button') });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(JSON.parse(cookies.read('cookie-consent'))).toMatchObject({
    preferences: true,
    statistics: false,
    marketing: false,
  });
});

const requestPrivacy = () =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { globalPrivacyControl: true }),
  );

test('a box that was ticked before the code came stays ticked [CON-02]', async () => {
  requestPrivacy();
  const mounted = mountForm('<input type="checkbox" name="marketing">');
  find<HTMLInputElement>('[name=marketing]').checked = true;
  await mounted;
  expect(find<HTMLInputElement>('[name=marketing]').checked).toBe(true);
});

test('a browser that asks for privacy has marketing refused until the visitor says otherwise [CON-02]', async () => {
  requestPrivacy();
  const form = await mountForm(
    ['preferences', 'statistics', 'marketing']
      .map((name) => `<input type="checkbox" name="${name}" checked>`)
      .join(''),
  );
  const checked = [...form.querySelectorAll<HTMLInputElement>(':checked')].map(({ name }) => name);
  expect(checked).not.toContain('marketing');
});
