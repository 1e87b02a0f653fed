import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { unmount } from '#runtime/islands/islands.ts';
import { find } from '../../support/page.ts';
import { key, LIST, opened, press, showMenu, summary } from './menu-page.ts';

// happy-dom has no layout; the module reads this method from the prototype when it is imported.
const boxes = vi.hoisted(() => {
  const known = new Map<Element, DOMRect>();
  const read = function (this: Element) {
    return known.get(this) ?? new DOMRect();
  };
  Object.assign(Element.prototype, { getBoundingClientRect: read });
  return known;
});

afterEach(() => {
  for (const host of document.querySelectorAll('[data-island]')) unmount(host);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a mouse', () => {
  const move = (target: Element, x = 0, y = 0, pointerType = 'mouse') =>
    target.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType, clientX: x, clientY: y }),
    );
  const leave = (host: Element) =>
    host.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  const wait = (ms: number) => vi.advanceTimersByTime(ms);

  let host: HTMLElement;
  beforeEach(async () => {
    host = await showMenu();
    boxes.set(find('#a div'), new DOMRect(0, 50, 800, 300));
    vi.useFakeTimers();
  });

  test('opens after 150 ms, and closes 300 ms after it has left [MNU-01]', () => {
    move(summary('a'));
    wait(149);
    expect(opened()).toEqual([]);
    wait(1);
    expect(opened()).toEqual(['a']);
    leave(host);
    wait(299);
    expect(opened()).toEqual(['a']);
    wait(1);
    expect(opened()).toEqual([]);
  });

  test('closes, too, when it goes to an entry without a panel', () => {
    move(summary('a'));
    wait(150);
    move(find('#all'));
    wait(300);
    expect(opened()).toEqual([]);
  });

  test('that only crosses opens nothing; that comes back in time closes nothing', () => {
    move(summary('a'));
    wait(100);
    leave(host);
    wait(1_000);
    expect(opened()).toEqual([]);
    move(summary('a'));
    wait(150);
    leave(host);
    wait(200);
    move(find('#a div'));
    wait(1_000);
    expect(opened()).toEqual(['a']);
  });

  test('on its way to the panel crosses another entry without opening it; resting there opens it', () => {
    move(summary('a'), 100, 10);
    wait(150);
    for (const step of [1, 2, 3, 4, 5, 6]) {
      move(summary('b'), 100 + step * 10, 10 + step * 5);
      wait(140);
    }
    expect(opened()).toEqual(['a']);
    wait(150);
    expect(opened()).toEqual(['b']);
  });

  test('that moves along the entries opens the next after 150 ms, though it never rests', () => {
    move(summary('a'), 100, 10);
    wait(150);
    for (const step of [1, 2, 3, 4]) {
      move(summary('b'), 100 + step * 10, 10);
      wait(50);
    }
    expect(opened()).toEqual(['b']);
  });

  test('never undoes a press: the press that follows its opening keeps it open, and only the next one closes', () => {
    move(summary('a'));
    wait(150);
    press('a');
    expect(opened()).toEqual(['a']);
    move(summary('b'));
    wait(1_000);
    leave(host);
    wait(1_000);
    expect(opened()).toEqual(['a']);
    press('a');
    expect(opened()).toEqual([]);
  });

  test.each([
    ['a press', () => press('a')],
    ['Escape', () => key(document.body, 'Escape')],
  ])('opens nothing again that %s has closed under it, until it has been elsewhere', (_title, closeIt) => {
    move(summary('a'));
    wait(150);
    press('a');
    closeIt();
    move(summary('a'), 2);
    wait(1_000);
    expect(opened()).toEqual([]);
    move(find('#all'));
    move(summary('a'));
    wait(150);
    expect(opened()).toEqual(['a']);
  });

  test('does not take away what has the focus', () => {
    move(summary('a'));
    wait(150);
    find('#a a').focus();
    leave(host);
    wait(1_000);
    expect(opened()).toEqual(['a']);
  });

  test('is the only pointer that opens by resting', () => {
    for (const pointer of ['touch', 'pen']) {
      move(summary('a'), 0, 0, pointer);
      wait(1_000);
    }
    expect(opened()).toEqual([]);
  });

  test('opens nothing on the page that follows [NAV-15]', () => {
    move(summary('a'));
    emit(document, 'page-leave', { url: '/', waitFor: () => {} });
    wait(1_000);
    expect(opened()).toEqual([]);
  });
});

test('where the menu says so, no mouse opens it by resting', async () => {
  await showMenu(LIST, 'data-hover="false"');
  vi.useFakeTimers();
  summary('a').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  vi.advanceTimersByTime(1_000);
  expect(opened()).toEqual([]);
});

describe('the place of a panel', () => {
  const setWidth = (width: number) => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(view: object): void } };
    happyDOM.setViewport({ width });
  };
  const shift = () => find('#a div').style.getPropertyValue('--ar-menu-shift');

  beforeEach(async () => {
    await showMenu();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => innerWidth);
    boxes.set(find('#a div'), new DOMRect(1000, 50, 300, 200));
  });
  afterEach(() => setWidth(1024));

  test('is looked at on opening, above 1199 pixels only [MNU-03] [MNU-04]', () => {
    setWidth(1199);
    press('a');
    expect(shift()).toBe('');
    press('a');
    setWidth(1200);
    press('a');
    expect(shift()).toBe('-120px');
  });

  test('and again 250 ms after the last change of the window’s size [MNU-03]', () => {
    setWidth(1250);
    press('a');
    vi.useFakeTimers();
    setWidth(1280);
    vi.advanceTimersByTime(249);
    expect(shift()).toBe('-70px');
    vi.advanceTimersByTime(1);
    expect(shift()).toBe('-40px');
  });
});
