/** Distances below this limit, in km, are shown in metres. */
const METRES_BELOW_KM = 0.5;

const formatUnit = (value: number, unit: 'kilometer' | 'meter', culture: string): string =>
  new Intl.NumberFormat(culture, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);

/**
 * Formats a distance: "150 m", "1,4 km". Carriers that round to whole kilometres send 0 for a point nearby.
 *
 * @param distance Kilometres, as the carrier wrote them.
 * @param culture The page's culture.
 * @param near The text for a distance of 0.
 * @returns The text; the carrier's own if it is not a number.
 */
export function formatDistance(distance: string, culture: string, near: string): string {
  const km = Number(distance.replace(',', '.'));
  if (Number.isNaN(km)) return distance;
  const metres = Math.round(km * 100) * 10;
  if (metres <= 0) return near;
  return km < METRES_BELOW_KM ? formatUnit(metres, 'meter', culture) : formatUnit(km, 'kilometer', culture);
}
