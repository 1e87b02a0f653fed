import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { copyBilling, copyShipping, type AddressFields } from '#kit/billing-inputs.ts';
import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { loadFragment } from '#kit/fragment';
import { emit } from '#runtime';
import { closest, querySelectorAll } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { translateOr } from '#stores/strings';
import { ADD_LINK, createAddressList, EDIT_LINK, type AddressList } from './address-list.ts';
import { resolveChoice } from './choice.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

/** The state of the view next to the server's list. */
export interface PickerState {
  readonly chosen: string | undefined;
  /** A notice to show: the chosen address is gone. */
  readonly notice: 'gone' | undefined;
  /** Whether the server's HTML has these links. */
  readonly hasAddLink: boolean;
  readonly hasEditLink: boolean;
}

/** An address saved in a dialog of this picker. */
export interface SavedAddress {
  readonly id: string | undefined;
  readonly fields: AddressFields;
}

/** The list of a picker and its choice. */
export interface Picker {
  readonly list: AddressList;
  readonly $state: ReadableAtom<PickerState>;
  /** Chooses the address of a checked radio. */
  choose(id: string): void;
  /** Makes a saved address the choice as soon as the list contains it. */
  expect(saved: SavedAddress): void;
  /** Reloads the list. */
  reread(): void;
  /** Emits the current choice again. */
  repeat(): void;
  /** Restores the server's links. */
  end(): void;
}

/** Emits the choice and copies its fields to the checkout's inputs. */
function emitChoice(
  host: HTMLElement,
  { type }: Props,
  id: string | undefined,
  fields?: AddressFields,
): void {
  const form = closest(host, 'form') ?? document;
  if (type === 'Billing' && fields) copyBilling(fields, form);
  if (type === 'Shipping' && fields) copyShipping(fields, form);
  if (type !== 'Both') emit(host, 'address-chosen', { type, id: id ?? '' });
}

function addressOfList({ url, type }: Props, chosen: string | undefined): URL {
  const address = new URL(url, document.baseURI);
  address.searchParams.set('AddressType', type);
  if (chosen !== undefined) address.searchParams.set('Id', chosen);
  return address;
}

const explain = (usual: string) => `${translateOr('Core.ErrorOccured', chooseTexts(texts).failed)} ${usual}`;

/** The internal state of a picker. */
interface Following {
  readonly host: HTMLElement;
  readonly props: Props;
  readonly list: AddressList;
  readonly links: Overrides;
  readonly $state: WritableAtom<PickerState>;
  readonly signal: AbortSignal;
  /** The ids of the last list. */
  known: readonly string[];
  /** The saved address, until the list contains it. */
  saved: SavedAddress | undefined;
  /** The text of the chosen address in the server's HTML. */
  text: string | undefined;
}

/** Hides the links that the flags do not allow. */
function hideLinks({ host, links, props }: Following): void {
  const forbiddenLinks = [...(props.hasCreation ? [] : [ADD_LINK]), ...(props.hasEdit ? [] : [EDIT_LINK])];
  for (const link of forbiddenLinks.flatMap((selector) => querySelectorAll(host, selector)))
    links.set(link, 'hidden', '');
}

function show(picker: Following, chosen: string | undefined, notice?: PickerState['notice']): void {
  const { host, list, $state } = picker;
  list.check(chosen);
  picker.text = list.textOf(chosen);
  const [hasAddLink, hasEditLink] = [ADD_LINK, EDIT_LINK].map((link) => findInside(host, link) !== null);
  $state.set({ chosen, notice, hasAddLink: hasAddLink!, hasEditLink: hasEditLink! });
}

function choose(picker: Following, id: string): void {
  picker.saved = undefined;
  show(picker, id);
  emitChoice(picker.host, picker.props, id, picker.list.fieldsOf(id));
}

/** Resolves the choice in a newly loaded list. */
function resolve(picker: Following): void {
  const { host, props, list, known, saved, text, $state } = picker;
  const before = $state.get();
  const now = list.ids();
  const arrival = { known, now, chosen: before.chosen, written: list.checked(), saved };
  const { chosen, isGone } = resolveChoice(arrival);
  const isOther = chosen !== before.chosen || saved !== undefined;
  Object.assign(picker, { known: now, saved: undefined });
  hideLinks(picker);
  show(picker, chosen, isGone ? 'gone' : isOther ? undefined : before.notice);
  const fields = list.fieldsOf(chosen) ?? (saved && chosen === saved.id ? saved.fields : undefined);
  if (isOther || text !== picker.text) emitChoice(host, props, chosen, fields);
}

function reread(picker: Following): void {
  const { list, props, saved, signal, $state } = picker;
  const focus = list.recordFocus();
  const onRendered = () => {
    resolve(picker);
    const { chosen } = $state.get();
    const ofSaved = saved && chosen !== undefined ? { id: chosen, isEdit: false } : undefined;
    const target = focus ?? ofSaved;
    if (target && list.hasFocus()) list.putFocus(target);
  };
  const url = addressOfList(props, $state.get().chosen);
  void loadFragment(list.element, url, { signal, onRendered, explain });
}

/**
 * Creates a picker for a list of addresses (CHK-02). The choice survives a reload of the list, and is emitted
 * when it or its text has changed.
 *
 * @param host The picker's element.
 * @param props The picker's props.
 * @param signal Ends it.
 * @throws {ArchipelError} When there is no list.
 */
export function createPicker(host: HTMLElement, props: Props, signal: AbortSignal): Picker {
  const list = createAddressList(host);
  // A form restored by the browser contains a choice that the server does not know yet.
  const restored = list.restored();
  const chosen = restored ?? (props.selectedAddressId || list.checked());
  const $state = atom<PickerState>({ chosen, notice: undefined, hasAddLink: false, hasEditLink: false });
  const more = { links: createOverrides(), known: list.ids(), saved: undefined, text: undefined };
  const picker: Following = { host, props, list, $state, signal, ...more };
  hideLinks(picker);
  show(picker, chosen);
  const repeat = () => emitChoice(host, props, $state.get().chosen, list.fieldsOf($state.get().chosen));
  if (restored !== undefined) repeat();
  return {
    list,
    $state,
    choose: (id) => choose(picker, id),
    expect: (saved) => (picker.saved = saved),
    reread: () => reread(picker),
    repeat,
    end: () => picker.links.restore(),
  };
}
