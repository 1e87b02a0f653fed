import type { MapMarker } from '#kit/map';
import { warn } from '#runtime/page/warn.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import type { WrittenMarker } from './props.ts';

/** A marker with valid coordinates, and the content of its popup. */
export interface ReadMarker extends MapMarker {
  /** The server's HTML. */
  readonly content: string | undefined;
}

// Decimal commas are accepted: servers of French and Dutch sites write them.
const toDegrees = (value: number | string | null | undefined): number =>
  typeof value === 'number' ? value : Number((value ?? '').trim().replace(',', '.') || NaN);

const isWithin = (value: number, max: number) => Math.abs(value) <= max;

function readMarker(
  { coors, title, icon, id, content }: WrittenMarker,
  index: number,
): ReadMarker | undefined {
  const [lat, lng] = [toDegrees(coors.lat), toDegrees(coors.lng)];
  if (isWithin(lat, 90) && isWithin(lng, 180))
    return {
      id: String(id ?? index),
      lat,
      lng,
      title,
      icon: icon && webUrl(icon) ? icon : undefined,
      content: content ?? undefined,
    };
  warn(
    `The place ${JSON.stringify(title)} is not on the map: it has no lat of -90 to 90, or no lng of -180 to 180.`,
  );
  return undefined;
}

/**
 * Reads the markers of a page. One without valid coordinates is omitted with a warning; of two with the same
 * id, the first is used.
 *
 * @param written The markers in the page's props.
 */
export function readMarkers(written: readonly WrittenMarker[]): ReadMarker[] {
  const byId = new Map<string, ReadMarker>();
  for (const [index, one] of written.entries()) {
    const marker = readMarker(one, index);
    if (marker && !byId.has(marker.id)) byId.set(marker.id, marker);
  }
  return [...byId.values()];
}
