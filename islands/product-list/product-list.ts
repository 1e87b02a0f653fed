import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { isBelow, onBreakpoint } from '#kit/breakpoints.ts';
import { emit, on, type Mount } from '#runtime';
import {
  hasAttribute,
  closest,
  dispatchAt,
  querySelectorAll,
  matches,
  addListener,
} from '#runtime/dom/safe.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { createListAnnouncer } from './announce-list.ts';
import { createApplyLabels, hideApplyButtons, type ApplyLabels } from './apply-buttons.ts';
import { toListAddress } from './list-address.ts';
import { createCountReader, type CountReader } from './list-counts.ts';
import { createListFailure, type ListFailure } from './list-failure.ts';
import {
  findListFields,
  isListField,
  keyOfField,
  readListFields,
  writeListFields,
  type ListField,
} from './list-fields.ts';
import { createListOrders, LIST_PARTS, type ListOrders } from './list-orders.ts';
import { readListState, showCounts } from './list-state.ts';
import { LIST_FORM, readListTarget } from './list-target.ts';
import { openDrawerOf, type OpenDrawer } from './open-drawer.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './product-list.css';

export { props } from './props.ts';

const SUMMARY = '[data-list-drawer] > summary';

/** A list that is alive. */
interface List {
  readonly host: HTMLElement;
  readonly props: Props;
  readonly signal: AbortSignal;
  readonly overrides: Overrides;
  readonly orders: ListOrders;
  readonly counts: CountReader;
  readonly failure: ListFailure;
  readonly labels: ApplyLabels;
  readonly announce: (text: string) => void;
  /** Set while the choices of before wait to be applied. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  drawer?: OpenDrawer | undefined;
  /** Set while the fields are written, so that they are not heard as choices. */
  isWriting: boolean;
}

const here = () => new URL(location.href);

/** Whether the fields say something that is still to be applied, and must not be written over. */
const isChoosing = ({ timer, drawer }: List) => timer !== undefined || drawer !== undefined;

function stopTimer(list: List): void {
  clearTimeout(list.timer);
  list.timer = undefined;
}

function writeFields(list: List, { searchParams }: URL): void {
  const changed = writeListFields(list.host, searchParams, list.props.defaults);
  list.isWriting = true;
  // Widgets that mirror a field get its change event.
  for (const field of changed) dispatchAt(field, new Event('change', { bubbles: true }));
  list.isWriting = false;
}

function addressOf({ host, props, orders }: List, form: Element | null, facet?: string): URL {
  const { defaults, indexParam } = props;
  const target = readListTarget(form);
  const base = target.kind === 'page' ? target.url : orders.requested();
  return toListAddress(base, { choices: readListFields(host), defaults, indexParam, facet });
}

/** Shows the list that is chosen: in this page, or by a visit where the form leads to another one. */
function apply(list: List, form: Element | null, facet?: string): void {
  stopTimer(list);
  const url = addressOf(list, form, facet);
  if (readListTarget(form).kind === 'page') void visit(url);
  else list.orders.go(url);
}

/** Does with a choice what the page asks for (CAT-03). */
function choose(list: List, field: ListField): void {
  const facet = keyOfField(field);
  const form = closest(field, LIST_FORM);
  const { submit, delay } = list.props;
  if (list.drawer || submit === 'button') {
    if (facet) list.counts.fetch(addressOf(list, form, facet));
    return;
  }
  if (readListTarget(form).kind === 'elsewhere') return;
  stopTimer(list);
  if (submit === 'delay') list.timer = setTimeout(() => apply(list, form, facet), delay);
  else apply(list, form, facet);
}

function showDrawer(list: List): void {
  const { host, overrides, labels, props } = list;
  const onClose = () => {
    list.drawer = undefined;
    endCounts(list);
    if (props.submit === 'change') hideApplyButtons(host, overrides, true);
    writeFields(list, list.orders.requested());
    const state = readListState(host);
    if (state) showCounts(host, state);
  };
  list.drawer = openDrawerOf(host, chooseTexts(texts).filters, onClose);
  if (!list.drawer) return;
  hideApplyButtons(host, overrides, false);
  labels.show(readListState(host)?.total);
}

