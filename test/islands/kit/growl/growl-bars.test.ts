import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../support/boxes.ts';
import { createDialog } from '#kit/dialog';
import { createBarWatch } from '#kit/growl/growl-bars.ts';
import { find, showPage } from '../../../support/page.ts';

const BARS =
  '<div class="ar-bottom-bar" id="low" data-box="0 0 100 40.2"></div><div class="ar-bottom-bar" id="high" data-box="0 0 100 60.2"></div>';

let observers: { run: () => void; observed: Set<Element> }[];

class FakeObserver {
  observed = new Set<Element>();
  run: () => void;

  constructor(run: () => void) {
    this.run = run;
    observers.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  disconnect(): void {
    this.observed.clear();
  }
}

const size = () => document.documentElement.style.getPropertyValue('--ar-bottom-bar-size');

beforeEach(() => {
  observers = [];
  vi.stubGlobal('ResizeObserver', FakeObserver);
  document.documentElement.removeAttribute('style');
  showPage(BARS);
});

afterEach(() => vi.unstubAllGlobals());

test('the page knows the height of its highest bar, rounded up', () => {
  createBarWatch(() => {})();
  expect(size()).toBe('61px');
});

test('a page without bars, or with hidden ones, has no height of them', () => {
  const watch = createBarWatch(() => {});
  watch();
  for (const bar of document.querySelectorAll('.ar-bottom-bar')) bar.removeAttribute('data-box');
  watch();
  expect(size()).toBe('');
  document.body.replaceChildren();
  watch();
  expect(size()).toBe('');
});

test('a bar that changes its height is measured again, and reported', () => {
  const onChange = vi.fn(() => expect(size()).toBe('80px'));
  createBarWatch(onChange)();
  find('#low').dataset['box'] = '0 0 100 80';
  observers[0]!.run();
  expect(onChange).toHaveBeenCalledOnce();
});

test('the bars and the topmost dialog of the page are followed, and no earlier ones', () => {
  const watch = createBarWatch(() => {});
  watch();
  const [observer] = observers;
  expect([...observer!.observed]).toEqual([find('#low'), find('#high')]);
  find('#low').remove();
  const dialog = createDialog({ title: 'A' });
  dialog.open();
  watch();
  expect([...observer!.observed]).toEqual([find('#high'), dialog.element]);
  dialog.close();
  watch();
  expect([...observer!.observed]).toEqual([find('#high')]);
});

test('a browser that observes no sizes measures when it is told to', () => {
  vi.unstubAllGlobals();
  const { ResizeObserver } = globalThis;
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  createBarWatch(() => {})();
  expect(size()).toBe('61px');
  Object.assign(globalThis, { ResizeObserver });
});
