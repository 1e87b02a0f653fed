import type { Map as LeafletMap, Marker } from 'leaflet';
import { GridLayer, type TileLayer } from 'leaflet';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followSize, markPin, moveAfterPress, nameMap } from '#kit/map/leaflet-behaviours.ts';
import { createPin } from '#kit/map/leaflet-pin.ts';
import { cancelWithoutData } from '#kit/map/leaflet-tiles.ts';
import { find, showPage } from '../../../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  showPage('<div id="map"><button id="pin">x</button></div><button id="outside">x</button>');
});

afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const box = () => find('#map');

describe('the wheel and the finger', () => {
  /** Records what moves the map. */
  function start(isTouched: boolean) {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
    const moving = { wheel: true, finger: true };
    const toggle = (name: keyof typeof moving) => ({
      enable: () => void (moving[name] = true),
      disable: () => void (moving[name] = false),
    });
    const map = { getContainer: box, scrollWheelZoom: toggle('wheel'), dragging: toggle('finger') };
    moveAfterPress(map as unknown as LeafletMap, controller.signal);
    return moving;
  }

  const isLive = () => box().classList.contains('ar-map-live');
  const pressOutside = () =>
    find('#outside').dispatchEvent(new Event('pointerdown', { bubbles: true, cancelable: true }));

  test('scroll the page until the map is pressed, and after a press elsewhere', () => {
    const moving = start(true);
    expect([moving, isLive()]).toEqual([{ wheel: false, finger: false }, false]);
    find('#pin').click();
    expect([moving, isLive()]).toEqual([{ wheel: true, finger: true }, true]);
    find('#pin').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(isLive()).toBe(true);
    find('#outside').addEventListener('pointerdown', (event) => event.stopPropagation());
    pressOutside();
    expect([moving, isLive()]).toEqual([{ wheel: false, finger: false }, false]);
  });

  test('leave the mouse alone, which drags the map at any time', () => {
    const moving = start(false);
    expect(moving).toEqual({ wheel: false, finger: true });
    pressOutside();
    expect(moving.finger).toBe(true);
  });

  test('are not followed once the map is gone', () => {
    const moving = start(true);
    find('#pin').click();
    controller.abort();
    pressOutside();
    expect(moving.wheel).toBe(true);
    moving.wheel = false;
    find('#pin').click();
    expect(moving.wheel).toBe(false);
  });
});

describe('a map', () => {
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const outer = vi.fn();
    document.body.addEventListener('keydown', outer, { once: true });
    box().dispatchEvent(event);
    document.body.removeEventListener('keydown', outer);
    return { isPrevented: event.defaultPrevented, reachesDialog: outer.mock.calls.length > 0 };
  };

  function start(marker?: object) {
    nameMap(
      { getContainer: box } as unknown as LeafletMap,
      'Our shops',
      () => marker as Marker | undefined,
      controller.signal,
    );
  }

  test('is a region with a name', () => {
    start();
    expect([box().getAttribute('role'), box().getAttribute('aria-label')]).toEqual(['region', 'Our shops']);
  });

  test('closes its popup on Escape, and not the dialog around it', () => {
    const closePopup = vi.fn();
    start({ isPopupOpen: () => true, closePopup, getElement: () => find('#pin') });
    expect(press('a')).toEqual({ isPrevented: false, reachesDialog: true });
    expect(press('Escape')).toEqual({ isPrevented: true, reachesDialog: false });
    expect(closePopup).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(find('#pin'));
    controller.abort();
    expect(press('Escape').isPrevented).toBe(false);
  });

  test('leaves Escape to the dialog around it when no popup is open', () => {
    start({ isPopupOpen: () => false });
    expect(press('Escape')).toEqual({ isPrevented: false, reachesDialog: true });
  });

  test('leaves Escape alone without a marker, and needs no button of one', () => {
    start();
    expect(press('Escape').isPrevented).toBe(false);
    controller.abort();
    controller = new AbortController();
    start({ isPopupOpen: () => true, closePopup: () => {}, getElement: () => undefined });
    expect(press('Escape').isPrevented).toBe(true);
  });
});

