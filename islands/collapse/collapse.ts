import {
  becomeControl,
  careUnlessBootstrapDoes,
  findPanels,
  handOver,
  isBootstraps,
  keptFor,
  onPress,
  pressWhenWanted,
  readPanels,
} from '#kit/panel';
import { borrow } from '#kit/borrow.ts';
import { isMatch, readAttribute } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { joinPanel, type SharedPanel } from './shared-panel.ts';

export { props } from './props.ts';

const isTaken = (panel: SharedPanel) => isMatch(panel.element, '.collapsing');

function careFor(host: HTMLElement, elements: readonly HTMLElement[], id: string, signal: AbortSignal): void {
  const borrowed = borrow();
  const tell = () => {
    const isOpen = panels.some((panel) => panel.isOpen);
    borrowed.set(host, 'aria-expanded', String(isOpen));
    borrowed.mark(host, 'collapsed', !isOpen);
  };
  const panels = elements.map((element) => joinPanel(element, host, tell, signal));

  becomeControl(host, 'button', borrowed);
  elements.forEach((element, index) => {
    if (!readAttribute(element, 'id')) borrowed.set(element, 'id', `${id}-panel-${index}`);
  });
  borrowed.set(host, 'aria-controls', elements.map((element) => readAttribute(element, 'id')).join(' '));
  tell();
  const onPressed = {
    isTaken: () => panels.some(isTaken),
    handOver: () => handOver(host, 'Collapse'),
    press: () => panels.forEach((panel) => panel.set(!panel.isOpen, 'slide')),
  };
  onPress(host, onPressed, signal);
  signal.addEventListener('abort', () => borrowed.giveBack(keptFor(signal)), { once: true });
}

/**
 * The disclosure pattern (APG) over the markup that servers write for Bootstrap 4 and 5 (PGE-10); where Bootstrap's own
 * script is, it does that.
 * No stylesheet: panels must look right without JavaScript, so styles/panels.css has it.
 */
const mount: Mount = (host, _props, { signal: whole, name, id }) => {
  const elements = isBootstraps(host, 'Collapse') ? readPanels(host) : findPanels(host, name);
  if (elements.length === 0) return;
  const ours = (signal: AbortSignal) => careFor(host, elements, id, signal);
  const bootstraps = (signal: AbortSignal) =>
    elements.forEach((element) => pressWhenWanted(element, host, signal));
  careUnlessBootstrapDoes(host, 'Collapse', { ours, bootstraps }, whole);
};

export default mount;
