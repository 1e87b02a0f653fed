import { useMemo, useState } from 'react';
import { getCulture } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { PickupPoint } from '#stores/pickup';
import { openStateAt, parseHours } from './hours.ts';
import type { ListedPoint } from './point-list.tsx';
import { texts } from './texts.ts';

/** The visitor's filter of the points. */
export interface PointFilter {
  readonly isOpenNow: boolean;
  /** A kind of point; empty for all kinds. */
  readonly kind: string;
}

const fits = ({ point, hours }: ListedPoint, { isOpenNow, kind }: PointFilter, now: Date) =>
  (!kind || point.kind === kind) && (!isOpenNow || openStateAt(hours, now).kind === 'open');

/**
 * Returns the points that a filter lets through.
 *
 * @param points The points with their hours.
 * @param filter The visitor's filter; a kind that these points do not have is ignored.
 * @param now The current time.
 */
export function siftPoints(
  points: readonly ListedPoint[],
  filter: PointFilter,
  now = new Date(),
): ListedPoint[] {
  const hasKind = points.some(({ point }) => point.kind === filter.kind);
  const activeFilter = { ...filter, kind: hasKind ? filter.kind : '' };
  return points.filter((one) => fits(one, activeFilter, now));
}

/** Filters the points by the visitor's choice; their hours are parsed once. */
export function useListedPoints(points: readonly PickupPoint[]) {
  const [filter, setFilter] = useState<PointFilter>({ isOpenNow: false, kind: '' });
  const all = useMemo(
    () => points.map((point): ListedPoint => ({ point, hours: parseHours(point.hours, getCulture()) })),
    [points],
  );
  const listed = useMemo(() => siftPoints(all, filter), [all, filter]);
  const kinds = useMemo(() => [...new Set(points.map(({ kind }) => kind).filter(Boolean))], [points]);
  const hasHours = all.some(({ hours }) => hours.days.size > 0);
  const change = (next: PointFilter) => {
    setFilter(next);
    const { length } = siftPoints(all, next);
    const labels = chooseTexts(texts);
    announce(length > 0 ? labels.found(length) : labels.filtered);
  };
  return { listed, filter, setFilter: change, kinds, hasHours };
}
