/** Distances below this limit, in km, are shown in metres. */
const METRES_BELOW_KM = 0.5;

// The formatter's space before the unit differs by language; a distance stays on one line.
const formatUnit = (value: number, unit: 'kilometer' | 'meter', culture: string): string =>
  new Intl.NumberFormat(culture, { style: 'unit', unit, maximumFractionDigits: 1 })
    .format(value)
    .replaceAll(/\s/g, '\u00A0');

/** Texts around a distance, in the page's language. */
interface DistanceTexts {
  /** For a distance of 0. */
  readonly near: string;
  readonly away: (distance: string) => string;
}

/**
 * Formats a distance: "à 150 m", "à 1,4 km". Carriers that round to whole kilometres send 0 for a point nearby.
 *
 * @param distance Kilometres, as the carrier wrote them.
 * @param culture The page's culture.
 * @param texts The texts around it.
 * @returns The text; the carrier's own if it is not a number.
 */
export function formatDistance(distance: string, culture: string, texts: DistanceTexts): string {
  const km = Number(distance.replace(',', '.'));
  if (Number.isNaN(km)) return distance;
  const metres = Math.round(km * 100) * 10;
  if (metres <= 0) return texts.near;
  const isNear = km < METRES_BELOW_KM;
  return texts.away(isNear ? formatUnit(metres, 'meter', culture) : formatUnit(km, 'kilometer', culture));
}
