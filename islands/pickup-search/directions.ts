import type { providerOf } from '#kit/map';
import type { PickupPoint } from '#stores/pickup';

export type MapService = ReturnType<typeof providerOf>;

const ADDRESSES: Readonly<Record<MapService, string>> = {
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
  provider: MapService,
): string {
  const destination = position
    ? `${position.lat},${position.lng}`
    : `${street}, ${`${postalCode} ${city}`.trim()}`;
  return ADDRESSES[provider] + encodeURIComponent(destination);
}
