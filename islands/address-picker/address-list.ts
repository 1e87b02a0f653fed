import { readAddress, type AddressFields } from '#kit/billing-inputs.ts';
import { closest, querySelectorAll, contains, matches, getAttribute } from '#runtime/dom/safe.ts';
import { findInside, focusStill } from '#runtime/dom/safe-tree.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';

const CARD = '[data-address-id]';
const RADIO = 'input[type="radio"]';

export const ADD_LINK = '[data-address-add]';
export const EDIT_LINK = '[data-address-edit]';

/** The focused address, and whether its edit link has the focus. */
export interface FocusRecord {
  readonly id: string;
  readonly isEdit: boolean;
}

/** The server's list of addresses; fragments replace its HTML. */
export interface AddressList {
  readonly element: HTMLElement;
  ids(): string[];
  /** The id of the checked address. */
  checked(): string | undefined;
  /** The id of the checked address if the server's HTML checks another one, or none. */
  restored(): string | undefined;
  /** Checks the radio of an address, or none. */
  check(id: string | undefined): void;
  /** The address in the server's HTML, as text and as fields. */
  textOf(id: string | undefined): string | undefined;
  fieldsOf(id: string | undefined): AddressFields | undefined;
  /** The id of the card that contains an element. */
  idAt(element: Element): string | undefined;
  /** Whether the focus is in the list, or was lost with a removed node of it. */
  hasFocus(): boolean;
  recordFocus(): FocusRecord | undefined;
  /** Focuses the recorded control of the address, otherwise its radio or link. */
  putFocus(record: FocusRecord): void;
}

const idOf = (card: Element): string => getAttribute(card, 'data-address-id') ?? '';

function findElement(host: HTMLElement): HTMLElement {
  const element = findInside<HTMLElement>(host, '[data-address-list]');
  if (element) return element;
  throw new ArchipelError({
    what: 'The address picker has no list.',
    why: 'Nothing in it has data-address-list, whose content the fragment replaces.',
    how: 'Write the addresses into <div data-address-list>, each in an element with data-address-id.',
  });
}

const cardsIn = (element: HTMLElement) => querySelectorAll(element, CARD);
const radiosIn = (element: HTMLElement) => querySelectorAll<HTMLInputElement>(element, RADIO);

const cardOf = (element: HTMLElement, id: string | undefined) =>
  id === undefined ? undefined : cardsIn(element).find((card) => idOf(card) === id);

function idIn(element: HTMLElement, inner: Element): string | undefined {
  const card = closest(inner, CARD);
  return card && contains(element, card) ? idOf(card) : undefined;
}

function recordFocusIn(element: HTMLElement): FocusRecord | undefined {
  const { activeElement } = document;
  const id = activeElement && contains(element, activeElement) ? idIn(element, activeElement) : undefined;
  return id === undefined ? undefined : { id, isEdit: matches(activeElement!, EDIT_LINK) };
}

function putFocusIn(element: HTMLElement, { id, isEdit }: FocusRecord): void {
  const card = cardOf(element, id);
  if (!card) return;
  const [radio, link] = [RADIO, EDIT_LINK].map((selector) => findInside<HTMLElement>(card, selector));
  const target = (isEdit ? link : radio) ?? radio ?? link;
  if (target) focusStill(target);
}

// Focus moves to the body when its element is removed.
function hasFocusIn(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || contains(element, activeElement);
}

function checkIn(element: HTMLElement, id: string | undefined): void {
  for (const radio of radiosIn(element)) radio.checked = id !== undefined && idIn(element, radio) === id;
}

function checkedIn(element: HTMLElement): string | undefined {
  const radio = radiosIn(element).find(({ checked }) => checked);
  return radio && idIn(element, radio);
}

function restoredIn(element: HTMLElement): string | undefined {
  const radio = radiosIn(element).find(({ checked, defaultChecked }) => checked && !defaultChecked);
  return radio && idIn(element, radio);
}

function textIn(element: HTMLElement, id: string | undefined): string | undefined {
  const card = cardOf(element, id);
  return card && (getAttribute(card, 'data-address') ?? '');
}

function fieldsIn(element: HTMLElement, id: string | undefined): AddressFields | undefined {
  const card = cardOf(element, id);
  return card && readAddress(card);
}

/**
 * Finds the list of addresses in a picker.
 *
 * @param host The picker.
 * @throws {ArchipelError} When there is none.
 */
export function createAddressList(host: HTMLElement): AddressList {
  const element = findElement(host);
  return {
    element,
    ids: () => cardsIn(element).map(idOf),
    checked: () => checkedIn(element),
    restored: () => restoredIn(element),
    check: (id) => checkIn(element, id),
    textOf: (id) => textIn(element, id),
    fieldsOf: (id) => fieldsIn(element, id),
    idAt: (inner) => idIn(element, inner),
    hasFocus: () => hasFocusIn(element),
    recordFocus: () => recordFocusIn(element),
    putFocus: (record) => putFocusIn(element, record),
  };
}
