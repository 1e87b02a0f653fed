import {
  becomeControl,
  careUnlessBootstrapDoes,
  findPanels,
  handOver,
  isBootstraps,
  keptFor,
  leavePanel,
  onPress,
  openWhenWanted,
  pressWhenWanted,
  readPanels,
} from '#kit/panel';
import { borrow } from '#kit/borrow.ts';
import { onRovingKeys } from '#kit/roving-focus.ts';
import { closestTo, listenAt, readAttribute } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { FADING, findListElement, isDisabled, joinList, type Tab, type TabList } from './tab-list.ts';

export { props } from './props.ts';

/** Role and names of one tab; the list writes what changes. */
function describe({ host, panel, borrowed }: Tab, id: string): void {
  becomeControl(host, 'tab', borrowed);
  const item = closestTo(host, 'li');
  if (item) borrowed.set(item, 'role', 'presentation');
  if (!readAttribute(host, 'id')) borrowed.set(host, 'id', `${id}-tab`);
  if (!readAttribute(panel, 'id')) borrowed.set(panel, 'id', `${id}-panel`);
  borrowed.set(host, 'aria-controls', readAttribute(panel, 'id'));
}

function choose(tab: Tab, list: TabList): void {
  if (list.isSelected(tab) || isDisabled(tab.host)) return;
  tab.borrowed.mark(tab.panel, FADING, true);
  list.select(tab);
}

function careFor(tab: Tab, signal: AbortSignal): void {
  const { host, panel, borrowed } = tab;
  const list = joinList(findListElement(host), tab);
  const onPressed = {
    isTaken: () => list.isTaken(tab),
    handOver: () => handOver(host, 'Tab'),
    press: () => choose(tab, list),
  };
  onPress(host, onPressed, signal);
  const arrows = {
    next: (key: string) => list.neighbour(tab, key),
    onMove: (next: Tab) => choose(next, list),
  };
  onRovingKeys(host, arrows, signal);
  listenAt(panel, 'animationend', () => borrowed.mark(panel, FADING, false), { signal });
  openWhenWanted(panel, () => list.select(tab), signal);
  const leave = () => {
    list.leave(tab);
    leavePanel(panel);
    borrowed.giveBack(keptFor(signal));
  };
  signal.addEventListener('abort', leave, { once: true });
}

/**
 * The tabs pattern (APG) over the markup that servers write for Bootstrap 4 and 5 (PGE-10): each tab is an island, the
 * list that it stands in holds their common state. Where Bootstrap's own script is, it does that.
 * No stylesheet: panels must look right without JavaScript, so styles/panels.css has it.
 */
const mount: Mount = (host, _props, { signal: whole, name, id }) => {
  const [panel] = isBootstraps(host, 'Tab') ? readPanels(host) : findPanels(host, name);
  if (!panel) return;
  const ours = (signal: AbortSignal) => {
    const tab: Tab = { host, panel, borrowed: borrow() };
    describe(tab, id);
    careFor(tab, signal);
  };
  const bootstraps = (signal: AbortSignal) => pressWhenWanted(panel, host, signal);
  careUnlessBootstrapDoes(host, 'Tab', { ours, bootstraps }, whole);
};

export default mount;
