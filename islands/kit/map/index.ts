export type { MapMarker } from './map-types.ts';
export { geocoderOf, providerOf, tilesOf } from './map-settings.ts';
export { MapView } from './map-view.tsx';
export { useSelection } from './use-selection.ts';
