import type { MapProvider } from '#kit/map';
import type { PickupPoint } from '#stores/pickup';

const ADDRESSES: Readonly<Record<MapProvider, string>> = {
  google: 'https://www.google.com/maps/dir/?api=1&destination=',
  leaflet: 'https://www.openstreetmap.org/directions?to=',
};

/**
 * Returns the address of a route to a point, at the service that draws the map.
 *
 * @param point The point; without coordinates its postal address is the destination.
 * @param provider The map's provider.
 */
export function directionsTo(
  { position, street, postalCode, city }: PickupPoint,
  provider: MapProvider,
): string {
  const destination = position
    ? `${position.lat},${position.lng}`
    : `${street}, ${`${postalCode} ${city}`.trim()}`;
  return ADDRESSES[provider] + encodeURIComponent(destination);
}
