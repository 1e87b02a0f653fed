import { afterPaint } from '#kit/after-paint.ts';
import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { isBelow, onBreakpoint } from '#kit/breakpoints.ts';
import { createRetryAlert, type RetryAlert } from '#kit/retry-alert.ts';
import { on, track, type Mount } from '#runtime';
import {
  hasAttribute,
  closest,
  dispatchAt,
  querySelectorAll,
  matches,
  addListener,
} from '#runtime/dom/safe.ts';
import { putBefore } from '#runtime/dom/safe-tree.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { announceList, createListAnnouncer } from './announce-list.ts';
import { createApplyLabels, hideApplyButtons, type ApplyLabels } from './apply-buttons.ts';
import { toListAddress } from './list-address.ts';
import { createCountReader, type CountReader } from './list-counts.ts';
import {
  chosenFieldsIn,
  findListFields,
  isListField,
  keyOfField,
  readListFields,
  writeListFields,
  type ListField,
} from './list-fields.ts';
import { followOrders, LIST_PARTS } from './list-orders.ts';
import { blockEmptyValues, readListState, showCounts, showListCounts } from './list-state.ts';
import { createListStore, type ListEffect, type ListOrder, type ListStore } from './list-store.ts';
import { LIST_FORM, readListTarget } from './list-target.ts';
import { openDrawerOf, type OpenDrawer } from './open-drawer.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './product-list.css';

export { props } from './props.ts';

const SUMMARY = '[data-list-drawer] > summary';

/** A mounted list: its store, and the helpers that run the store's effects. */
interface List {
  readonly host: HTMLElement;
  readonly props: Props;
  readonly signal: AbortSignal;
  readonly store: ListStore;
  readonly overrides: Overrides;
  readonly counts: CountReader;
  readonly failure: RetryAlert;
  readonly labels: ApplyLabels;
  readonly announce: (text: string) => void;
  /** Requests the list of an address as a scoped update. */
  readonly request: (url: URL) => void;
  delay?: ReturnType<typeof setTimeout> | undefined;
  drawer?: OpenDrawer | undefined;
  /** The fields are being written, so their change events are no choices. */
  isWriting: boolean;
}

const currentUrl = () => new URL(location.href);

function writeFields(list: List, { searchParams }: URL): void {
  const changed = writeListFields(list.host, searchParams, list.props.defaults);
  list.isWriting = true;
  // Widgets that mirror a field get its change event.
  for (const field of changed) dispatchAt(field, new Event('change', { bubbles: true }));
  list.isWriting = false;
  blockEmptyValues(list.host);
}

function addressOf({ host, props, store }: List, { form, facet }: ListOrder): URL {
  const { defaults, indexParam } = props;
  const target = readListTarget(form);
  const base = target.kind === 'page' ? target.url : new URL(store.get().requested ?? location.href);
  return toListAddress(base, { choices: readListFields(host), defaults, indexParam, facet });
}

/** Shows the chosen list: in this page, or by a visit where the form leads to another one. */
function apply(list: List, order: ListOrder): void {
  const url = addressOf(list, order);
  const show = () => {
    if (readListTarget(order.form).kind === 'page') void visit(url);
    else if (!list.signal.aborted) list.request(url);
  };
  // The drawer has a history entry: the list's own one comes after it is removed.
  if (list.drawer) void list.drawer.close().then(show);
  else show();
}

/** Closes the drawer; after its apply button the focus goes to the results, not to the opener. */
function closeDrawer({ host, drawer }: List, focusesResults = false): void {
  const [status] = querySelectorAll(host, '[data-list-status]');
  void drawer?.close();
  if (focusesResults) status?.focus();
}

/** Takes all choices of the filter back; the address's values without a field stay. */
function clearFilter(list: List): void {
  const url = new URL(list.store.get().requested ?? location.href);
  const [field] = chosenFieldsIn(list.host);
  url.searchParams.delete('filter');
  writeFields(list, url);
  if (field) choose(list, field);
}

function endCounts({ counts, labels }: List): void {
  counts.cancel();
  labels.restore();
}

function startDelay(list: List, order: ListOrder): void {
  list.delay = setTimeout(() => list.store.dispatch({ type: 'delay-over', order }), list.props.delay);
}

type Effects = {
  [Type in ListEffect['type']]: (list: List, effect: Extract<ListEffect, { type: Type }>) => void;
};

const EFFECTS: Effects = {
  'write-fields': (list, { url }) => writeFields(list, url === undefined ? currentUrl() : new URL(url)),
  apply: (list, { order }) => apply(list, order),
  'start-delay': (list, { order }) => startDelay(list, order),
  'stop-delay': ({ delay }) => clearTimeout(delay),
  'fetch-counts': (list, { order }) => list.counts.fetch(addressOf(list, order)),
  'end-counts': endCounts,
  'show-counts': ({ host }) => showListCounts(host),
  'show-failure': ({ failure }, { retry }) => failure.show(chooseTexts(texts).failed, retry),
  'clear-failure': ({ failure }) => failure.clear(),
  announce: ({ host, announce }, { showsCounts }) => announceList(host, announce, showsCounts),
  'close-drawer': (list, { focus }) => closeDrawer(list, focus),
};

