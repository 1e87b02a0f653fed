import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  COUNTS,
  installListenerRegistry,
  registerListeners,
  type ListenerCounts,
} from '../../../tools/playwright/in-page/listeners.ts';

const { addEventListener, removeEventListener } = EventTarget.prototype;

class MediaQueryList extends EventTarget {}

let page: EventTarget;

const count = () => (page as unknown as Record<symbol, () => ListenerCounts>)[Symbol.for(COUNTS)]!();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: {}, body: {} }));
  installListenerRegistry(COUNTS);
  registerListeners(COUNTS);
});

afterEach(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  vi.unstubAllGlobals();
});

const listen = () => {};

test('listeners of window, document and media queries count, those of what an island owns do not', () => {
  page.addEventListener('resize', listen);
  page.addEventListener('resize', () => {});
  document.addEventListener('keydown', listen);
  new MediaQueryList().addEventListener('change', listen);
  new EventTarget().addEventListener('change', listen);
  expect(count()).toEqual({ 'window resize': 2, 'document keydown': 1, 'MediaQueryList change': 1 });
});

test('a listener that is added again counts once; the capturing one is another', () => {
  page.addEventListener('scroll', listen);
  page.addEventListener('scroll', listen, { passive: true });
  page.addEventListener('scroll', listen, true);
  expect(count()).toEqual({ 'window scroll': 2 });
  page.removeEventListener('scroll', listen, { capture: true });
  expect(count()).toEqual({ 'window scroll': 1 });
});

test.each<[string, (controller: AbortController) => void]>([
  ['removed', () => page.removeEventListener('resize', listen)],
  ['aborted', (controller) => controller.abort()],
  ['called once', () => page.dispatchEvent(new Event('resize'))],
])('a listener that is %s counts no more', (_, end) => {
  const controller = new AbortController();
  page.addEventListener('resize', listen, { signal: controller.signal, once: true });
  expect(count()).toEqual({ 'window resize': 1 });
  end(controller);
  expect(count()).toEqual({});
});

test('a signal that is aborted already adds none', () => {
  page.addEventListener('resize', listen, { signal: AbortSignal.abort() });
  expect(count()).toEqual({});
});

test('a window that runs the scripts twice counts each listener once', () => {
  installListenerRegistry(COUNTS);
  registerListeners(COUNTS);
  page.addEventListener('resize', listen);
  expect(count()).toEqual({ 'window resize': 1 });
});
