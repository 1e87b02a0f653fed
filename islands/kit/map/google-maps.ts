import { getCulture } from '#runtime';
import { loadVendorScript } from '#runtime/html/vendor-script.ts';
import { fetchMapsKey } from '#stores/maps';
import { googleScript } from './map-settings.ts';

/** A position in Google's format. */
interface GooglePosition {
  lat: number;
  lng: number;
}

export interface GoogleBounds {
  extend(position: GooglePosition): void;
}

export interface GoogleMap {
  fitBounds(bounds: GoogleBounds, padding?: number): void;
  getZoom(): number | undefined;
  setZoom(zoom: number): void;
}

export interface GoogleMarker {
  setMap(map: GoogleMap | null): void;
  addListener(name: 'click', run: () => void): void;
}

export interface GoogleBubble {
  open(where: { map: GoogleMap; anchor: GoogleMarker }): void;
  close(): void;
}

/** The used part of Google's maps API. */
export interface GoogleMaps {
  Map: new (box: HTMLElement, options: object) => GoogleMap;
  Marker: new (options: object) => GoogleMarker;
  InfoWindow: new (options: object) => GoogleBubble;
  LatLngBounds: new () => GoogleBounds;
  event: { clearInstanceListeners(of: object): void };
}

const loadedMaps = () => (globalThis as { google?: { maps?: Partial<GoogleMaps> } }).google?.maps;

/**
 * Loads Google's maps: first the key (GET api/v1/settings/GoogleFrontAPIKey), then the script. No other
 * module requests them.
 *
 * @param signal Aborts the read of the key.
 * @throws When the key or the script can't be loaded.
 */
export async function loadGoogleMaps(signal: AbortSignal): Promise<GoogleMaps> {
  const key = await fetchMapsKey(signal);
  const query = new URLSearchParams({ key, language: getCulture(), v: 'weekly' });
  await loadVendorScript(`${googleScript()}?${query}`);
  const maps = loadedMaps();
  if (maps?.Map) return maps as GoogleMaps;
  throw new Error('The script of the maps has brought no maps.');
}
