import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import mountQuantity from '../../islands/quantity-field/quantity-field.ts';
import { findCorrection } from '#kit/quantity-control/quantity-correction.ts';
import { createRule } from '#kit/quantity/quantity.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import type { MountContext } from '#runtime';
import { find, showPage } from '../support/page.ts';

const FIELD =
  '<div id="host"><button type="button" data-quantity-minus hidden>-</button>' +
  '<input type="number" name="Quantity" value="6">' +
  '<button type="button" data-quantity-plus hidden>+</button></div>';

type Rule = Parameters<typeof mountQuantity>[1];

let controller: AbortController;
let events: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  events = [];
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

function mountField(rule: Partial<Rule> = {}, html = FIELD, lang = 'fr') {
  showPage(html, { lang });
  const host = find('#host');
  host.addEventListener('archipel:quantity-changed', (event) => events.push((event as CustomEvent).detail));
  const context = { signal: controller.signal, name: 'quantity-field' } as MountContext<Rule>;
  mountQuantity(host, { min: 1, max: 0, step: 1, ...rule }, context);
}

const input = () => find<HTMLInputElement>('input');
const minus = () => find<HTMLButtonElement>('[data-quantity-minus]');
const plus = () => find<HTMLButtonElement>('[data-quantity-plus]');
const record = () => find('.ar-quantity-note').textContent;

function type(text: string): void {
  input().dispatchEvent(new Event('beforeinput', { bubbles: true }));
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

const leave = () => input().dispatchEvent(new Event('change', { bubbles: true }));

function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  input().dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a typed quantity', () => {
  test('is checked 600 ms after the last key, not while typing [PRD-04]', () => {
    mountField({ step: 6 });
    type('1');
    vi.advanceTimersByTime(599);
    type('14');
    vi.advanceTimersByTime(599);
    expect(input().value).toBe('14');
    vi.advanceTimersByTime(1);
    expect(input().value).toBe('12');
  });

  test('is checked at once when the field is left, and only once [PRD-04]', () => {
    mountField({ step: 6 });
    type('14');
    leave();
    expect(input().value).toBe('12');
    vi.runAllTimers();
    expect(events).toEqual([{ quantity: 12 }]);
  });

  test('that is half a number stays during a pause [PRD-04]', () => {
    mountField({ step: 0.5 }, FIELD.replace('number', 'text'));
    type('1,');
    vi.advanceTimersByTime(600);
    expect(input().value).toBe('1,');
    type('1,5');
    vi.advanceTimersByTime(600);
    expect(events).toEqual([{ quantity: 1.5 }]);
  });

  test.each(['abc', '1e3', '--2', ' '])('that is no number becomes empty: "%s" [PRD-04]', (text) => {
    mountField();
    type(text);
    leave();
    expect(input().value).toBe('');
    expect(events).toEqual([{ quantity: undefined }]);
  });

  test('may have a comma [PRD-04]', () => {
    mountField({ step: 0.5, min: 0.5 });
    type('2,4');
    leave();
    expect(input().value).toBe('2,5');
  });

  test('that stays the same is told to nobody [PRD-04]', () => {
    mountField();
    type('6');
    leave();
    expect(events).toEqual([]);
  });

  test('reaches other listeners as if it had been typed', () => {
    mountField({ step: 6 });
    const seen: string[] = [];
    for (const name of ['input', 'change']) find('#host').addEventListener(name, () => seen.push(name));
    type('14');
    vi.advanceTimersByTime(600);
    expect(seen).toEqual(['input', 'input', 'change']);
  });
});

describe('the buttons and arrow keys', () => {
  test('go one step up and down, and each tells once [PRD-04]', () => {
    mountField({ step: 6, min: 6, max: 18 });
    plus().click();
    press('ArrowUp');
    press('ArrowDown');
    minus().click();
    expect(events).toEqual([12, 18, 12, 6].map((quantity) => ({ quantity })));
  });

  test('are disabled at the limits [PRD-04]', () => {
    mountField({ step: 6, min: 6, max: 12 });
    expect([minus().disabled, plus().disabled]).toEqual([true, false]);
    plus().click();
    expect([minus().disabled, plus().disabled]).toEqual([false, true]);
    press('ArrowUp');
    expect(input().value).toBe('12');
  });

  test('begin at the minimum when the field is empty [PRD-04]', () => {
    mountField({ min: 3 });
    type('');
    leave();
    plus().click();
    expect(input().value).toBe('3');
  });

  test('leave other keys to the field', () => {
    mountField();
    expect(press('ArrowUp')).toBe(true);
    expect([press('ArrowLeft'), press('Home'), press('5'), press('ArrowUp', { altKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('do not throw the focus away when a press disables them', () => {
    mountField({ min: 5 });
    minus().focus();
    minus().click();
    expect(document.activeElement).toBe(input());
  });

  test('show with the island and hide again when it leaves', () => {
    mountField();
    expect([minus().hidden, plus().hidden, input().type]).toEqual([false, false, 'text']);
    controller.abort();
    expect([minus().hidden, plus().hidden, input().type]).toEqual([true, true, 'number']);
    expect(document.querySelector('.ar-quantity-note')).toBeNull();
  });

  test('are not needed', () => {
    mountField({}, '<div id="host"><input value="1"></div>');
    expect(press('ArrowUp')).toBe(true);
    expect(input().value).toBe('2');
  });
});

describe('a correction is explained', () => {
  test.each([
    ['fr', '1', 'La quantité minimale est de 4.'],
    ['fr', '99', 'La quantité maximale est de 20.'],
    ['fr', '9', 'Cet article se vend par 2.'],
    ['nl', '1', 'Het minimale aantal is 4.'],
    ['nl', '99', 'Het maximale aantal is 20.'],
    ['nl', '9', 'Dit artikel wordt per 2 verkocht.'],
    ['en', '1', 'The smallest quantity is 4.'],
    ['en', '99', 'The largest quantity is 20.'],
    ['en', '9', 'This article is sold by 2.'],
  ])('in %s, when %s was typed: "%s" [PRD-04]', (lang, typed, expected) => {
    mountField({ min: 4, max: 20, step: 2 }, FIELD, lang);
    type(typed);
    leave();
    expect(record()).toBe(expected);
  });

  test('until the next key or step', () => {
    mountField({ step: 6 });
    type('14');
    leave();
    expect(record()).not.toBe('');
    type('1');
    expect(record()).toBe('');
  });

  test.each([
    [5, 5, undefined],
    [1, 4, 'raised'],
    [99, 20, 'limited'],
    [9, 10, 'rounded'],
  ])('%d that became %d was %s', (typed, corrected, expected) => {
    expect(findCorrection(typed, corrected, createRule({ min: 4, max: 20, step: 2 }))).toBe(expected);
  });
});

test('the limits can be read by a screen reader', () => {
  mountField({ min: 2, max: 20 });
  const read = (name: string) => input().getAttribute(name);
  expect(['role', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(read)).toEqual([
    'spinbutton',
    '2',
    '20',
    '6',
  ]);
  type('');
  leave();
  expect(read('aria-valuenow')).toBeNull();
});

test('nothing is checked after the island has left', () => {
  mountField({ step: 6 });
  type('14');
  controller.abort();
  vi.runAllTimers();
  expect(input().value).toBe('14');
});

test('a host without a field is a clear error', () => {
  const broken = () => mountField({}, '<div id="host"><input type="hidden"></div>');
  expect(broken).toThrow(ArchipelError);
  expect(broken).toThrow(/"quantity-field" on <div#host>/);
});
