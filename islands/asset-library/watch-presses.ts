import { closest, contains, addListener } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';
import type { ListItem } from './list-items.ts';

/** Elements with their own click behaviour. */
const OWN_PRESS = 'input, label, button, select, textarea, summary';

/** Handlers for presses on the files of a list. */
export interface PressHandlers {
  /** Returns the current list. */
  items(): readonly ListItem[];
  /** Called when the control of a file was pressed. */
  onPress(item: ListItem, isRange: boolean): void;
  /** Called on a double click or Enter: the file is chosen and confirmed at once. */
  onTake(item: ListItem, event: Event): void;
}

/** Tracks the Shift key, because `change` events do not contain it. */
function followShift(container: HTMLElement, signal: AbortSignal) {
  let isKeyPressed = false;
  let isPaused = false;
  const record = (event: Event) => {
    if (!isPaused) isKeyPressed = (event as MouseEvent | KeyboardEvent).shiftKey;
  };
  for (const type of ['pointerdown', 'keydown', 'keyup', 'click'])
    addListener(container, type, record, { signal, capture: true });
  return {
    isKeyPressed: () => isKeyPressed,
    /** Clicks a control, with the Shift state of the current press. */
    passOn(control: HTMLElement) {
      isPaused = true;
      control.click();
      isPaused = false;
      focusStill(control);
    },
  };
}

/**
 * Handles presses in the server's list.
 *
 * @param container The list.
 * @param handlers The handlers.
 * @param signal Ends it.
 */
export function watchPresses(
  container: HTMLElement,
  { items, onPress, onTake }: PressHandlers,
  signal: AbortSignal,
): void {
  const shift = followShift(container, signal);
  const itemOf = (target: EventTarget | null) =>
    items().find(({ control }) => control !== undefined && control === target);
  const itemAround = (target: EventTarget | null) =>
    target instanceof Element ? items().find(({ element }) => contains(element, target)) : undefined;
  const onChange = ({ target }: Event) => {
    const item = itemOf(target);
    if (item) onPress(item, shift.isKeyPressed());
  };
  // A press anywhere on a file chooses it; its link is followed only in a library without a choice.
  const onClick = (event: Event) => {
    const control = itemAround(event.target)?.control;
    if (!control || closest(event.target as Element, OWN_PRESS)) return;
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
  addListener(container, 'click', onClick, { signal });
  addListener(container, 'keydown', onKey, { signal });
  addListener(container, 'change', onChange, { signal });
  addListener(container, 'dblclick', onDouble, { signal });
}
