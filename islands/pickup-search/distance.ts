/** Below this many kilometres a distance is written in metres. */
const METRES_BELOW_KM = 0.5;

const formatUnit = (value: number, unit: 'kilometer' | 'meter', culture: string): string =>
  new Intl.NumberFormat(culture, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);

/**
 * Writes how far a point is: "150 m", "1,4 km". Carriers that round to whole kilometres write 0 for what is near.
 *
 * @param distance Kilometres, as the carrier wrote them.
 * @param culture The page's.
 * @param near The text for a distance of 0.
 * @returns The carrier's own text where it is no number.
 */
export function formatDistance(distance: string, culture: string, near: string): string {
  const km = Number(distance.replace(',', '.'));
  if (Number.isNaN(km)) return distance;
  const metres = Math.round(km * 100) * 10;
  if (metres <= 0) return near;
  return km < METRES_BELOW_KM ? formatUnit(metres, 'meter', culture) : formatUnit(km, 'kilometer', culture);
}
