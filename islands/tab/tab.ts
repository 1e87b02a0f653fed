import { borrow } from '#kit/borrow.ts';
import { becomeControl, findPanels, onPress, openWhenWanted } from '#kit/panel.ts';
import type { Mount } from '#runtime';
import { findListElement, isDisabled, joinList, type Tab, type TabList } from './tab-list.ts';

export { props } from './props.ts';

const SHOWN = 'ar-tab-shown';

/** Role and names of one tab; the list writes what changes. */
function describe({ host, panel, borrowed }: Tab, id: string): void {
  becomeControl(host, 'tab', borrowed);
  const item = host.closest('li');
  if (item) borrowed.set(item, 'role', 'presentation');
  if (!host.id) borrowed.set(host, 'id', `${id}-tab`);
  if (!panel.id) borrowed.set(panel, 'id', `${id}-panel`);
  borrowed.set(host, 'aria-controls', panel.id);
}

function choose(tab: Tab, list: TabList): void {
  if (list.isSelected(tab) || isDisabled(tab.host)) return;
  tab.borrowed.mark(tab.panel, SHOWN, true);
  list.select(tab);
}

/**
 * The tabs pattern (APG) over the markup that servers write for Bootstrap 4 and 5 (PGE-10): each tab is an island, the
 * list that it stands in holds their common state.
 * No stylesheet: panels must look right without JavaScript, so styles/panels.css has it.
 */
const mount: Mount = (host, _props, { signal, name, id }) => {
  const [panel] = findPanels(host, name);
  if (!panel) return;
  const tab: Tab = { host, panel, borrowed: borrow() };
  describe(tab, id);
  const list = joinList(findListElement(host), tab);

  const onKey = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const next = hasModifier ? undefined : list.neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next, list);
    next.host.focus();
  };
  onPress(host, () => choose(tab, list), signal);
  host.addEventListener('keydown', onKey, { signal });
  panel.addEventListener('animationend', () => tab.borrowed.mark(panel, SHOWN, false), { signal });
  openWhenWanted(panel, () => list.select(tab), signal);
  const leave = () => {
    list.leave(tab);
    tab.borrowed.giveBack();
  };
  signal.addEventListener('abort', leave, { once: true });
};

export default mount;
