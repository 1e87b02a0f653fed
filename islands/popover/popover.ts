import {
  compareDocumentPosition,
  querySelectorAll,
  matches,
  parentOf,
  getAttribute,
} from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';
import { createPopover } from '#kit/popover';
import type { Props } from './props.ts';

export { props } from './props.ts';

const byId = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);

function findNextPanel(host: Element): HTMLElement | null {
  const isAfter = (panel: Element) => compareDocumentPosition(host, panel) & Node.DOCUMENT_POSITION_FOLLOWING;
  return querySelectorAll(parentOf(host)!, '.ar-popover').find(isAfter) ?? null;
}

function findPanel(host: Element, written: string): HTMLElement | null {
  const id = written.replace(/^#/, '') || getAttribute(host, 'popovertarget');
  return id ? byId(id) : findNextPanel(host);
}

function warnOfPanel(host: Element, what: string, how: string): void {
  warn(`${what} "popover" toggler ${describeElement(host)}; it stays as the server wrote it. ${how}`, host);
}

/** Sets up the browser's own popover: positioned also without CSS anchors, and named for screen readers. */
const mount: Mount<Props> = (host, { popover: written }, { signal }) => {
  const panel = findPanel(host, written);
  if (!matches(host, 'button')) {
    return warnOfPanel(host, 'No button is the', 'Write data-popover on a <button type="button">.');
  }
  if (!panel) {
    const how = 'Write popovertarget="id", and <div class="ar-popover" popover id="id"> after the button.';
    return warnOfPanel(host, 'There is no panel for the', how);
  }
  createPopover(host, panel, { signal });
  return undefined;
};

export default mount;
