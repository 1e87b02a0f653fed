import { useEffect, useRef } from 'react';
import { getCulture } from '#runtime';
import { rectOf, showInView } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { PickupPoint } from '#stores/pickup';
import { formatDistance } from './distance.ts';
import { formatMinute, openStateAt, type OpenState, type WeekHours } from './hours.ts';
import { PointInfo } from './point-info.tsx';
import { texts, type PickupLabels } from './texts.ts';

/** A point with its opening hours. */
export interface ListedPoint {
  readonly point: PickupPoint;
  readonly hours: WeekHours;
}

function openText(state: OpenState, labels: PickupLabels): string {
  const culture = getCulture();
  if (state.kind === 'open') return labels.openUntil(formatMinute(state.until, culture));
  if (state.kind === 'later') return labels.opensAt(formatMinute(state.from, culture));
  return state.kind === 'closed' ? labels.closed : '';
}

function PointLabels({ listed }: { listed: ListedPoint }) {
  const { point, hours } = listed;
  const state = openStateAt(hours);
  const open = openText(state, chooseTexts(texts));
  return (
    <span className="ar-pickup-words">
      <strong>{point.name}</strong>
      <span>
        {point.street}
        <br />
        {point.postalCode} {point.city}
      </span>
      <small>
        {point.distance && (
          <span>{formatDistance(point.distance, getCulture(), chooseTexts(texts).near)}</span>
        )}
        {open && <span className={`ar-pickup-${state.kind}`}>{open}</span>}
      </small>
    </span>
  );
}

interface ItemProps {
  listed: ListedPoint;
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

function Item({ listed, name, isSelected, onSelect }: ItemProps) {
  const { point, hours } = listed;
  return (
    <li className={isSelected ? 'ar-pickup-item ar-pickup-chosen' : 'ar-pickup-item'} data-point={point.id}>
      <label>
        <input type="radio" name={name} value={point.id} checked={isSelected} onChange={onSelect} />
        <PointLabels listed={listed} />
      </label>
      {isSelected && <PointInfo point={point} hours={hours} />}
    </li>
  );
}

/** Scrolls to an item inside the list, without scrolling the page or the dialog. */
function scrollToItem(list: HTMLElement, item: Element): void {
  const [box, itemBox] = [rectOf(list), rectOf(item)];
  if (itemBox.top < box.top) list.scrollTop += itemBox.top - box.top;
  if (itemBox.bottom > box.bottom) list.scrollTop += itemBox.bottom - box.bottom;
}

interface ListProps {
  listed: readonly ListedPoint[];
  selected: string | null;
  /** Origin of the choice: one on the map scrolls its item into view. */
  source: string;
  /** False while the map is shown instead. */
  isShown: boolean;
  onSelect: (id: string) => void;
}

/** The points as radio buttons, usable without the map. */
export function PointList({ listed, selected, source, isShown, onSelect }: ListProps) {
  const { id: islandId } = useIsland();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (source === 'list' || selected === null || !isShown) return;
    const item = [...list.current!.children].find(
      (one) => (one as HTMLElement).dataset['point'] === selected,
    );
    if (!item) return;
    const isScrolled = list.current!.scrollHeight > list.current!.clientHeight;
    if (isScrolled) scrollToItem(list.current!, item);
    else if (source === 'map') showInView(item);
  }, [selected, source, isShown]);
  return (
    <ul ref={list} className="ar-pickup-list">
      {listed.map((one) => (
        <Item
          key={one.point.id}
          listed={one}
          name={`${islandId}-point`}
          isSelected={one.point.id === selected}
          onSelect={() => onSelect(one.point.id)}
        />
      ))}
    </ul>
  );
}
