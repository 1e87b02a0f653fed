import { beforeEach, expect, test, vi } from 'vitest';
import type * as Visible from '#runtime/islands/strategies/visible.ts';
import { find, showPage } from '../../support/page.ts';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

let show: (entries: Entry[]) => void;
const made = vi.fn();
const watched = new Set<Element>();

class Observer {
  constructor(callback: (entries: Entry[]) => void, options: object) {
    made(options);
    show = callback;
  }
  observe = (element: Element) => void watched.add(element);
  unobserve = (element: Element) => void watched.delete(element);
}

let visible: typeof Visible.visible;

beforeEach(async () => {
  vi.resetModules();
  made.mockClear();
  watched.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  ({ visible } = await import('#runtime/islands/strategies/visible.ts'));
  showPage('<div id="a"></div><div id="b"></div>');
});

function wait(selector: string) {
  const controller = new AbortController();
  const start = vi.fn();
  visible(find(selector), start, controller.signal);
  return { start, stop: () => controller.abort() };
}

const enter = (selector: string, isIntersecting = true) => show([{ target: find(selector), isIntersecting }]);

test('an island starts when it comes near the view, once', () => {
  const { start } = wait('#a');
  enter('#a', false);
  expect(start).not.toHaveBeenCalled();
  enter('#a');
  enter('#a');
  expect(start).toHaveBeenCalledTimes(1);
  expect(watched.size).toBe(0);
});

test('one observer with a margin serves all islands', () => {
  const [a, b] = [wait('#a'), wait('#b')];
  expect(made.mock.calls).toEqual([[{ rootMargin: '200px' }]]);
  enter('#b');
  expect([a.start.mock.calls.length, b.start.mock.calls.length]).toEqual([0, 1]);
});

test('two islands on one element both start', () => {
  const [first, second] = [wait('#a'), wait('#a')];
  enter('#a');
  expect([first.start.mock.calls.length, second.start.mock.calls.length]).toEqual([1, 1]);
});

test('an island that left is forgotten, the other on its element is not', () => {
  const [first, second] = [wait('#a'), wait('#a')];
  first.stop();
  enter('#a');
  expect([first.start.mock.calls.length, second.start.mock.calls.length]).toEqual([0, 1]);
});

test('the parent stands in for an element without a box', () => {
  showPage('<section><div id="a" style="display: contents"></div></section>');
  const { start } = wait('#a');
  enter('section');
  expect(start).toHaveBeenCalledTimes(1);
});

test('where nobody can tell what is in view, everything is', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const start = vi.fn();
  visible(find('#a'), start, new AbortController().signal);
  expect(start).toHaveBeenCalledTimes(1);
});
