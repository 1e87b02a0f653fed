import { createOverrides } from '#kit/overrides.ts';
import { track, type Mount, type MountContext } from '#runtime';
import {
  hasAttribute,
  closest,
  removeAttribute,
  addListener,
  getAttribute,
  setAttribute,
} from '#runtime/dom/safe.ts';
import { childNodesOf, putAfter, removeElement, replaceContent } from '#runtime/dom/safe-tree.ts';
import { report } from '#runtime/page/errors.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { createCapsLockHint } from './caps-lock.ts';
import type { Props } from './props.ts';
import { createReveal } from './reveal.ts';
import './password-field.css';

export { props } from './props.ts';

const loadList = () => import('./rule-list.ts');

const idsOf = (field: Element) =>
  (getAttribute(field, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean);

/** Returns the page's own text about the rules, if it describes the field. */
const findLabels = (field: Element): HTMLElement | undefined =>
  idsOf(field)
    .map((id) => document.getElementById(id))
    .find((element) => element && hasAttribute(element, 'data-password-rules')) ?? undefined;

// The form's validation adds and removes ids of its own.
function describeBy(field: Element, ids: readonly string[]): void {
  if (ids.length > 0) setAttribute(field, 'aria-describedby', ids.join(' '));
  else removeAttribute(field, 'aria-describedby');
}

interface ListInsertion extends Pick<MountContext, 'id' | 'signal'> {
  readonly field: HTMLInputElement;
  /** The element before the list. */
  readonly below: HTMLElement;
}

/** Inserts the list in place of the page's own text, else below the field as its description. */
function insertList(list: HTMLElement, { field, below, id, signal }: ListInsertion): void {
  const labels = findLabels(field);
  if (labels) {
    const before = childNodesOf(labels);
    replaceContent(labels, list);
    signal.addEventListener('abort', () => replaceContent(labels, ...before), { once: true });
    return;
  }
  list.id = `${id}-rules`;
  putAfter(below, list);
  describeBy(field, [...idsOf(field), list.id]);
  const leave = () => {
    removeElement(list);
    describeBy(
      field,
      idsOf(field).filter((one) => one !== list.id),
    );
  };
  signal.addEventListener('abort', leave, { once: true });
}

/** Shows the rules once the field has the focus or a value; earlier, they would shift the page below. */
function listWhenFocused(insertion: ListInsertion, { password, strength, patternText }: Props): void {
  const { field, signal } = insertion;
  if (!(strength ?? password === 'new')) return;
  let isRequested = false;
  const show = async () => {
    if (isRequested) return;
    isRequested = true;
    const { createRuleList } = await loadModule(loadList);
    const list = signal.aborted ? undefined : createRuleList(field, patternText, signal);
    if (list) insertList(list, insertion);
  };
  const showSoon = () => void track(show().catch((thrown) => report(thrown, 'password-field')));
  addListener(field, 'focus', showSoon, { signal });
  if (field === document.activeElement || field.value !== '') showSoon();
}

/** Adds the reveal button, the Caps Lock hint and the list of rules (ACC-01). The field is not moved. */
const mount: Mount<Props> = (host, props, { signal, id }) => {
  const field = host as HTMLInputElement;
  const overrides = createOverrides();
  const button = createReveal(field, overrides, signal);
  const hint = createCapsLockHint(field, signal);
  putAfter(field, button);
  const frame = closest(field, '.ar-password');
  putAfter(frame ?? button, hint);
  listWhenFocused({ field, below: hint, id, signal }, props);
  return () => {
    removeElement(button);
    removeElement(hint);
    overrides.restore();
  };
};

export default mount;
