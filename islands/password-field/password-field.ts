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

/** The page's own text about the rules, which describes the field. */
const findLabels = (field: Element): HTMLElement | undefined =>
  idsOf(field)
    .map((id) => document.getElementById(id))
    .find((element) => element && hasAttribute(element, 'data-password-rules')) ?? undefined;

// The form's validation adds and takes back ids of its own.
function describeBy(field: Element, ids: readonly string[]): void {
  if (ids.length > 0) setAttribute(field, 'aria-describedby', ids.join(' '));
  else removeAttribute(field, 'aria-describedby');
}

interface ListInsertion extends Pick<MountContext, 'id' | 'signal'> {
  readonly field: HTMLInputElement;
  /** The element before the list. */
  readonly below: HTMLElement;
}

/** Inserts the list in place of the page's own text, else below the field, and has it describe the field. */
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

/** Lists the rules as soon as the field has the focus: earlier it would move the page below it. */
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

/** Shows the password on request, announces Caps Lock, and ticks the server's rules (ACC-01). The field stays where it is. */
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
