import { borrow } from '#kit/borrow.ts';
import { track, type Mount, type MountContext } from '#runtime';
import {
  carriesAttribute,
  closestTo,
  dropAttribute,
  listenAt,
  readAttribute,
  writeAttribute,
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
  (readAttribute(field, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean);

/** The page's own words for the rules, which the field is described by. */
const findWords = (field: Element): HTMLElement | undefined =>
  idsOf(field)
    .map((id) => document.getElementById(id))
    .find((element) => element && carriesAttribute(element, 'data-password-rules')) ?? undefined;

// The form's validation adds and takes back ids of its own.
function describeBy(field: Element, ids: readonly string[]): void {
  if (ids.length > 0) writeAttribute(field, 'aria-describedby', ids.join(' '));
  else dropAttribute(field, 'aria-describedby');
}

interface Placing extends Pick<MountContext, 'id' | 'signal'> {
  readonly field: HTMLInputElement;
  /** What the list comes after. */
  readonly below: HTMLElement;
}

/** Puts the list where the page's own words stand, else below the field, and has the field described by it. */
function placeList(list: HTMLElement, { field, below, id, signal }: Placing): void {
  const words = findWords(field);
  if (words) {
    const before = childNodesOf(words);
    replaceContent(words, list);
    signal.addEventListener('abort', () => replaceContent(words, ...before), { once: true });
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
function listWhenFocused(placing: Placing, { password, strength, patternText }: Props): void {
  const { field, signal } = placing;
  if (!(strength ?? password === 'new')) return;
  let isAsked = false;
  const show = async () => {
    if (isAsked) return;
    isAsked = true;
    const { createRuleList } = await loadModule(loadList);
    const list = signal.aborted ? undefined : createRuleList(field, patternText, signal);
    if (list) placeList(list, placing);
  };
  const showSoon = () => void track(show().catch((thrown) => report(thrown, 'password-field')));
  listenAt(field, 'focus', showSoon, { signal });
  if (field === document.activeElement || field.value !== '') showSoon();
}

/** Shows the password on request, tells of locked capitals, and ticks the server's rules (ACC-01). The field stays where it is. */
const mount: Mount<Props> = (host, props, { signal, id }) => {
  const field = host as HTMLInputElement;
  const borrowed = borrow();
  const button = createReveal(field, borrowed, signal);
  const hint = createCapsLockHint(field, signal);
  putAfter(field, button);
  const frame = closestTo(field, '.ar-password');
  putAfter(frame ?? button, hint);
  listWhenFocused({ field, below: hint, id, signal }, props);
  return () => {
    removeElement(button);
    removeElement(hint);
    borrowed.giveBack();
  };
};

export default mount;
