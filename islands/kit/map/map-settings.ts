import { getSetting } from '#runtime';
import { webUrl } from '#runtime/requests/safe-url.ts';
import type { MapProvider, MapTiles } from './map-types.ts';

/** Map props of an island; the page's configuration fills the gaps. */
interface MapProps {
  readonly provider?: MapProvider | undefined;
  readonly tileUrl?: string | undefined;
}

function readText(key: string): string | undefined {
  const value = getSetting('map', key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readAddress(key: string): string | undefined {
  const value = readText(key);
  return value && webUrl(value) ? value : undefined;
}

/** Returns the map's provider: the prop, else `map.provider` of the configuration, else Leaflet. */
export const providerOf = ({ provider }: MapProps): MapProvider =>
  provider ?? (readText('provider') === 'google' ? 'google' : 'leaflet');

/** Returns the map's tiles; their address is the prop, else `map.tiles` of the configuration. */
export const tilesOf = ({ tileUrl }: MapProps): MapTiles => ({
  url: tileUrl ?? readAddress('tiles'),
  credit: readText('credit'),
});

/** Returns the address of Google's script: `map.google` of the configuration, else Google's own. */
export const googleScript = (): string => readAddress('google') ?? 'https://maps.googleapis.com/maps/api/js';

/** Returns the address of the geocoder: the prop, else `map.geocoder` of the configuration. */
export const geocoderOf = (prop: string | undefined): string | undefined => prop ?? readAddress('geocoder');
