import type { ReactNode } from 'react';

/** A point on a map. */
export interface MapMarker {
  readonly id: string;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lng: number;
  /** Its name: the accessible name of the marker's button. */
  readonly title: string;
  /** Address of its image; the library's pin when left out. */
  readonly icon?: string | undefined;
}

/** The map's provider. */
export type MapProvider = 'leaflet' | 'google';

/** The map's content, for any provider. */
export interface MapDrawing {
  /** At least one. */
  readonly markers: readonly MapMarker[];
  /** Id of the marker that is open. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Highest zoom level that is set automatically; the visitor may zoom further. */
  readonly zoom: number;
  /** The map's accessible name. */
  readonly label: string;
  readonly tiles: MapTiles;
  /** Content of an opened marker's bubble: its title when left out; there is no bubble for null. */
  readonly renderContent?: ((id: string) => ReactNode) | undefined;
}

/** Source of a map's tiles. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`; without one the background is plain. */
  readonly url?: string | undefined;
  /** Attribution of the tiles. */
  readonly credit?: string | undefined;
}
