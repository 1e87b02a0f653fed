import type { ReactNode } from 'react';

/** A place on a map. */
export interface MapMarker {
  readonly id: string;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lng: number;
  /** Its name: the accessible name of the marker's button. */
  readonly title: string;
  /** Address of its picture; a pin of ours without one. */
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
  /** How near it may come by itself; more than that the visitor zooms. */
  readonly zoom: number;
  /** The map's accessible name. */
  readonly label: string;
  readonly tiles: MapTiles;
  /** Content of an opened marker; its title when left out. */
  readonly renderContent?: ((id: string) => ReactNode) | undefined;
}

/** Where the pictures of a map come from. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`; without one the markers have a plain background. */
  readonly url?: string | undefined;
  /** To whom the pictures are owed. */
  readonly credit?: string | undefined;
}
