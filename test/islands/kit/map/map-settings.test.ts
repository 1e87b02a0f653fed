import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configurePage } from '../../../support/consent.ts';
import { leavePage } from '../../../support/islands.ts';
import { answer, jsonAnswer, stubServer } from '../../../support/server.ts';

afterEach(() => {
  leavePage();
  document.head.replaceChildren();
});

describe('the settings of a map (MAP-01)', () => {
  const withConfig = async (map: object) => {
    vi.resetModules();
    configurePage({ map });
    return import('#kit/map/map-settings.ts');
  };

  test('are the library’s own without any', async () => {
    const { providerOf, tilesOf, geocoderOf, googleScript } = await withConfig({});
    expect(providerOf({})).toBe('leaflet');
    expect(tilesOf({})).toEqual({ url: undefined, credit: undefined });
    expect(geocoderOf(undefined)).toBeUndefined();
    expect(googleScript()).toBe('https://maps.googleapis.com/maps/api/js');
  });

  test('are those of the page’s configuration', async () => {
    const map = {
      provider: 'google',
      tiles: 'https://tiles.example/{z}',
      credit: 'Tiles',
      google: '/google.js',
      geocoder: '/geo',
    };
    const { providerOf, tilesOf, geocoderOf, googleScript } = await withConfig(map);
    expect(providerOf({})).toBe('google');
    expect(tilesOf({})).toEqual({ url: 'https://tiles.example/{z}', credit: 'Tiles' });
    expect([geocoderOf(undefined), googleScript()]).toEqual(['/geo', '/google.js']);
  });

  test('are first those of the island itself', async () => {
    const { providerOf, tilesOf, geocoderOf } = await withConfig({
      provider: 'google',
      tiles: '/a',
      geocoder: '/b',
    });
    expect(providerOf({ provider: 'leaflet' })).toBe('leaflet');
    expect(tilesOf({ tileUrl: '/own' }).url).toBe('/own');
    expect(geocoderOf('/own')).toBe('/own');
  });

  test('are none of a wrong kind', async () => {
    const { providerOf, tilesOf, googleScript } = await withConfig({
      provider: 'other',
      tiles: 'javascript:x',
      credit: '',
      google: 7,
    });
    expect(providerOf({})).toBe('leaflet');
    expect(tilesOf({})).toEqual({ url: undefined, credit: undefined });
    expect(googleScript()).toMatch(/^https:/);
  });
});

describe('Google’s maps', () => {
  const loadVendorScript = vi.fn(() => Promise.resolve());

  const load = async () => {
    vi.resetModules();
    vi.doMock('#runtime/html/vendor-script.ts', () => ({ loadVendorScript }));
    configurePage({ map: { google: '/google.js' } });
    const { loadGoogleMaps } = await import('#kit/map/google-maps.ts');
    return loadGoogleMaps(new AbortController().signal);
  };

  beforeEach(() => {
    loadVendorScript.mockClear();
    document.documentElement.lang = 'fr';
    document.documentElement.setAttribute('data-site', '/');
  });

  afterEach(() => vi.doUnmock('#runtime/html/vendor-script.ts'));

  test('are loaded with the shop’s key, in the language of the page', async () => {
    stubServer(() => jsonAnswer('the-key'));
    const maps = { Map: class {} };
    vi.stubGlobal('google', { maps });
    expect(await load()).toBe(maps);
    expect(loadVendorScript).toHaveBeenCalledExactlyOnceWith('/google.js?key=the-key&language=fr&v=weekly');
  });

  test.each([undefined, {}, { maps: {} }])(
    'have failed when their script brings none: %o',
    async (google) => {
      stubServer(() => jsonAnswer('the-key'));
      vi.stubGlobal('google', google);
      await expect(load()).rejects.toThrow(/no maps/);
    },
  );

  test('are not requested without a key', async () => {
    stubServer(() => answer('', { status: 404 }));
    await expect(load()).rejects.toThrow();
    expect(loadVendorScript).not.toHaveBeenCalled();
  });
});
