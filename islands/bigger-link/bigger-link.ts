import type { Service } from '#runtime';
import { delegate } from '#kit/delegate.ts';
import { closest, contains, getAttribute } from '#runtime/dom/safe.ts';
import { findMainLink } from './main-link.ts';
import { isSoonAfterScroll, recordScrolls } from './scroll-guard.ts';
import './bigger-link.css';

/** Elements with their own click behaviour. */
const CONTROLS =
  'a, area, button, input, select, textarea, label, summary, option, iframe, object, embed, audio[controls], ' +
  'video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex], [role="button"], [role="link"]';

const LEFT = 0;
const MIDDLE = 1;

function isOnControl(block: Element, { target }: Event): boolean {
  const control = target instanceof Element ? closest(target, CONTROLS) : null;
  return control !== null && control !== block && contains(block, control);
}

// A drag that selects text also ends with a click.
function isSelecting(block: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(block, true);
}

const isMeant = (block: HTMLElement, event: Event) =>
  !event.defaultPrevented && !isOnControl(block, event) && !isSelecting(block) && !isSoonAfterScroll(event);

function follow(block: HTMLElement, event: Event): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const isOther = button > MIDDLE || shiftKey || altKey;
  const link =
    isOther || !isMeant(block, event)
      ? undefined
      : findMainLink(block, getAttribute(block, 'data-bigger-link')!.trim());
  if (!link) return;
  if (button === LEFT && !ctrlKey && !metaKey) link.click();
  else open(link.href, '_blank', 'noopener');
}

// On Windows the middle button starts autoscroll, so it would scroll and open the link.
function preventScrolling(block: HTMLElement, event: Event): void {
  if ((event as MouseEvent).button === MIDDLE && !isOnControl(block, event)) event.preventDefault();
}

/**
 * Turns a click anywhere in a block into a click on its main link (PGE-08), so that visits and confirmations
 * are handled by the link. Keyboard users use the link itself.
 *
 * @param _app Unused.
 * @param context Its signal ends the service.
 */
const serveBiggerLinks: Service = (_app, { signal }) => {
  recordScrolls(signal);
  const on = { click: follow, auxclick: follow, mousedown: preventScrolling };
  delegate({ selector: '[data-bigger-link]', on }, signal);
};

export default serveBiggerLinks;