describe('the size of a map', () => {
  function start() {
    let run = () => {};
    const observer = { observe: vi.fn(), disconnect: vi.fn() };
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(function (this: object, notify: () => void) {
        run = notify;
        return observer;
      }),
    );
    let size = 1;
    let next = 1;
    const invalidateSize = vi.fn(() => void (size = next));
    const getSize = () => {
      const now = size;
      return { now, equals: (other: { now: number }) => other.now === now };
    };
    const onSize = vi.fn();
    const map = { getContainer: box, getSize, invalidateSize };
    followSize(map as unknown as LeafletMap, onSize, controller.signal);
    const resizeTo = (value: number) => {
      next = value;
      run();
    };
    return { observer, onSize, invalidateSize, resizeTo };
  }

  test('follows its box, and is reported when it has changed', () => {
    const { observer, onSize, invalidateSize, resizeTo } = start();
    expect(observer.observe).toHaveBeenCalledWith(box());
    resizeTo(1);
    expect(invalidateSize).toHaveBeenCalledWith({ animate: false });
    expect(onSize).not.toHaveBeenCalled();
    resizeTo(2);
    expect(onSize).toHaveBeenCalledOnce();
    expect(observer.disconnect).not.toHaveBeenCalled();
    controller.abort();
    expect(observer.disconnect).toHaveBeenCalledOnce();
  });

  test('is left alone in a browser that observes no sizes', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    expect(() => followSize({} as LeafletMap, () => {}, controller.signal)).not.toThrow();
  });
});

describe('a pin', () => {
  const markerOf = (element?: HTMLElement) => ({ getElement: () => element }) as unknown as Marker;

  test('is marked while it is selected', () => {
    const pin = find('#pin');
    markPin(markerOf(pin), true);
    expect(pin.outerHTML).toBe('<button id="pin" class="ar-map-pin-selected" aria-current="true">x</button>');
    markPin(markerOf(pin), false);
    expect([pin.className, pin.hasAttribute('aria-current')]).toEqual(['', false]);
    expect(() => markPin(markerOf(), true)).not.toThrow();
  });

  test('is the library’s own drawing, whose tip is at the bottom', () => {
    const { options } = createPin(undefined);
    const html = options.html as HTMLElement;
    expect(html.className).toBe('ar-map-pin-face');
    expect(html.innerHTML).toMatch(
      /^<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 23C.*z"><\/path><circle cx="12" cy="9.3" r="2.8"><\/circle><\/svg>$/,
    );
    expect(options.className).toBe('ar-map-pin');
    expect([options.iconSize, options.iconAnchor, options.popupAnchor]).toEqual([
      [44, 44],
      [22, 44],
      [0, -40],
    ]);
  });

  test('may be a picture of the site', () => {
    const html = createPin('/pin.svg').options.html as HTMLElement;
    expect(html.innerHTML).toBe('<img alt="" src="/pin.svg">');
  });
});

describe('the tiles of a map', () => {
  const tile = (z: number, complete = false) => {
    const el = document.createElement('img');
    el.setAttribute('src', '/tile.png');
    Object.defineProperty(el, 'complete', { value: complete });
    box().append(el);
    return { el, coords: { z } };
  };

  function start(tiles: object) {
    const layer = { _tiles: tiles, _tileZoom: 3 } as unknown as TileLayer & {
      _removeTile(key: string): void;
      _abortLoading(): void;
    };
    cancelWithoutData(layer);
    return layer;
  }

  test('are cancelled without an image of their own, which the policy would have to allow', () => {
    const tiles = { near: tile(3), late: tile(4), ready: tile(4, true) };
    const { late } = tiles;
    start(tiles)._abortLoading();
    expect(Object.keys(tiles)).toEqual(['near', 'ready']);
    expect([late.el.hasAttribute('src'), late.el.isConnected]).toEqual([false, false]);
    expect([tiles.near.el.getAttribute('src'), tiles.ready.el.isConnected]).toEqual(['/tile.png', true]);
  });

  test('are removed as Leaflet does, and load no more', () => {
    const tiles = { one: tile(3) };
    const { el } = tiles.one;
    const layer = start(tiles);
    Object.setPrototypeOf(layer, GridLayer.prototype as object);
    layer._removeTile('one');
    expect([el.hasAttribute('src'), el.isConnected, Object.keys(tiles)]).toEqual([false, false, []]);
    expect(() => layer._removeTile('gone')).not.toThrow();
  });
});
