import {
  becomeControl,
  careUnlessBootstrapDoes,
  findPanels,
  handOverToBootstrap,
  isBootstraps,
  preservedFor,
  leavePanel,
  onPress,
  openWhenRequested,
  pressWhenRequested,
  readPanels,
} from '#kit/panel';
import { createOverrides } from '#kit/overrides.ts';
import { onRovingKeys } from '#kit/roving-focus.ts';
import { closest, addListener, getAttribute } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { FADING, findListElement, isDisabled, joinList, type Tab, type TabList } from './tab-list.ts';

export { props } from './props.ts';

/** Writes the constant ARIA attributes of a tab; the list writes those that change. */
function describe({ host, panel, overrides }: Tab, id: string): void {
  becomeControl(host, 'tab', overrides);
  const item = closest(host, 'li');
  if (item) overrides.set(item, 'role', 'presentation');
  if (!getAttribute(host, 'id')) overrides.set(host, 'id', `${id}-tab`);
  if (!getAttribute(panel, 'id')) overrides.set(panel, 'id', `${id}-panel`);
  overrides.set(host, 'aria-controls', getAttribute(panel, 'id'));
}

function choose(tab: Tab, list: TabList): void {
  if (list.isSelected(tab) || isDisabled(tab.host)) return;
  tab.overrides.toggleClass(tab.panel, FADING, true);
  list.select(tab);
}

function careFor(tab: Tab, signal: AbortSignal): void {
  const { host, panel, overrides } = tab;
  const list = joinList(findListElement(host), tab);
  const onPressed = {
    isTaken: () => list.isTaken(tab),
    handOverToBootstrap: () => handOverToBootstrap(host, 'Tab'),
    press: () => choose(tab, list),
  };
  onPress(host, onPressed, signal);
  const arrows = {
    next: (key: string) => list.neighbour(tab, key),
    onMove: (next: Tab) => choose(next, list),
  };
  onRovingKeys(host, arrows, signal);
  addListener(panel, 'animationend', () => overrides.toggleClass(panel, FADING, false), { signal });
  openWhenRequested(panel, () => list.select(tab), signal);
  const leave = () => {
    list.leave(tab);
    leavePanel(panel);
    overrides.restore(preservedFor(signal));
  };
  signal.addEventListener('abort', leave, { once: true });
}

/**
 * The tabs pattern (APG) over the markup of Bootstrap 4 and 5 (PGE-10): each tab is an island, its list has
 * their shared state. Bootstrap's own script takes precedence, if loaded.
 */
const mount: Mount = (host, _props, { signal: whole, name, id }) => {
  const [panel] = isBootstraps(host, 'Tab') ? readPanels(host) : findPanels(host, name);
  if (!panel) return;
  const ours = (signal: AbortSignal) => {
    const tab: Tab = { host, panel, overrides: createOverrides() };
    describe(tab, id);
    careFor(tab, signal);
  };
  const bootstraps = (signal: AbortSignal) => pressWhenRequested(panel, host, signal);
  careUnlessBootstrapDoes(host, 'Tab', { ours, bootstraps }, whole);
};

export default mount;
