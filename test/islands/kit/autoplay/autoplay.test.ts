import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutoplay } from '#kit/autoplay';
import { find, showPage } from '../../../support/page.ts';

let controller: AbortController;
let reportSeen: (isSeen: boolean) => void;

class FakeObserver {
  constructor(notify: IntersectionObserverCallback) {
    reportSeen = (isIntersecting) => {
      const entry = {
        target: find('#host'),
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: { height: 100 },
        rootBounds: { height: 800 },
      };
      notify([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    };
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  controller = new AbortController();
  showPage('<div id="host"><button>in</button></div><button id="out">out</button>');
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(delay = 2_000) {
  const step = vi.fn();
  const host = find('#host');
  const autoplay = createAutoplay({ step, delay, host, signal: controller.signal });
  return { step, host, ...autoplay };
}

test('it moves on once for each length of time, once it is in view [MKT-01]', () => {
  const { step } = start();
  vi.advanceTimersByTime(10_000);
  expect(step).not.toHaveBeenCalled();
  reportSeen(true);
  vi.advanceTimersByTime(1_999);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6_000);
  expect(step).toHaveBeenCalledTimes(4);
  reportSeen(false);
  vi.advanceTimersByTime(10_000);
  expect(step).toHaveBeenCalledTimes(4);
});

test('a mouse holds it and a finger does not; the focus holds it until it leaves the whole [MKT-01]', () => {
  const { step, host } = start();
  reportSeen(true);
  host.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  vi.advanceTimersByTime(2_000);
  expect(step).toHaveBeenCalledTimes(1);
  host.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(10_000);
  expect(step).toHaveBeenCalledTimes(1);
  host.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  find<HTMLElement>('#host button').focus();
  vi.advanceTimersByTime(10_000);
  expect(step).toHaveBeenCalledTimes(1);
  find<HTMLElement>('#out').focus();
  vi.advanceTimersByTime(2_000);
  expect(step).toHaveBeenCalledTimes(2);
});

test('a move by hand gives the slide its whole time', () => {
  const { step, restart } = start();
  reportSeen(true);
  vi.advanceTimersByTime(1_900);
  restart();
  vi.advanceTimersByTime(1_900);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(step).toHaveBeenCalledTimes(1);
});

test('without steps it can still be paused', () => {
  const { step, toggle, $state } = start(0);
  reportSeen(true);
  vi.advanceTimersByTime(60_000);
  expect(step).not.toHaveBeenCalled();
  toggle();
  expect($state.get().isPaused).toBe(true);
});

test('it ends with its island: no timer stays', () => {
  const { step } = start();
  reportSeen(true);
  controller.abort();
  vi.advanceTimersByTime(60_000);
  expect(step).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden tab holds it', () => {
  const { step } = start();
  reportSeen(true);
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(step).not.toHaveBeenCalled();
  show('visible');
  vi.advanceTimersByTime(2_000);
  expect(step).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
