import { borrow } from '#kit/borrow.ts';
import { becomeControl, findPanels, onPress } from '#kit/panel.ts';
import type { Mount } from '#runtime';
import { joinPanel } from './shared-panel.ts';

export { props } from './props.ts';

/**
 * The disclosure pattern (APG) over the markup that servers write for Bootstrap 4 and 5 (PGE-10).
 * No stylesheet: panels must look right without JavaScript, so styles/panels.css has it.
 */
const mount: Mount = (host, _props, { signal, name, id }) => {
  const elements = findPanels(host, name);
  if (elements.length === 0) return;
  const borrowed = borrow();
  const tell = () => {
    const isOpen = panels.some((panel) => panel.isOpen);
    borrowed.set(host, 'aria-expanded', String(isOpen));
    borrowed.mark(host, 'collapsed', !isOpen);
  };
  const panels = elements.map((element) => joinPanel(element, host, tell, signal));

  becomeControl(host, 'button', borrowed);
  elements.forEach((element, index) => {
    if (!element.id) borrowed.set(element, 'id', `${id}-panel-${index}`);
  });
  borrowed.set(host, 'aria-controls', elements.map((element) => element.id).join(' '));
  tell();
  onPress(host, () => panels.forEach((panel) => panel.set(!panel.isOpen, 'slide')), signal);
  signal.addEventListener('abort', borrowed.giveBack, { once: true });
};

export default mount;
