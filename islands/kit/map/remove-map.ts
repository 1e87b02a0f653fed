import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useRef } from 'react';

/** Lets a second removal, and an observer that measures the map once more, do nothing: Leaflet throws at both. */
function removeOnce(map: LeafletMap): void {
  const remove = map.remove.bind(map);
  map.remove = () => {
    map.remove = () => map;
    map.invalidateSize = () => map;
    return remove();
  };
}

/**
 * Removes a map with its view. react-leaflet does so in an effect that a view which ends at once never runs, and the
 * map’s listeners of the window would stay.
 *
 * @returns The `whenReady` of the map.
 */
export function useRemoval(): (...events: readonly { readonly target: LeafletMap }[]) => void {
  const created = useRef<LeafletMap | undefined>(undefined);
  useLayoutEffect(() => () => void created.current?.remove(), []);
  return (event) => {
    created.current = event?.target;
    if (created.current) removeOnce(created.current);
  };
}
