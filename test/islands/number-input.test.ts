import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import mountNumber from '../../islands/number-input/number-input.ts';
import type { MountContext } from '#runtime';
import { find, showPage } from '../support/page.ts';

let controller: AbortController;
beforeEach(() => (controller = new AbortController()));
afterEach(() => controller.abort());

function mountInput(value: string, zeroLock = false, typeEarly = () => {}): void {
  showPage(
    `<div id="host"><button data-quantity-minus hidden></button><input type="number" value="${value}">` +
      '<button data-quantity-plus hidden></button></div>',
  );
  typeEarly();
  const context = { signal: controller.signal, name: 'number-input' } as MountContext<{ zeroLock: boolean }>;
  mountNumber(find('#host'), { zeroLock }, context);
}

const input = () => find<HTMLInputElement>('input');
const minus = () => find<HTMLButtonElement>('[data-quantity-minus]');
const plus = () => find<HTMLButtonElement>('[data-quantity-plus]');

function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('change', { bubbles: true }));
}

test.each(['abc', '', '1e3', '-'])('"%s" becomes 0 [PRD-05]', (text) => {
  mountInput('3');
  type(text);
  expect(input().value).toBe('0');
});

test('minus and plus count, below zero too when there is no lock [PRD-05]', () => {
  mountInput('0');
  plus().click();
  expect(input().value).toBe('1');
  minus().click();
  minus().click();
  expect(input().value).toBe('-1');
  expect(minus().disabled).toBe(false);
});

describe('with the zero lock', () => {
  test('nothing goes below 0 and minus is disabled there [PRD-05]', () => {
    mountInput('1', true);
    expect(minus().disabled).toBe(false);
    minus().click();
    expect([input().value, minus().disabled]).toEqual(['0', true]);
    type('-5');
    expect(input().value).toBe('0');
    plus().click();
    expect([input().value, minus().disabled]).toEqual(['1', false]);
  });

  test.each([
    ['left', '0', () => {}],
    ['not left', '-3', () => input().focus()],
  ])('what was typed before the code came and %s is "%s" [PRD-05]', (_, shown, focus) => {
    mountInput('3', true, () => {
      input().value = '-3';
      focus();
    });
    expect(input().value).toBe(shown);
  });

  test('an arrow key does not go below 0 either [PRD-05]', () => {
    mountInput('0', true);
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    expect(input().value).toBe('0');
  });
});

test('its value can be read by a screen reader', () => {
  mountInput('2', true);
  expect([input().getAttribute('aria-valuenow'), input().getAttribute('aria-valuemin')]).toEqual(['2', '0']);
});
