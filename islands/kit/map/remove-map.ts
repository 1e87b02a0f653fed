import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useMemo, useRef } from 'react';

/** The removal of a map whose view ends before the effect in which react-leaflet would remove it. */
export interface Removal {
  /** Receives the new map. */
  readonly whenReady: (...events: readonly { readonly target: LeafletMap }[]) => void;
  /** Leaves the removal to react-leaflet, whose effect runs together with those of the map’s children. */
  readonly leave: () => void;
}

/** Removes a map that no effect removes: its listeners of the window would stay. */
export function useRemoval(): Removal {
  const map = useRef<LeafletMap | undefined>(undefined);
  useLayoutEffect(() => () => void map.current?.remove(), []);
  return useMemo(
    () => ({
      whenReady: (event) => void (map.current = event?.target),
      leave: () => void (map.current = undefined),
    }),
    [],
  );
}
