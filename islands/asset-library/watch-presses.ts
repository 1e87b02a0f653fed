import { closestTo, holds, listenAt } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';
import type { ListItem } from './list-items.ts';

/** What has a press of its own. */
const OWN_PRESS = 'input, label, button, select, textarea, summary';

/** What is heard of the files of a list. */
export interface PressHandlers {
  /** The newest list. */
  items(): readonly ListItem[];
  /** The box or radio button of a file was pressed. */
  onPress(item: ListItem, isRange: boolean): void;
  /** A file was pressed twice, or Enter was: it is what is wanted. */
  onTake(item: ListItem, event: Event): void;
}

/** Whether shift is held: `change` does not say. */
function followShift(place: HTMLElement, signal: AbortSignal) {
  let isHeld = false;
  let isPaused = false;
  const note = (event: Event) => {
    if (!isPaused) isHeld = (event as MouseEvent | KeyboardEvent).shiftKey;
  };
  for (const type of ['pointerdown', 'keydown', 'keyup', 'click'])
    listenAt(place, type, note, { signal, capture: true });
  return {
    isHeld: () => isHeld,
    /** Presses something as if the same press had met it. */
    passOn(control: HTMLElement) {
      isPaused = true;
      control.click();
      isPaused = false;
      focusStill(control);
    },
  };
}

/**
 * Hears what is pressed in the server's list.
 *
 * @param place The list.
 * @param handlers What is done about it.
 * @param signal Ends it.
 */
export function watchPresses(
  place: HTMLElement,
  { items, onPress, onTake }: PressHandlers,
  signal: AbortSignal,
): void {
  const shift = followShift(place, signal);
  const itemOf = (target: EventTarget | null) =>
    items().find(({ control }) => control !== undefined && control === target);
  const itemAround = (target: EventTarget | null) =>
    target instanceof Element ? items().find(({ element }) => holds(element, target)) : undefined;
  const onChange = ({ target }: Event) => {
    const item = itemOf(target);
    if (item) onPress(item, shift.isHeld());
  };
  // A press anywhere on a file chooses it; its link leads there where nothing is chosen.
  const onClick = (event: Event) => {
    const control = itemAround(event.target)?.control;
    if (!control || closestTo(event.target as Element, OWN_PRESS)) return;
    event.preventDefault();
    shift.passOn(control);
  };
  const onDouble = (event: Event) => {
    const item = itemAround(event.target);
    if (item) onTake(item, event);
  };
  const onKey = (event: Event) => {
    const item = itemOf(event.target);
    if ((event as KeyboardEvent).key === 'Enter' && item) onTake(item, event);
  };
  listenAt(place, 'click', onClick, { signal });
  listenAt(place, 'keydown', onKey, { signal });
  listenAt(place, 'change', onChange, { signal });
  listenAt(place, 'dblclick', onDouble, { signal });
}
