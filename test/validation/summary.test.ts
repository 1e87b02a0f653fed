import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSummaryLinks } from '#validation/server-errors/links.ts';
import { find } from '../support/page.ts';
import { enter, field, lines, showForms, submit, SUMMARY, text } from './support/forms.ts';

const REQUIRED = 'data-val-required="Requis."';
const COUNTED = SUMMARY.replace('<ul>', '<h2 data-valmsg-count>Corrigez :</h2><ul>');
const LIVE = '[data-live-region], [aria-live], [role="status"]';
const announced = () => [...document.querySelectorAll(LIVE)].map((region) => region.textContent).join('');

describe('a rejected submit', () => {
  test('focuses the summary where the page says so, without scrolling to it first [VAL-19]', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const form = await showForms(`<form data-val-focus="summary">${SUMMARY}${field('A', REQUIRED)}</form>`);
    const summary = find('[data-valmsg-summary]');
    const focus = vi.spyOn(summary, 'focus');
    submit(form);
    expect(document.activeElement).toBe(summary);
    expect(summary.getAttribute('tabindex')).toBe('-1');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    scroll.mockRestore();
  });

  test('counts its fields in the heading and aloud [VAL-19]', async () => {
    const form = await showForms(`<form>${COUNTED}${field('A', REQUIRED)}${field('B', REQUIRED)}</form>`);
    submit(form);
    await vi.waitFor(() => expect(announced()).toContain('2'));
    expect(text('h2')).toContain('2');
  });
});

describe('after a correction', () => {
  beforeEach(async () => {
    const form = await showForms(`<form>${COUNTED}${field('A', REQUIRED)}${field('B', REQUIRED)}</form>`);
    submit(form);
    await vi.waitFor(() => expect(announced()).toContain('2'));
  });

  test('the heading has the new number, and the old one is no longer announced [VAL-19]', async () => {
    enter(find('#A'), 'x');
    expect(text('h2')).not.toContain('2');
    await vi.waitFor(() => expect(announced()).not.toContain('2'));
  });

  test('the last number stays in the heading of a summary without lines [VAL-19]', () => {
    enter(find('#A'), 'x');
    const last = text('h2');
    enter(find('#B'), 'x');
    expect([lines(), text('h2')]).toEqual([[], last]);
  });

  test('a heading that is right is not written again [VAL-19]', async () => {
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((list) => records.push(...list));
    observer.observe(find('h2'), { childList: true, characterData: true, subtree: true });
    enter(find('#A'), '');
    await Promise.resolve();
    observer.disconnect();
    expect(records).toEqual([]);
  });
});

describe('a link of the summary', () => {
  let life: AbortController;
  beforeEach(async () => {
    life = new AbortController();
    startSummaryLinks(life.signal);
    const form = await showForms(`<form>${SUMMARY}${field('A', REQUIRED)}${field('B', REQUIRED)}</form>`);
    submit(form);
    for (const input of form.querySelectorAll('input'))
      input.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
    find('#B').blur();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  afterEach(() => life.abort());

  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('li a').dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('leads to its field although another listener stops the click [VAL-15]', () => {
    document.body.addEventListener('click', (event) => event.stopPropagation(), { signal: life.signal });
    const shell = find('[data-valmsg-summary]');
    shell.addEventListener('click', (event) => event.stopImmediatePropagation(), { signal: life.signal });
    expect(press()).toBe(true);
    expect(document.activeElement?.id).toBe('A');
  });

  test('whose click the page has handled is left alone [VAL-15]', () => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: life.signal });
    press();
    expect(document.activeElement?.id).not.toBe('A');
  });
});

describe('a field that the server marks', () => {
  const marked = (name: string, id: string, isMarked = true) =>
    `<input name="${name}" id="${id}" value="x" class="${isMarked ? 'input-validation-error' : ''}" data-val="true" ${REQUIRED}>`;
  const message = (text: string) =>
    `<span data-valmsg-for="A" class="${text ? 'field-validation-error' : 'field-validation-valid'}">${text}</span>`;
  const invalidIds = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);

  test('is invalid with its message, spaces around it aside [VAL-15]', async () => {
    await showForms(`<form>${marked('A', 'a')}${message('')}${message(' Déjà pris. ')}</form>`);
    expect(invalidIds()).toEqual(['a']);
  });

  test.each([
    ['no element for it', ''],
    ['an empty message', message('')],
  ])('is not invalid with %s [VAL-15]', async (_what, html) => {
    await showForms(`<form>${marked('A', 'a')}${html}</form>`);
    expect(invalidIds()).toEqual([]);
  });

  test('has the message of its name, another field of that name has none [VAL-15]', async () => {
    await showForms(`<form>${marked('A', 'a', false)}${marked('A', 'b')}${message('Déjà pris.')}</form>`);
    expect(invalidIds()).toEqual(['b']);
  });

  test('needs no mark where it is alone with its name [VAL-15]', async () => {
    await showForms(`<form>${marked('A', 'a', false)}${message('Déjà pris.')}</form>`);
    expect(invalidIds()).toEqual(['a']);
  });
});
