import {
  becomeControl,
  careUnlessBootstrapDoes,
  findPanels,
  handOverToBootstrap,
  isBootstraps,
  preservedFor,
  onPress,
  pressWhenRequested,
  readPanels,
} from '#kit/panel';
import { createOverrides } from '#kit/overrides.ts';
import { matches, getAttribute } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { joinPanel, type SharedPanel } from './shared-panel.ts';

export { props } from './props.ts';

const isTaken = (panel: SharedPanel) => matches(panel.element, '.collapsing');

function careFor(host: HTMLElement, elements: readonly HTMLElement[], id: string, signal: AbortSignal): void {
  const overrides = createOverrides();
  const showState = () => {
    const isOpen = panels.some((panel) => panel.isOpen);
    overrides.set(host, 'aria-expanded', String(isOpen));
    overrides.toggleClass(host, 'collapsed', !isOpen);
  };
  const panels = elements.map((element) => joinPanel(element, host, showState, signal));

  becomeControl(host, 'button', overrides);
  elements.forEach((element, index) => {
    if (!getAttribute(element, 'id')) overrides.set(element, 'id', `${id}-panel-${index}`);
  });
  overrides.set(host, 'aria-controls', elements.map((element) => getAttribute(element, 'id')).join(' '));
  showState();
  const onPressed = {
    isTaken: () => panels.some(isTaken),
    handOverToBootstrap: () => handOverToBootstrap(host, 'Collapse'),
    press: () => panels.forEach((panel) => panel.set(!panel.isOpen, 'slide')),
  };
  onPress(host, onPressed, signal);
  signal.addEventListener('abort', () => overrides.restore(preservedFor(signal)), { once: true });
}

/**
 * The disclosure pattern (APG) for Bootstrap 4 and 5 markup (PGE-10). If Bootstrap's own script is loaded, it
 * opens and closes the panels.
 */
const mount: Mount = (host, _props, { signal: whole, name, id }) => {
  const elements = isBootstraps(host, 'Collapse') ? readPanels(host) : findPanels(host, name);
  if (elements.length === 0) return;
  const ours = (signal: AbortSignal) => careFor(host, elements, id, signal);
  const bootstraps = (signal: AbortSignal) =>
    elements.forEach((element) => pressWhenRequested(element, host, signal));
  careUnlessBootstrapDoes(host, 'Collapse', { ours, bootstraps }, whole);
};

export default mount;
