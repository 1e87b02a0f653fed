import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDrag } from '#kit/drag.ts';

let element: HTMLElement;
let controller: AbortController;
let reported: string[];

beforeEach(() => {
  document.body.innerHTML = '<div><a href="#there">There</a></div>';
  element = document.querySelector('div')!;
  element.setPointerCapture = vi.fn();
  controller = new AbortController();
  reported = [];
  onDrag(
    element,
    {
      start: () => reported.push('start'),
      move: (dx) => reported.push(`move ${dx}`),
      end: () => reported.push('end'),
    },
    controller.signal,
  );
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

function point(type: string, x: number, y = 0, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, ...init });
  Object.defineProperties(event, { clientX: { value: x }, clientY: { value: y } });
  element.dispatchEvent(event);
}

function press(): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.querySelector('a')!.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a drag sideways tells its start, its moves and its end', () => {
  point('pointerdown', 10);
  point('pointermove', 12);
  expect(reported).toEqual([]);
  point('pointermove', 30);
  point('pointermove', 5);
  point('pointerup', 5);
  expect(reported).toEqual(['start', 'move 20', 'move -5', 'end']);
  expect(element.setPointerCapture).toHaveBeenCalledWith(1);
});

test('a finger that goes down scrolls: it drags nothing, then or later', () => {
  point('pointerdown', 10);
  point('pointermove', 11, 20);
  point('pointermove', 60, 25);
  point('pointerup', 60, 25);
  expect(reported).toEqual([]);
});

test('the click that ends a drag does nothing, the next one does', () => {
  vi.useFakeTimers();
  expect(press()).toBe(false);
  point('pointerdown', 10);
  point('pointermove', 40);
  point('pointerup', 40);
  expect(press()).toBe(true);
  vi.runAllTimers();
  expect(press()).toBe(false);
});

test('a press without a move is a click', () => {
  point('pointerdown', 10);
  point('pointerup', 10);
  expect(press()).toBe(false);
  expect(reported).toEqual([]);
});

test.each([
  ['another button', { button: 2 }],
  ['a second finger', { isPrimary: false }],
])('%s drags nothing', (_what, init) => {
  point('pointerdown', 10, 0, init);
  point('pointermove', 60);
  expect(reported).toEqual([]);
});

test('a drag that its island leaves behind ends', () => {
  point('pointerdown', 10);
  point('pointermove', 40);
  controller.abort();
  point('pointermove', 50);
  expect(reported).toEqual(['start', 'move 30', 'end']);
});
