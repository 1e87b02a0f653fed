import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchForStore } from '#stores/staleness.ts';
import { showPage } from '../support/page.ts';

let controller: AbortController;
let channels: Channel[];
let isLeftBehind: boolean;
let messages: unknown[];

class Channel {
  isClosed = false;
  onmessage?: (event: { data: unknown }) => void;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  showPage('', { app: '/shop' });
  vi.useFakeTimers();
  sessionStorage.clear();
  channels = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  controller = new AbortController();
  isLeftBehind = false;
  messages = [];
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Watches for the cart's store; its events are recorded. */
const watch = () =>
  watchForStore(
    'cart',
    {
      onLeftBehind: () => (isLeftBehind = true),
      onStale: (message) => messages.push(message),
    },
    controller.signal,
  );
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a store is needed at once', () => {
  test.each([
    ['when the page before has left writes of this application', 'archipel-cart /shop', true],
    ['but not for those of another application', 'archipel-cart /other', false],
    ['nor for those of another store', 'archipel-wishlists /shop', false],
  ])('%s', (_when, key, isNeeded) => {
    sessionStorage.setItem(key, '');
    watch();
    expect([isLeftBehind, messages]).toEqual([isNeeded, []]);
  });

  test('not where storage is blocked: nothing was left there either', () => {
    const deny = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: deny }));
    expect(watch).not.toThrow();
    expect(isLeftBehind).toBe(false);
  });
});

describe('a store is needed later', () => {
  test('when another tab sends a message, which is passed on as it is', () => {
    watch();
    expect(channels.map(({ name }) => name)).toEqual(['archipel-cart /shop']);
    channels[0]!.onmessage!({ data: 'archipel 1 changed' });
    expect(messages).toEqual(['archipel 1 changed']);
  });

  test('when the page comes back from the browser’s cache, not when it is shown for the first time', () => {
    watch();
    show(false);
    expect(messages).toEqual([]);
    show(true);
    expect(messages).toEqual([undefined]);
  });

  test.each([
    [60_000, []],
    [60_001, [undefined]],
  ])('when the page was hidden for more than a minute: %i ms', (milliseconds, expected) => {
    watch();
    setHidden(false);
    setHidden(true);
    vi.advanceTimersByTime(milliseconds);
    setHidden(false);
    expect(messages).toEqual(expected);
  });

  test('not while the page is still hidden', () => {
    watch();
    setHidden(true);
    vi.advanceTimersByTime(90_000);
    setHidden(true);
    expect(messages).toEqual([]);
  });
});

describe('the channel between tabs', () => {
  test('is closed while the page is away, and opened once when it is back', () => {
    watch();
    dispatchEvent(new Event('pagehide'));
    expect(channels.map(({ isClosed }) => isClosed)).toEqual([true]);
    show(false);
    show(false);
    expect(channels.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    channels[1]!.onmessage!({ data: 'x' });
    expect(messages).toEqual(['x']);
  });

  test('ends with the watching, as all other events do', () => {
    watch();
    controller.abort();
    expect(channels.map(({ isClosed }) => isClosed)).toEqual([true]);
    show(true);
    setHidden(true);
    vi.advanceTimersByTime(90_000);
    setHidden(false);
    expect([channels.length, messages]).toEqual([1, []]);
  });

  test('may be missing: the other events still count', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    watch();
    dispatchEvent(new Event('pagehide'));
    show(true);
    expect(messages).toEqual([undefined]);
  });
});