function run<Type extends ListEffect['type']>(list: List, effect: Extract<ListEffect, { type: Type }>): void {
  const runEffect = EFFECTS[effect.type as Type];
  runEffect(list, effect);
}

function showDrawer(list: List): void {
  const { host, overrides, labels, props, store } = list;
  const onClose = () => {
    list.drawer = undefined;
    if (props.submit === 'change') hideApplyButtons(host, overrides, true);
    store.dispatch({ type: 'close-drawer' });
  };
  list.drawer = openDrawerOf(host, { onClear: () => clearFilter(list), onClose });
  if (!list.drawer) return;
  store.dispatch({ type: 'open-drawer' });
  hideApplyButtons(host, overrides, false);
  labels.show(readListState(host)?.total);
}

const orderOf = (form: Element | null, facet?: string): ListOrder => ({
  form,
  isElsewhere: readListTarget(form).kind === 'elsewhere',
  facet,
});

const choose = ({ store }: List, field: ListField) =>
  store.dispatch({ type: 'choose', order: orderOf(closest(field, LIST_FORM), keyOfField(field)) });

function onSubmit({ store }: List, event: Event): void {
  if (!(event.target instanceof Element) || !matches(event.target, LIST_FORM)) return;
  const { submitter } = event as SubmitEvent;
  const order = orderOf(event.target);
  if (order.isElsewhere || (submitter && hasAttribute(submitter, 'formaction'))) return;
  event.preventDefault();
  store.dispatch({ type: 'submit', order });
}

function onClick(list: List, event: Event): void {
  const summary = event.target instanceof Element ? closest(event.target, SUMMARY) : null;
  if (!summary || !isBelow('md') || closest(summary, '[open]')) return;
  event.preventDefault();
  void track(afterPaint()).then(() => list.signal.aborted || list.drawer || showDrawer(list));
}

function addListeners(list: List): void {
  const { host, signal, failure, store } = list;
  const onChange = ({ target }: Event) => {
    if (isListField(target) && !list.isWriting) choose(list, target);
  };
  addListener(host, 'change', onChange, { signal });
  addListener(host, 'submit', (event) => onSubmit(list, event), { signal });
  addListener(host, 'click', (event) => onClick(list, event), { signal });
  on('page-leave', () => store.dispatch({ type: 'leave' }), signal);
  const path = location.pathname;
  const onMove = () => store.dispatch({ type: 'move', isSamePage: location.pathname === path });
  addEventListener('popstate', onMove, { signal });
  onBreakpoint('md', (isNarrower) => isNarrower || void list.drawer?.close(), signal);
  signal.addEventListener('abort', () => endList(list), { once: true });
  failure.clear();
}

function endList(list: List): void {
  clearTimeout(list.delay);
  void list.drawer?.close();
  list.failure.clear();
  list.labels.restore();
  list.overrides.restore();
}

function createList(host: HTMLElement, props: Props, signal: AbortSignal): List {
  const [state] = querySelectorAll(host, '[data-list-state]');
  const results = state && closest(state, LIST_PARTS);
  const [status] = querySelectorAll(host, '[data-list-status]');
  const labels = createApplyLabels(host);
  const onCounts: Parameters<typeof createCountReader>[1] = (counted) => {
    const label = labels.show(counted?.total);
    list.drawer?.announce(label);
    if (counted) showCounts(host, counted);
  };
  const store = createListStore(props.submit, (effect) => run(list, effect));
  const list: List = {
    host,
    props,
    signal,
    store,
    failure: createRetryAlert({
      className: 'ar-list-failed',
      insert: (alert) => putBefore(results ?? host, alert),
      findNext: () => status,
    }),
    labels,
    overrides: createOverrides(),
    announce: createListAnnouncer(signal),
    counts: createCountReader(props.filterUrl, onCounts, signal),
    request: followOrders(host, props.defaults, store.dispatch, signal),
    isWriting: false,
  };
  return list;
}

/** Mounts a list that follows its filter, order, page size and display (CAT-03 to CAT-06). */
const mount: Mount<Props> = (host, props, { signal }) => {
  const list = createList(host, props, signal);
  addListeners(list);
  if (props.submit === 'change') hideApplyButtons(host, list.overrides, true);
  // Choices made before this code loaded had no listener.
  const changed = findListFields(host).filter(wasChanged).at(-1);
  if (changed) choose(list, changed);
  else writeFields(list, currentUrl());
};

export default mount;
