import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { createDraft, forgetDrafts, markChosen } from '#kit/preserve-form';
import { find, showPage } from '../../../support/page.ts';

const SECRETS = [
  '<input type="password" name="Password">',
  '<input name="Card" autocomplete="cc-number">',
  '<input name="Code" autocomplete="one-time-code">',
  '<input name="BillingVAT">',
  '<input name="Company" data-val-vat="…">',
  '<input name="Account" data-val-iban="…">',
  '<input name="Nothing" autocomplete="off">',
  '<input type="hidden" name="Token" value="">',
];

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
  sessionStorage.clear();
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

const KEY = 'archipel-draft order';
const show = (fields: string) => {
  showPage(`<form>${fields}</form>`);
  return createDraft(find('form'), 'order', controller.signal);
};
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);

describe('a draft', () => {
  test('brings back what was typed before the page was loaded anew', () => {
    const draft = show('<input name="City"><input type="checkbox" name="Gift" value="true">');
    field('City').value = 'Gent';
    field('Gift').checked = true;
    dispatchEvent(new Event('pagehide'));
    expect(draft.restore()).toBe(false);
    expect(show('<input name="City"><input type="checkbox" name="Gift" value="true">').restore()).toBe(true);
    expect([field('City').value, field('Gift').checked]).toEqual(['Gent', true]);
  });

  test('has what was typed before its code came, where a reload replaces the content alone', () => {
    show('<input name="City">');
    field('City').value = 'Gent';
    emit(document, 'page-leave', { url: location.href, waitFor: () => {} });
    expect(show('<input name="City">').restore()).toBe(true);
  });

  test('leaves what the visitor has typed since', () => {
    show('<input name="City">');
    field('City').value = 'Gent';
    find('form').dispatchEvent(new Event('change'));
    const draft = show('<input name="City">');
    field('City').value = 'Namur';
    draft.restore();
    expect(field('City').value).toBe('Namur');
  });

  test('tells an island that has read the field already, and nobody else', () => {
    const fields =
      '<p data-island="face" data-island-state="ready"><input name="City"></p><input name="Street">';
    show(fields);
    field('City').value = 'Gent';
    field('Street').value = 'Kouter';
    find('form').dispatchEvent(new Event('change'));
    const draft = show(fields);
    const reported: unknown[] = [];
    find('form').addEventListener('change', ({ target }) => reported.push((target as HTMLInputElement).name));
    draft.restore();
    expect([field('City').value, field('Street').value]).toEqual(['Gent', 'Kouter']);
    expect(reported).toEqual(['City']);
  });

  test('has a choice that is what this page was written with: the next one may be written with another', () => {
    const radios = (isCompany: boolean) =>
      ['Company', 'Private']
        .map(
          (type) =>
            `<input type="radio" name="Kind" value="${type}"${(type === 'Company') === isCompany ? ' checked' : ''}>`,
        )
        .join('');
    show(radios(true));
    markChosen(find<HTMLInputElement>('[value=Company]'));
    dispatchEvent(new Event('pagehide'));
    expect(show(radios(false)).restore()).toBe(true);
    expect(find<HTMLInputElement>('[value=Company]').checked).toBe(true);
  });

  test('of another order is forgotten by its beginning', () => {
    for (const name of ['order 1', 'order 2', 'contact'])
      sessionStorage.setItem(`archipel-draft ${name}`, '{}');
    forgetDrafts('order ', '2');
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'archipel-draft contact',
      'archipel-draft order 2',
    ]);
  });

  test('is forgotten once the form was sent, or holds nothing any more', () => {
    const draft = show('<input name="City">');
    field('City').value = 'Gent';
    draft.save();
    draft.clear();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    draft.save();
    field('City').value = '';
    draft.save();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test.each(SECRETS)('never keeps %s', (html) => {
    const draft = show(html);
    find<HTMLInputElement>('input').value = 'secret';
    draft.save();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test.each(SECRETS)('never puts anything into %s, whatever the storage holds', (html) => {
    const { name } = (show(html), find<HTMLInputElement>('input'));
    const records = [{ name, index: 0, content: 'planted' }];
    sessionStorage.setItem(KEY, JSON.stringify({ version: 1, records }));
    expect(show(html).restore()).toBe(false);
    expect(find<HTMLInputElement>('input').value).toBe('');
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"records":[]}',
    '{"version":1,"records":[{"name":"City","index":0,"content":{"a":1}}]}',
    '{"version":1,"records":[{"name":"City","index":7,"content":"x"}]}',
    '{"version":1,"records":[{"name":"City","index":0,"content":true}]}',
    '{"version":1,"records":[{"name":"__proto__","index":0,"content":"x"}]}',
  ])('takes a storage of %s for none', (stored) => {
    sessionStorage.setItem(KEY, stored);
    const draft = show('<input name="City">');
    draft.restore();
    expect(field('City').value).toBe('');
  });

  test('is none where the storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const draft = show('<input name="City">');
    field('City').value = 'Gent';
    draft.save();
    expect(draft.restore()).toBe(false);
    draft.clear();
    vi.unstubAllGlobals();
  });
});
