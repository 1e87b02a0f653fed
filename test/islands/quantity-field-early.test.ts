import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mountQuantity from '../../islands/quantity-field/quantity-field.ts';
import type { MountContext } from '#runtime';
import { find, showPage } from '../support/page.ts';

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

const input = () => find<HTMLInputElement>('input');

/** Mounts a field after an early action of the visitor. */
function mountAfter(act: () => void, rule: Partial<Rule> = {}) {
  showPage('<div id="host"><input type="number" name="Quantity" value="6"></div>');
  act();
  const host = find('#host');
  host.addEventListener('archipel:quantity-changed', (event) => events.push((event as CustomEvent).detail));
  const context = { signal: controller.signal, name: 'quantity-field' } as MountContext<Rule>;
  mountQuantity(host, { min: 1, max: 0, step: 1, ...rule }, context);
}

test('a quantity that was typed before its code had come is told and checked when something was typed meanwhile [PRD-04]', () => {
  mountAfter(() => (input().value = '13'), { step: 6 });
  expect(input().value).toBe('13');
  expect(events).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(input().value).toBe('12');
  expect(events).toEqual([{ quantity: 12 }]);
});

test('a quantity that was typed before its code had come is told at once of what needs no correction', () => {
  mountAfter(() => (input().value = '18'), { step: 6 });
  vi.advanceTimersByTime(600);
  expect(events).toEqual([{ quantity: 18 }]);
});

test('a field that has the focus keeps its type, and with it selection and caret, until the focus leaves [PRD-04]', () => {
  mountAfter(() => input().focus());
  expect(input().type).toBe('number');
  expect(input().getAttribute('role')).toBe('spinbutton');
  input().value = '13';
  input().dispatchEvent(new Event('change'));
  input().blur();
  expect([input().type, input().value]).toEqual(['text', '13']);
  controller.abort();
  expect(input().type).toBe('number');
});

test('a field that leaves with the focus in it stays as the server wrote it', () => {
  mountAfter(() => input().focus());
  controller.abort();
  input().blur();
  expect([input().type, input().hasAttribute('role')]).toEqual(['number', false]);
});
