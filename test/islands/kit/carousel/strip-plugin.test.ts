import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStripPlugin } from '#kit/carousel/strip-plugin.ts';
import { emit } from '#runtime';
import { find, showPage } from '../../../support/page.ts';

const STRIP =
  '<div data-viewport><ul>' +
  [0, 1, 2, 3].map((index) => `<li id="s${index}"><a href="#${index}" id="a${index}">x</a></li>`).join('') +
  '</ul></div><button id="outside">x</button>';

/** The part of Embla that the plugin uses: two stops of two slides. */
function createFake() {
  const listeners = new Map<string, Set<() => void>>();
  const state = {
    inView: [0, 1],
    stops: [0, 1],
    registry: [
      [0, 1],
      [2, 3],
    ] as number[][],
  };
  const scrollTo = vi.fn();
  const api = {
    rootNode: () => find('[data-viewport]'),
    slideNodes: () => [...document.querySelectorAll<HTMLElement>('li')],
    slidesInView: () => state.inView,
    scrollSnapList: () => state.stops,
    internalEngine: () => ({ slideRegistry: state.registry }),
    scrollTo,
    on: (name: string, run: () => void) =>
      listeners.set(name, new Set([...(listeners.get(name) ?? []), run])),
    off: (name: string, run: () => void) => listeners.get(name)?.delete(run),
  };
  return {
    api: api as unknown as EmblaCarouselType,
    state,
    scrollTo,
    /** Shows other slides. */
    view(...inView: number[]) {
      state.inView = inView;
      for (const run of listeners.get('slidesInView') ?? []) run();
    },
    count: () => listeners.get('slidesInView')?.size ?? 0,
  };
}

let stop: () => void = () => {};

afterEach(() => stop());

function start(hasControls = true) {
  showPage(STRIP);
  const fake = createFake();
  const plugin = createStripPlugin(hasControls);
  find('[data-viewport]').scrollLeft = 120;
  plugin.init(fake.api);
  stop = plugin.destroy;
  return { ...fake, plugin };
}

const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
const isLive = () => find('[data-viewport]').hasAttribute('data-live');

describe('a strip that a carousel moves', () => {
  test('is marked as such, and no longer scrolled by the browser', () => {
    const { plugin } = start();
    expect([plugin.name, plugin.options]).toEqual(['strip', {}]);
    expect(find('[data-viewport]').getAttribute('data-live')).toBe('');
    expect(find('[data-viewport]').scrollLeft).toBe(0);
  });

  test('is the server’s own again in the end', () => {
    const { plugin, view, count, scrollTo } = start();
    view(0, 1);
    plugin.destroy();
    expect([inert(), isLive(), count()]).toEqual([[], false, 0]);
    find('#a2').focus();
    emit(find('#a2'), 'reveal', {});
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('can end before it has begun', () => {
    expect(() => createStripPlugin(true).destroy()).not.toThrow();
  });
});

describe('slides out of view', () => {
  test('cannot be used, and can be as soon as they are in view', () => {
    const { view } = start();
    view(0, 1);
    expect(inert()).toEqual(['s2', 's3']);
    expect(find('#s2').getAttribute('inert')).toBe('');
    view(1, 2);
    expect(inert()).toEqual(['s0', 's3']);
  });

  test('can be used when the carousel has no controls: the focus leads there', () => {
    const { view } = start(false);
    view(0, 1);
    expect(inert()).toEqual([]);
  });

  test('can be used when all are in view, whatever the observer has seen so far', () => {
    const { view, state } = start();
    state.stops = [0];
    view(0);
    expect(inert()).toEqual([]);
    state.stops = [0, 1];
    view(0, 1);
    expect(inert()).toEqual(['s2', 's3']);
  });

  test('can be used as long as they have the focus', async () => {
    const { view } = start();
    view(0, 1);
    find('#a1').focus();
    view(2, 3);
    expect(inert()).toEqual(['s0']);
    find('#outside').focus();
    await Promise.resolve();
    expect(inert()).toEqual(['s0', 's1']);
  });

  test('stay as the server wrote them when the focus leaves at the end', async () => {
    const { view, plugin } = start();
    find('#a1').focus();
    view(2, 3);
    find('#outside').focus();
    plugin.destroy();
    await Promise.resolve();
    expect(inert()).toEqual([]);
  });
});

describe('a slide that is focused or revealed', () => {
  test.each([
    // happy-dom gives an inert element no focus.
    ['focused', () => find('#a2').dispatchEvent(new Event('focusin', { bubbles: true }))],
    ['revealed', () => emit(find('#a2'), 'reveal', {})],
  ])('comes into view at once: %s', (_, act) => {
    const { view, scrollTo } = start();
    view(0, 1);
    act();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(1, true);
    expect(inert()).toEqual(['s3']);
  });

  test('comes into view at the first stop, too', () => {
    const { view, scrollTo } = start();
    view(2, 3);
    emit(find('#s0'), 'reveal', {});
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, true);
  });

  test('stays where it is when it is in view, or when all are', () => {
    const { view, scrollTo, state } = start();
    view(0, 1);
    find('#a1').focus();
    state.stops = [0];
    find('#a3').focus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('stays where it is when no stop shows it', () => {
    const { view, scrollTo, state } = start();
    state.registry = [[0, 1]];
    view(0, 1);
    emit(find('#s3'), 'reveal', {});
    expect(scrollTo).not.toHaveBeenCalled();
    expect(inert()).toEqual(['s2']);
  });

  test('is not meant by the strip around the slides', () => {
    const { view, scrollTo } = start();
    view(2, 3);
    emit(find('[data-viewport]'), 'reveal', {});
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
