import { safeParse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime';
import mountParallax from '../../islands/parallax/parallax.ts';
import { props as schema, type Props } from '../../islands/parallax/props.ts';
import { readMovement } from '../../islands/parallax/read-movement.ts';
import { scaleFor, shiftAt, speedAt } from '../../islands/parallax/distance.ts';
import { find, showPage } from '../support/page.ts';

const read = (attributes: Record<string, unknown> = {}): Props => {
  const result = safeParse(schema, { parallax: '', ...attributes });
  if (!result.success) throw new Error(result.issues[0].message);
  return result.output as Props;
};

const move = (attributes: Record<string, unknown> = {}) =>
  readMovement(read(attributes), document.createElement('div'));

const ELEMENT = move();
const BANNER = move({ parallax: 'banner' });
const VIEW = 800;
const at = (top: number, height = 400) => ({ top, height, view: VIEW });

describe('the speed', () => {
  test.each([
    [575, 1],
    [576, 2],
    [767, 2],
    [768, 3],
    [1200, 3],
    [1201, 4],
  ])('at %i px is the one of its range [PGE-09]', (width, speed) => {
    expect(speedAt(move({ speeds: '1, 2, 3, 4' }), width)).toBe(speed);
  });

  test('is -2, or the one that is given, where a range has none of its own [PGE-09]', () => {
    expect(speedAt(ELEMENT, 1400)).toBe(-2);
    expect(speedAt(move({ speeds: '1', speed: '3' }), 1400)).toBe(3);
    expect(speedAt(move({ speeds: '1,2', breakpoints: '900, 400' }), 500)).toBe(2);
  });

  test.each([
    [{ speeds: 'fast' }, /data-speeds on <div> holds "fast"/],
    [{ breakpoints: '576, 768px' }, /data-breakpoints on <div> holds "768px"/],
  ])('%o is a clear error [PGE-09]', (attributes, tokens) => {
    expect(() => move(attributes)).toThrow(tokens);
  });

  test.each([{ speed: '1,5' }, { parallax: 'baner' }])('%o is refused [PGE-09]', (attributes) => {
    expect(safeParse(schema, { parallax: '', ...attributes }).success).toBe(false);
  });
});

describe('the way', () => {
  test('an element rests in the middle of the window and lags behind by 100 px for each speed [PGE-09]', () => {
    expect(shiftAt(ELEMENT, 1400, at(200))).toBe(0);
    expect(shiftAt(ELEMENT, 1400, at(VIEW))).toBe(-100);
    expect(shiftAt(ELEMENT, 1400, at(-400))).toBe(100);
    expect(shiftAt(ELEMENT, 1400, at(-9_000))).toBe(100);
  });

  test('a banner moves by a quarter of the scroll [MKT-02]', () => {
    for (const top of [600, 200, -100]) {
      const moved = shiftAt(BANNER, 1400, at(top - 80)) - shiftAt(BANNER, 1400, at(top));
      expect(moved).toBeCloseTo(20, 1);
    }
  });

  test('wherever it stands, a picture covers its frame [PGE-09] [MKT-02]', () => {
    for (const props of [ELEMENT, BANNER, move({ speed: '6' })]) {
      for (const picture of [
        { height: 400, offset: 0 },
        { height: 520, offset: 40 },
        { height: 2_000, offset: 0 },
      ]) {
        const scale = scaleFor(props, 1400, at(0), picture);
        expect(scale).toBeGreaterThanOrEqual(1);
        for (let top = -400; top <= VIEW; top += 50) {
          const middle = 200 + picture.offset + shiftAt(props, 1400, at(top));
          const half = (picture.height * scale) / 2;
          expect(middle - half).toBeLessThanOrEqual(0.5);
          expect(middle + half).toBeGreaterThanOrEqual(399.5);
        }
      }
    }
  });
});

describe('its life', () => {
  let controller: AbortController;
  let queries: Map<string, { matches: boolean; notify: () => void }>;
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    controller = new AbortController();
    queries = new Map();
    frames.length = 0;
    vi.stubGlobal('matchMedia', (media: string) => {
      const query = {
        matches: false,
        notify: () => {},
        addEventListener: (_type: string, listener: () => void) => (query.notify = listener),
      };
      queries.set(media, query);
      return query;
    });
    vi.stubGlobal('IntersectionObserver', undefined);
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  });
  afterEach(() => {
    controller.abort();
    vi.unstubAllGlobals();
  });

  const context = () => ({ signal: controller.signal }) as MountContext<Props>;
  const mount = (selector: string, props = read()) => mountParallax(find(selector), props, context());
  const reduce = (matches: boolean) => {
    const query = queries.get('(prefers-reduced-motion: reduce)')!;
    query.matches = matches;
    query.notify();
  };

  test('it stops and rests as soon as less movement is asked for, and goes on after that [PGE-09]', () => {
    showPage('<div id="frame"><img id="layer" alt=""></div>');
    mount('#frame');
    expect(find('#layer').style.translate).not.toBe('');
    expect(find('#frame').className).toBe('ar-parallax-frame');
    reduce(true);
    expect([find('#layer').style.translate, find('#layer').style.scale, find('#frame').className]).toEqual([
      '',
      '',
      '',
    ]);
    reduce(false);
    expect(find('#layer').style.translate).not.toBe('');
    controller.abort();
    expect(find('#layer').style.translate).toBe('');
  });

  test('one frame serves all that are in view, and none is asked for when they have left [PGE-09]', () => {
    showPage('<div class="a"><i></i></div><div class="b"><i></i></div>');
    mount('.a');
    mount('.b');
    document.dispatchEvent(new Event('scroll'));
    document.dispatchEvent(new Event('scroll'));
    expect(frames).toHaveLength(1);
    controller.abort();
    document.dispatchEvent(new Event('scroll'));
    expect(frames).toHaveLength(1);
  });

  test('it moves with the first scroll, although nobody has said yet whether it is seen [PGE-09]', () => {
    const silent = class {
      observe() {}
      unobserve() {}
    };
    vi.stubGlobal('IntersectionObserver', silent);
    showPage('<div id="frame"><img id="layer" alt=""></div>');
    mount('#frame');
    find('#layer').style.translate = '';
    document.dispatchEvent(new Event('scroll'));
    frames.shift()?.(0);
    expect(find('#layer').style.translate).not.toBe('');
  });

  test('a picture that comes late is measured again [PGE-09]', () => {
    let notify = () => {};
    const observer = class {
      constructor(run: () => void) {
        notify = run;
      }
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal('ResizeObserver', observer);
    showPage('<div id="frame"><img id="layer" alt=""></div>');
    mount('#frame');
    // Elements have no size here; a new value of the style proves that they are measured again.
    find('#layer').style.scale = '';
    notify();
    expect(find('#layer').style.scale).not.toBe('');
  });

  test('what has nothing to move is a clear error [PGE-09]', () => {
    showPage('<div id="frame"></div>');
    expect(() => mount('#frame')).toThrow(/nothing to move in <div#frame>/);
  });
});
