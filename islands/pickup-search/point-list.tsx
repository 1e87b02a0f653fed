import { useLayoutEffect, useRef } from 'react';
import { getCulture } from '#runtime';
import { closest } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { PickupPoint } from '#stores/pickup';
import type { MapService } from './directions.ts';
import { formatDistance } from './distance.ts';
import { formatMinute, isAllDay, openStateAt, type WeekHours } from './hours.ts';
import { PointDetails } from './point-details.tsx';
import { texts } from './texts.ts';

/** A point with its opening hours. */
export interface ListedPoint {
  readonly point: PickupPoint;
  readonly hours: WeekHours;
}

function openText(hours: WeekHours): string {
  const [labels, culture, state] = [chooseTexts(texts), getCulture(), openStateAt(hours)];
  if (hours.days.get(new Date().getDay())?.some(isAllDay)) return labels.openAllDay;
  if (state.kind === 'open') return labels.openUntil(formatMinute(state.until, culture));
  if (state.kind === 'later') return labels.opensAt(formatMinute(state.from, culture));
  return state.kind === 'closed' ? labels.closed : '';
}

function PointLabels({ listed }: { listed: ListedPoint }) {
  const { point, hours } = listed;
  const open = openText(hours);
  return (
    <span className="ar-pickup-words">
      <strong>{point.name}</strong>
      <span>
        {point.street}, {point.postalCode} {point.city}
      </span>
      <small>
        {point.distance && <span>{formatDistance(point.distance, getCulture(), chooseTexts(texts))}</span>}
        {open && <span className={`ar-pickup-${openStateAt(hours).kind}`}>{open}</span>}
      </small>
    </span>
  );
}

interface CardProps {
  listed: ListedPoint;
  provider: MapService;
}

/** The card of the chosen point next to the map, where the list is hidden. */
export function PointCard({ listed, provider }: CardProps) {
  return (
    <div className="ar-pickup-item ar-pickup-chosen">
      <PointLabels listed={listed} />
      <details>
        <summary>{chooseTexts(texts).details}</summary>
        <PointDetails point={listed.point} hours={listed.hours} provider={provider} />
      </details>
    </div>
  );
}

interface ItemProps extends CardProps {
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

function Item({ listed, provider, name, isSelected, onSelect }: ItemProps) {
  const { point, hours } = listed;
  const details = isSelected ? `${name}-details` : undefined;
  return (
    <li className={isSelected ? 'ar-pickup-item ar-pickup-chosen' : 'ar-pickup-item'} data-point={point.id}>
      <label>
        <input
          type="radio"
          name={name}
          value={point.id}
          checked={isSelected}
          aria-describedby={details}
          onChange={onSelect}
        />
        <PointLabels listed={listed} />
      </label>
      {isSelected && <PointDetails id={details} point={point} hours={hours} provider={provider} />}
    </li>
  );
}

const itemOf = (list: HTMLElement, id: string) =>
  ([...list.children] as HTMLElement[]).find((item) => item.dataset['point'] === id);

// The list scrolls in a large window, the dialog or the page in a small one.
function scrollerOf(list: HTMLElement): Element {
  const isScrolled = list.scrollHeight > list.clientHeight;
  return isScrolled ? list : (closest(list, 'dialog') ?? document.documentElement);
}

/** Scrolls to an item inside the list, without scrolling the page or the dialog. */
function scrollToItem(list: Element, item: Element): void {
  const [box, itemBox] = [rectOf(list), rectOf(item)];
  if (itemBox.bottom > box.bottom) list.scrollTop += itemBox.bottom - box.bottom;
  else if (itemBox.top < box.top) list.scrollTop += itemBox.top - box.top;
}

interface ListProps {
  listed: readonly ListedPoint[];
  selected: string | null;
  /** Origin of the choice; the saved point does not scroll a page. */
  source: string;
  /** False while the map is shown instead. */
  isShown: boolean;
  provider: MapService;
  onSelect: (id: string) => void;
}

/**
 * Brings the card of a chosen point into view. The card stays where it was pressed while the details of the
 * one before it close.
 */
function useCardInView({ selected, source, isShown }: Pick<ListProps, 'selected' | 'source' | 'isShown'>) {
  const list = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number>(undefined);
  const recordPosition = (id: string) => {
    const item = itemOf(list.current!, id);
    pressedAt.current = item && rectOf(item).top;
  };
  useLayoutEffect(() => {
    const top = pressedAt.current;
    pressedAt.current = undefined;
    const entry = selected !== null && isShown ? itemOf(list.current!, selected) : undefined;
    if (!entry) return;
    const scroller = scrollerOf(list.current!);
    if (top !== undefined) scroller.scrollTop += rectOf(entry).top - top;
    if (scroller === list.current) scrollToItem(scroller, entry);
    else if (source !== 'page' || scroller !== document.documentElement)
      entry.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [selected, source, isShown]);
  return [list, recordPosition] as const;
}

/** The points as radio buttons, usable without the map. */
export function PointList({ listed, provider, onSelect, ...choice }: ListProps) {
  const { id: islandId } = useIsland();
  const [list, recordPosition] = useCardInView(choice);
  return (
    <ul ref={list} className="ar-pickup-list">
      {listed.map((one) => (
        <Item
          key={one.point.id}
          listed={one}
          provider={provider}
          name={`${islandId}-point`}
          isSelected={one.point.id === choice.selected}
          onSelect={() => {
            recordPosition(one.point.id);
            onSelect(one.point.id);
          }}
        />
      ))}
    </ul>
  );
}
