import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as SmoothScroll from '#runtime/navigation/smooth-scroll.ts';
import { layout, stubLayout } from '../../support/layout.ts';
import { find, goTo, showPage } from '../../support/page.ts';

/** Time of a frame; the last step is drawn in the first frame after the duration. */
const FRAME_MS = 16;
const DURATION = 400;

let scroll: typeof SmoothScroll;

beforeEach(async () => {
  vi.useFakeTimers();
  goTo('/fr/terms');
  showPage('<p id="far"></p><p id="near"></p><button></button>');
  stubLayout({ far: { left: 200, top: 1000 }, near: { top: 300 } });
  scroll = await import('#runtime/navigation/smooth-scroll.ts');
});
afterEach(() => {
  scroll.stopSmoothScroll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins a scroll, and reports how it ends. */
function begin(target: HTMLElement | undefined = find('#far'), duration = DURATION) {
  const outcome: { value?: boolean | undefined; isOver: boolean } = { isOver: false };
  void scroll.smoothScroll(target, duration).then((value) => Object.assign(outcome, { value, isOver: true }));
  layout.scrolls = [];
  return outcome;
}

const here = () => [Math.round(scrollX), Math.round(scrollY)];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a smooth scroll [NAV-06]', () => {
  test('is fast first, slow at its end, and arrives in its time', async () => {
    const outcome = begin();
    await pass(DURATION / 4);
    const part = 1 - (1 - 96 / DURATION) ** 3;
    expect(here()).toEqual([Math.round(200 * part), Math.round(1000 * part)]);
    await pass(DURATION / 2);
    expect(scrollY).toBeGreaterThan(900);
    expect(outcome.isOver).toBe(false);
    await pass(DURATION / 4 + FRAME_MS);
    expect(outcome).toEqual({ isOver: true, value: true });
    expect(here()).toEqual([200, 1000]);
  });

  test('begins where the page is, and goes up and to the left as well', async () => {
    scroll.jump({ left: 600, top: 2000 });
    begin();
    await pass(FRAME_MS * 5);
    const rest = (1 - (FRAME_MS * 5) / DURATION) ** 3;
    expect(here()).toEqual([Math.round(200 + 400 * rest), Math.round(1000 + 1000 * rest)]);
  });

  test('shows no other position before its first frame', () => {
    scroll.jump({ left: 0, top: 500 });
    begin();
    expect(here()).toEqual([0, 500]);
  });

  test('without an element leads to the top of the page', async () => {
    scroll.jump({ left: 50, top: 500 });
    const outcome: unknown[] = [];
    void scroll.smoothScroll(undefined, DURATION).then((value) => outcome.push(value));
    await pass(DURATION + FRAME_MS);
    expect([here(), outcome]).toEqual([[0, 0], [true]]);
  });

  test('follows an element that content moves meanwhile', async () => {
    begin();
    await pass(DURATION / 2);
    layout.positions['far'] = { left: 250, top: 1500 };
    await pass(DURATION);
    expect(here()).toEqual([250, 1500]);
  });

  test('ends at the end of the page when the element cannot be higher', async () => {
    layout.end = 700;
    const outcome = begin();
    await pass(DURATION + FRAME_MS);
    expect([here(), outcome.value]).toEqual([[200, 700], true]);
  });

  test('without time arrives in the first frame', async () => {
    const outcome = begin(find('#far'), 0);
    await pass(FRAME_MS);
    expect([here(), outcome.value]).toEqual([[200, 1000], true]);
  });

  test('is made of jumps, which the site’s own smooth scrolling must not slow down', async () => {
    begin();
    await pass(DURATION + FRAME_MS);
    expect(new Set(layout.scrolls.map(({ behavior }) => behavior))).toEqual(new Set(['instant']));
  });
});

describe('the visitor stops a smooth scroll [NAV-06]', () => {
  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('by %s, and stays there', async (name) => {
    const outcome = begin();
    await pass(DURATION / 2);
    const before = here();
    find('button').addEventListener(name, (event) => event.stopPropagation());
    find('button').dispatchEvent(new Event(name, { bubbles: true }));
    await pass(DURATION);
    expect(outcome).toEqual({ isOver: true, value: false });
    expect(here()).toEqual(before);
  });

  test('but the Tab key has arrived: the focus goes on from there', async () => {
    const outcome = begin();
    await pass(DURATION / 2);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await pass(0);
    expect(outcome.value).toBe(true);
  });

  test('and nothing of it is left: the next one goes its way', async () => {
    begin();
    dispatchEvent(new Event('wheel'));
    const next = begin(find('#near'));
    await pass(DURATION + FRAME_MS);
    expect([here(), next.value]).toEqual([[0, 300], true]);
  });
});

describe('a smooth scroll is cancelled [NAV-06]', () => {
  test.each([
    ['by a visit', () => document.dispatchEvent(new Event('archipel:page-leave'))],
    ['by back and forward', () => dispatchEvent(new Event('popstate'))],
    ['by another one', () => void scroll.smoothScroll(find('#near'), DURATION)],
    ['by the library', () => scroll.stopSmoothScroll()],
    ['when its element is removed', () => find('#far').remove()],
  ])('%s', async (_how, act) => {
    const outcome = begin();
    await pass(DURATION / 4);
    act();
    await pass(DURATION + FRAME_MS);
    expect(outcome).toEqual({ isOver: true, value: undefined });
  });

  test('and does not move the page any more', async () => {
    begin();
    await pass(DURATION / 2);
    scroll.stopSmoothScroll();
    layout.scrolls = [];
    await pass(DURATION);
    expect(layout.scrolls).toEqual([]);
  });
});

describe('a scroll of the visitor', () => {
  test('is noticed once, with its event', () => {
    const listener = vi.fn();
    const { signal } = scroll.onUserScroll(listener);
    expect(signal.aborted).toBe(false);
    const event = new Event('wheel');
    dispatchEvent(event);
    dispatchEvent(new Event('wheel'));
    expect(signal.aborted).toBe(true);
    expect(listener.mock.calls).toEqual([[event]]);
  });

  test('needs no listener', () => {
    const { signal } = scroll.onUserScroll();
    dispatchEvent(new Event('touchstart'));
    expect(signal.aborted).toBe(true);
  });

  test('is not noticed after the end of listening', () => {
    const listener = vi.fn();
    scroll.onUserScroll(listener).stop();
    dispatchEvent(new Event('wheel'));
    expect(listener).not.toHaveBeenCalled();
  });
});
