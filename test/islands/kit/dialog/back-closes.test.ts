import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { closeOnBack } from '#kit/dialog';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  history.replaceState({ page: 1 }, '');
});

afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (close: () => void = () => {}) => closeOnBack(close, controller.signal);

/** Goes back to the state of the entry before, as a visitor does. */
function pressBack(state: object | null): void {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Records `history.back()`, which then shows this state. */
const watchBack = (state: object | null) =>
  vi.spyOn(history, 'back').mockImplementation(() => pressBack(state));

test('an overlay is an entry of its own, a copy of the page’s', () => {
  const { length } = history;
  const push = vi.spyOn(history, 'pushState');
  open();
  expect(history.length).toBe(length + 1);
  expect(history.state).toEqual({ page: 1, overlay: 1 });
  expect(push.mock.calls[0]?.[1]).toBe('');
});

test('Back closes an overlay, once', () => {
  const close = vi.fn();
  open(close);
  pressBack({ page: 1 });
  expect(close).toHaveBeenCalledOnce();
});

test('Back closes an overlay of a page without a state of its own', () => {
  history.replaceState(null, '');
  const close = vi.fn();
  open(close);
  expect(history.state).toEqual({ overlay: 1 });
  pressBack(null);
  expect(close).toHaveBeenCalledOnce();
});

test('Back closes the upper one of two overlays', () => {
  const lower = vi.fn();
  const upper = vi.fn();
  open(lower);
  open(upper);
  expect(history.state).toEqual({ page: 1, overlay: 2 });
  pressBack({ page: 1, overlay: 1 });
  expect(upper).toHaveBeenCalledOnce();
  expect(lower).not.toHaveBeenCalled();
});

test('an overlay that is over hears no Back', () => {
  const close = vi.fn();
  open(close);
  controller.abort();
  pressBack({ page: 1 });
  expect(close).not.toHaveBeenCalled();
});

test('an overlay closed in another way removes its entry, once', async () => {
  const back = watchBack({ page: 1 });
  const leave = open();
  await Promise.all([leave(), leave()]);
  await leave();
  expect(back).toHaveBeenCalledOnce();
});

test('an overlay closed by Back has no entry to remove', async () => {
  const back = watchBack(null);
  const leave = open();
  pressBack({ page: 1 });
  await leave();
  expect(back).not.toHaveBeenCalled();
});

test('an entry is removed when the browser has gone back, not before', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => {});
  const left = vi.fn();
  void open()().then(left);
  await Promise.resolve();
  expect(left).not.toHaveBeenCalled();
  pressBack({ page: 1 });
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('an entry counts as removed after half a second without a word of the browser', async () => {
  vi.useFakeTimers();
  vi.spyOn(history, 'back').mockImplementation(() => {});
  const left = vi.fn();
  void open()().then(left);
  await vi.advanceTimersByTimeAsync(499);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalledOnce();
});

test('an entry that is gone leaves no timer', async () => {
  vi.useFakeTimers();
  watchBack({ page: 1 });
  const leave = open();
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('a visit waits until the entry is removed', async () => {
  const back = watchBack({ page: 1 });
  open();
  const works: Promise<unknown>[] = [];
  emit(document, 'page-leave', { url: '/fr', waitFor: (work) => void works.push(work) });
  await Promise.all(works);
  expect(works).toHaveLength(1);
  expect(back).toHaveBeenCalledOnce();
});

test('a visit waits for no overlay that is over', () => {
  open();
  controller.abort();
  const waitFor = vi.fn();
  emit(document, 'page-leave', { url: '/fr', waitFor });
  expect(waitFor).not.toHaveBeenCalled();
});

test('without an entry, because the browser allows no more, an overlay opens all the same', async () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  const back = watchBack(null);
  await open()();
  expect(back).not.toHaveBeenCalled();
});
