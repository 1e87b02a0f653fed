import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRovingOrder, onRovingKeys, type RovingAxis } from '#kit/roving-focus.ts';
import { find, showPage } from '../../support/page.ts';

const NAMES = ['a', 'b', 'c', 'd'];
let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  const buttons = NAMES.map((name) => `<button id="${name}"${name === 'c' ? ' disabled' : ''}></button>`);
  showPage(buttons.join(''));
});
afterEach(() => controller.abort());

const itemOf = (id: string) => ({ host: find(`#${id}`) });
const items = new Map<string, { host: HTMLElement }>();

function createOrder() {
  const order = createRovingOrder((host) => host.matches(':disabled'));
  // Items are added in another order than that of the page.
  for (const name of ['d', 'b', 'a', 'c']) {
    const item = itemOf(name);
    items.set(name, item);
    order.add(item);
  }
  return order;
}

test.each<[from: string, key: string, axis: RovingAxis, to: string | undefined]>([
  ['a', 'ArrowRight', 'horizontal', 'b'],
  ['b', 'ArrowRight', 'horizontal', 'd'],
  ['d', 'ArrowRight', 'horizontal', 'a'],
  ['a', 'ArrowLeft', 'horizontal', 'd'],
  ['d', 'Home', 'horizontal', 'a'],
  ['a', 'End', 'vertical', 'd'],
  ['a', 'ArrowDown', 'vertical', 'b'],
  ['a', 'ArrowUp', 'vertical', 'd'],
  ['a', 'ArrowDown', 'horizontal', undefined],
  ['c', 'ArrowRight', 'horizontal', 'd'],
  ['a', 'Enter', 'horizontal', undefined],
])('from %s %s leads in a %s order to %s', (from, key, axis, to) => {
  const order = createOrder();
  expect(order.neighbour(items.get(from)!, key, axis)?.host.id).toBe(to);
});

test('what leaves is no longer led to, and the order knows when all have left', () => {
  const order = createOrder();
  order.remove(items.get('a')!);
  expect(order.first()?.host.id).toBe('b');
  for (const name of ['b', 'c', 'd']) order.remove(items.get(name)!);
  expect(order.isEmpty()).toBe(true);
});

test('a key moves the focus; with a modifier, or where it leads nowhere, it is the browser’s', () => {
  const order = createOrder();
  const moved: string[] = [];
  const keys = {
    next: (key: string) => order.neighbour(items.get('a')!, key, 'horizontal'),
    onMove: ({ host }: { host: HTMLElement }) => moved.push(host.id),
  };
  onRovingKeys(find('#a'), keys, controller.signal);
  const press = (key: string, init: KeyboardEventInit = {}) =>
    !find('#a').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...init }));
  find('#a').focus();
  expect([press('ArrowRight', { altKey: true }), press('x')]).toEqual([false, false]);
  expect(document.activeElement?.id).toBe('a');
  expect(press('ArrowRight')).toBe(true);
  expect([document.activeElement?.id, moved]).toEqual(['b', ['b']]);
});
