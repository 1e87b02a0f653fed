import type { Map as LeafletMap, Marker } from 'leaflet';
import { classListOf, removeAttribute, contains, addListener, setAttribute } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';
import { isTouched } from '#runtime/dom/motion.ts';

/**
 * Lets wheel and finger scroll the page until the map is pressed, and again after a press elsewhere, so that
 * a map never catches the page's scroll.
 *
 * @param map The map, with wheel zoom disabled.
 * @param signal Ends it.
 */
export function moveAfterPress(map: LeafletMap, signal: AbortSignal): void {
  const box = map.getContainer();
  const setLive = (isLive: boolean) => {
    map.scrollWheelZoom[isLive ? 'enable' : 'disable']();
    if (isTouched()) map.dragging[isLive ? 'enable' : 'disable']();
    classListOf(box).toggle('ar-map-live', isLive);
  };
  setLive(false);
  addListener(box, 'click', () => setLive(true), { signal });
  const leave = (event: Event) => {
    if (!contains(box, event.target as Node)) setLive(false);
  };
  document.addEventListener('pointerdown', leave, { signal, capture: true });
}

/**
 * Gives the map's box an accessible name; Escape closes its open popup, and not a dialog around the map.
 *
 * @param map The map.
 * @param label Its accessible name.
 * @param open Returns the marker whose popup is open; the focus moves to it.
 * @param signal Ends it.
 */
export function nameMap(
  map: LeafletMap,
  label: string,
  open: () => Marker | undefined,
  signal: AbortSignal,
): void {
  const box = map.getContainer();
  setAttribute(box, 'role', 'region');
  setAttribute(box, 'aria-label', label);
  const onKey = (event: Event) => {
    const marker = (event as KeyboardEvent).key === 'Escape' ? open() : undefined;
    if (!marker?.isPopupOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    marker.closePopup();
    const button = marker.getElement();
    if (button) focusStill(button);
  };
  addListener(box, 'keydown', onKey, { signal });
}

/**
 * Follows the size of the map's box: a map in a hidden box stays blank until its size is updated.
 *
 * @param map The map.
 * @param onSize Called when its size has changed.
 * @param signal Ends it.
 */
export function followSize(map: LeafletMap, onSize: () => void, signal: AbortSignal): void {
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ animate: false });
    if (!map.getSize().equals(before)) onSize();
  });
  observer.observe(map.getContainer());
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Marks a marker's button as selected or not. */
export function markPin(marker: Marker, isSelected: boolean): void {
  const button = marker.getElement();
  if (!button) return;
  classListOf(button).toggle('ar-map-pin-selected', isSelected);
  if (isSelected) setAttribute(button, 'aria-current', 'true');
  else removeAttribute(button, 'aria-current');
}
