import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlide } from '#kit/panel/slide.ts';
import { find, showPage } from '../../support/page.ts';

interface FakeAnimation {
  frames: unknown;
  timing: unknown;
  cancel: () => void;
  onfinish?: () => void;
}

let running: FakeAnimation[];
let cancelled: number;

// The module reads both methods from the prototype when it is imported.
const box = vi.hoisted(() => {
  const state = { height: 0, count: 1 };
  Object.assign(Element.prototype, {
    getBoundingClientRect: () => new DOMRect(0, 0, 0, state.height),
    getClientRects: () => Array.from({ length: state.count }),
  });
  return state;
});

const panel = () => find('#panel');
const isSliding = () => panel().classList.contains('ar-sliding');
const CLOSED = { height: '0px', paddingBlockStart: '0px', paddingBlockEnd: '0px' };

beforeEach(() => {
  running = [];
  cancelled = 0;
  Object.assign(box, { height: 120, count: 1 });
  showPage('<div id="panel"></div>');
  panel().style.setProperty('--ar-duration-long', '200ms');
  Object.assign(panel(), {
    animate(frames: unknown, timing: unknown) {
      const animation: FakeAnimation = { frames, timing, cancel: () => (cancelled += 1) };
      running.push(animation);
      return animation;
    },
  });
});

afterEach(() => vi.restoreAllMocks());

test('a panel slides open to its height, as long as the page’s styles say', () => {
  const slide = createSlide(panel());
  slide.open();
  expect(running[0]).toMatchObject({
    frames: [CLOSED, { height: '120px' }],
    timing: { duration: 200, easing: 'ease' },
  });
  expect([slide.isMoving(), isSliding()]).toEqual([true, true]);
  running[0]!.onfinish!();
  expect([slide.isMoving(), isSliding()]).toEqual([false, false]);
});

test('a panel slides shut, and is shut when that is over', () => {
  const slide = createSlide(panel());
  const onShut = vi.fn();
  slide.close(onShut);
  expect(running[0]!.frames).toEqual([{ height: '120px' }, CLOSED]);
  expect(onShut).not.toHaveBeenCalled();
  running[0]!.onfinish!();
  expect(onShut).toHaveBeenCalledOnce();
  expect([slide.isMoving(), isSliding()]).toEqual([false, false]);
});

test('a press during the slide reverses it from where it is', () => {
  const slide = createSlide(panel());
  slide.open();
  // The height is read twice: during the slide, and of the whole panel after its end.
  box.height = 40;
  slide.close(() => {});
  expect(running[1]!.frames).toEqual([{ height: '40px' }, CLOSED]);
  expect(cancelled).toBe(1);
  box.height = 30;
  slide.open();
  expect(running[2]!.frames).toEqual([{ height: '30px' }, { height: '30px' }]);
});

test('a slide that is stopped ends at once, without calling back', () => {
  const slide = createSlide(panel());
  const onShut = vi.fn();
  slide.close(onShut);
  slide.stop();
  expect([cancelled, slide.isMoving(), isSliding()]).toEqual([1, false, false]);
  expect(onShut).not.toHaveBeenCalled();
  expect(panel().outerHTML).not.toContain('ar-sliding');
});

test.each([
  ['without a duration', () => panel().style.setProperty('--ar-duration-long', '0s')],
  ['without a box', () => void (box.count = 0)],
  ['in a browser without animations', () => void Object.assign(panel(), { animate: undefined })],
])('a panel is shut at once %s', (_, prepare) => {
  prepare();
  const slide = createSlide(panel());
  const onShut = vi.fn();
  slide.close(onShut);
  expect(onShut).toHaveBeenCalledOnce();
  expect([running, slide.isMoving(), isSliding()]).toEqual([[], false, false]);
});
