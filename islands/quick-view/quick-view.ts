import { loadFragment } from '#kit/fragment';
import { isPhone } from '#kit/is-phone.ts';
import { on, type Action } from '#runtime';
import { contains, isAttached, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import { openPanelSheet } from './sheet.ts';
import './quick-view.css';

/** The panel that is open: one at a time. */
interface OpenPanel {
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  /** Ends the listeners and requests of the open panel. */
  readonly controller: AbortController;
  /** Closes the sheet that the panel is in, on a phone. */
  readonly closeSheet?: () => void;
}

let opened: OpenPanel | undefined;

/** Loaded panels stay, and are shown again without a request. */
const loaded = new WeakSet<Element>();

function close(): void {
  if (!opened) return;
  const { button, panel, controller, closeSheet } = opened;
  opened = undefined;
  controller.abort();
  const hadFocus = contains(panel, document.activeElement);
  if (closeSheet) closeSheet();
  else panel.hidden = true;
  setAttribute(button, 'aria-expanded', 'false');
  if (hadFocus) button.focus();
}

/** Opens a panel below its row, or in a sheet on a phone, where it would be below the window. */
function openedPanel(button: HTMLElement, panel: HTMLElement, controller: AbortController): OpenPanel {
  const closeSheet = isPhone() ? openPanelSheet(panel, button, close) : undefined;
  if (closeSheet) return { button, panel, controller, closeSheet };
  document.addEventListener('keydown', closeByKey, { signal: controller.signal });
  return { button, panel, controller };
}

function closeByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  close();
}

// The panel may open below a row that fills the window; a sheet begins at its own start.
function scrollTo(section: HTMLElement): void {
  if (!opened?.closeSheet) section.scrollIntoView({ block: 'nearest' });
}

function load(panel: HTMLElement, url: string, signal: AbortSignal): void {
  if (loaded.has(panel)) return scrollTo(panel);
  const onRendered = () => {
    loaded.add(panel);
    scrollTo(panel);
  };
  void loadFragment(panel, url, { signal, needsContent: true, onRendered });
  return undefined;
}

function open(button: HTMLElement, panel: HTMLElement, url: string): void {
  close();
  const controller = new AbortController();
  const { signal } = controller;
  opened = openedPanel(button, panel, controller);
  panel.hidden = false;
  setAttribute(button, 'aria-expanded', 'true');
  on('page-leave', close, signal);
  load(panel, url, signal);
}

function findPanel(button: Element): HTMLElement | null {
  const id = getAttribute(button, 'aria-controls');
  return id ? document.getElementById(id) : null;
}

const isOpen = (panel: HTMLElement) => opened?.panel === panel && isAttached(panel);

/** Toggles the panel of a product in its list (CAT-07); its content loads at the first opening. */
const quickView: Action = (button) => {
  const url = webUrl(getAttribute(button, 'data-quick-view') ?? '')?.href;
  const panel = findPanel(button);
  if (url && panel) {
    if (isOpen(panel)) close();
    else open(button, panel, url);
    return;
  }
  warn(
    `The button of a quick view ${describeElement(button)} has no ${url ? 'panel' : 'address'}; nothing opens. ` +
      'Write data-quick-view="/address" and aria-controls="id", and <div class="ar-quick-view" id="id" hidden></div>.',
    button,
  );
};

export default quickView;