/** Closes the drawer by its button: the visitor goes on at the results, not at what opened it. */
function closeDrawer({ host, drawer }: List): void {
  const [status] = querySelectorAll(host, '[data-list-status]');
  drawer?.close();
  if (drawer) status?.focus();
}

/** The button says how many products a choice would show; once a list is there, the number is of no choice any more. */
function endCounts({ counts, labels }: List): void {
  counts.cancel();
  labels.restore();
}

function showRendered(list: List): void {
  const { host, failure, announce } = list;
  failure.clear();
  if (!isChoosing(list)) writeFields(list, here());
  if (!list.drawer) endCounts(list);
  const state = readListState(host);
  if (!state) return;
  if (!list.drawer) showCounts(host, state);
  const [status] = querySelectorAll(host, '[data-list-status]');
  if (status?.textContent) announce(status.textContent.trim());
  emit(host, 'list-changed', { count: state.total });
}

function follow(list: List): void {
  const { host, signal, failure } = list;
  const onChange = ({ target }: Event) => {
    if (isListField(target) && !list.isWriting) choose(list, target);
  };
  const onSubmit = (event: Event) => {
    if (!(event.target instanceof Element) || !matches(event.target, LIST_FORM)) return;
    const { submitter } = event as SubmitEvent;
    const isNative = readListTarget(event.target).kind === 'elsewhere';
    if (isNative || (submitter && hasAttribute(submitter, 'formaction'))) return;
    event.preventDefault();
    apply(list, event.target);
    closeDrawer(list);
  };
  const onClick = (event: Event) => {
    const summary = event.target instanceof Element ? closest(event.target, SUMMARY) : null;
    if (!summary || !isBelow('md') || closest(summary, '[open]')) return;
    event.preventDefault();
    showDrawer(list);
  };
  addListener(host, 'change', onChange, { signal });
  addListener(host, 'submit', onSubmit, { signal });
  addListener(host, 'click', onClick, { signal });
  on('page-leave', () => stopTimer(list), signal);
  const path = location.pathname;
  const onMove = () => {
    // What is chosen in the drawer was applied to no list yet.
    list.drawer?.close();
    stopTimer(list);
    if (location.pathname === path) writeFields(list, here());
  };
  addEventListener('popstate', onMove, { signal });
  onBreakpoint('md', (isNarrower) => isNarrower || list.drawer?.close(), signal);
  signal.addEventListener('abort', () => endList(list), { once: true });
  failure.clear();
}

function endList(list: List): void {
  stopTimer(list);
  list.drawer?.close();
  list.failure.clear();
  list.labels.restore();
  list.overrides.restore();
}

function createList(host: HTMLElement, props: Props, signal: AbortSignal): List {
  const [state] = querySelectorAll(host, '[data-list-state]');
  const results = state && closest(state, LIST_PARTS);
  const [heading] = querySelectorAll(host, '[data-list-status]');
  const failure = createListFailure(results ?? host, heading);
  const labels = createApplyLabels(host);
  const handlers = {
    onBegin(url: URL) {
      stopTimer(list);
      failure.clear();
      writeFields(list, url);
    },
    onSame() {
      failure.clear();
      writeFields(list, here());
    },
    onOver: () => isChoosing(list) || writeFields(list, here()),
    onUntold: (retry: () => void) => failure.show(chooseTexts(texts).failed, retry),
    onRendered: () => showRendered(list),
  };
  const onCounts: Parameters<typeof createCountReader>[1] = (state) => {
    labels.show(state?.total);
    if (state) showCounts(host, state);
  };
  const list: List = {
    host,
    props,
    signal,
    failure,
    labels,
    overrides: createOverrides(),
    announce: createListAnnouncer(signal),
    counts: createCountReader(props.filterUrl, onCounts, signal),
    orders: createListOrders(host, props.defaults, handlers, signal),
    isWriting: false,
  };
  return list;
}

/** A list that follows what is chosen: a filter, an order, a page size, a display (CAT-03 to CAT-06). */
const mount: Mount<Props> = (host, props, { signal }) => {
  const list = createList(host, props, signal);
  follow(list);
  if (props.submit === 'change') hideApplyButtons(host, list.overrides, true);
  // What was ticked before this code was there was heard by nobody.
  const changed = findListFields(host).filter(wasChanged).at(-1);
  if (changed) choose(list, changed);
  else writeFields(list, here());
};

export default mount;
