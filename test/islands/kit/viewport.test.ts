import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onMotion, onResize, onSeen } from '#kit/viewport.ts';
import { find, showPage } from '../../support/page.ts';

let controller: AbortController;
beforeEach(() => (controller = new AbortController()));
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the size of the window', () => {
  const resize = () => dispatchEvent(new Event('resize'));
  beforeEach(() => vi.useFakeTimers());

  test.each([
    ['150 ms', undefined, 150],
    ['250 ms', 250, 250],
  ])('work runs once, %s after the last change [PGE-11]', (_title, requested, wait) => {
    const run = vi.fn();
    onResize(run, controller.signal, requested);
    resize();
    vi.advanceTimersByTime(wait - 1);
    resize();
    vi.advanceTimersByTime(wait - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test('work that still waits is dropped with its island [PGE-11]', () => {
    const run = vi.fn();
    onResize(run, controller.signal);
    resize();
    controller.abort();
    resize();
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('what the visitor sees', () => {
  const observers: FakeObserver[] = [];

  class FakeObserver {
    readonly watched = new Set<Element>();
    readonly notifyListeners: IntersectionObserverCallback;
    readonly thresholds: unknown;
    constructor(notifyListeners: IntersectionObserverCallback, { threshold }: IntersectionObserverInit) {
      this.notifyListeners = notifyListeners;
      this.thresholds = threshold;
      observers.push(this);
    }
    observe = (element: Element) => void this.watched.add(element);
    unobserve = (element: Element) => void this.watched.delete(element);
  }

  /** Reports the visible part of an element to its observers, in a window 800 px high. */
  function report(target: Element, intersectionRatio: number, height = 100): void {
    for (const observer of observers.filter(({ watched }) => watched.has(target))) {
      const entry = {
        target,
        intersectionRatio,
        isIntersecting: intersectionRatio > 0,
        boundingClientRect: { height },
        rootBounds: { height: 800 },
      };
      observer.notifyListeners([entry as never], observer as never);
    }
  }

  beforeEach(() => {
    showPage('<p id="one"></p><p id="two"></p>');
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });

  const follow = (id: string, ratio: number, reported: boolean[]) =>
    onSeen(find(id), { ratio }, (isSeen) => reported.push(isSeen), controller.signal);

  test('an element is seen once the asked part of it is, and again when it comes back', () => {
    const reported: boolean[] = [];
    follow('#one', 0.25, reported);
    for (const ratio of [0, 0.1, 0.25, 1, 0.2, 0]) report(find('#one'), ratio);
    expect(reported).toEqual([false, true, false]);
  });

  test('of an element taller than the window can ever show that part, the beginning is enough', () => {
    const reported: boolean[] = [];
    follow('#one', 0.4, reported);
    report(find('#one'), 0.001, 9_000);
    expect(reported).toEqual([true]);
  });

  test('one observer serves all elements with one ratio, and forgets those whose signal has ended', () => {
    const before = observers.length;
    follow('#one', 0.7, []);
    follow('#two', 0.7, []);
    follow('#one', 0.7, []);
    expect(observers.slice(before).map(({ watched }) => watched.size)).toEqual([2]);
    controller.abort();
    expect(observers.at(-1)!.watched.size).toBe(0);
  });

  test('after the end of one watch the other of the same element goes on', () => {
    const reported: boolean[] = [];
    const other = new AbortController();
    onSeen(find('#one'), { ratio: 0.9 }, () => {}, other.signal);
    follow('#one', 0.9, reported);
    other.abort();
    report(find('#one'), 1);
    expect(reported).toEqual([true]);
  });

  test('where the browser can’t tell, everything is seen', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const reported: boolean[] = [];
    follow('#one', 0.5, reported);
    expect(reported).toEqual([true]);
  });
});

test('who follows the wish for less movement is told how it is, and of each change', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as never);
  const reported: boolean[] = [];
  const change = (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
  onMotion((isReduced) => reported.push(isReduced), controller.signal);
  change(true);
  controller.abort();
  change(false);
  expect(reported).toEqual([false, true]);
});
