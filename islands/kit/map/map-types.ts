import type { ReactNode } from 'react';

/** A place on a map. */
export interface MapMarker {
  readonly id: string;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lng: number;
  /** Its name: what the button of the marker says to those who do not see it. */
  readonly title: string;
  /** Address of a picture that stands for it; a pin of ours without one. */
  readonly icon?: string | undefined;
}

/** Who draws the map. */
export type MapProvider = 'leaflet' | 'google';

/** What is drawn, whoever draws it. */
export interface MapDrawing {
  /** At least one. */
  readonly markers: readonly MapMarker[];
  /** Id of the marker that is open. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** How near it may come by itself; more than that the visitor zooms. */
  readonly zoom: number;
  /** What the map is called. */
  readonly label: string;
  readonly tiles: MapTiles;
  /** What a marker shows when it is opened; its title without it. */
  readonly renderContent?: ((id: string) => ReactNode) | undefined;
}

/** Where the pictures of a map come from. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`; without one the markers stand on a plain ground. */
  readonly url?: string | undefined;
  /** To whom the pictures are owed. */
  readonly credit?: string | undefined;
}
