import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { outerIslandReady } from '#kit/outer-island.ts';
import { on } from '#runtime';
import { closest, contains, matches, addListener, getAttribute } from '#runtime/dom/safe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { warn } from '#runtime/page/warn.ts';
import { $addressChanges, listenForAddressChanges, recordAddressChange } from '#stores/addresses';
import { notify } from '#stores/notices';
import { stringsSoon } from '#stores/strings';
import { ADD_LINK, EDIT_LINK } from './address-list.ts';
import { openAddressForm } from './open-form.ts';
import { createPicker, type Picker } from './picker.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './address-picker.css';

export { props } from './props.ts';

/** Waits briefly for the string resources, and for the checkout, which listens to the choice. */
export const ready = async (host: HTMLElement): Promise<void> => {
  await Promise.all([stringsSoon(), outerIslandReady(host, 'checkout')]);
};

// A click with a modifier key opens another tab or window.
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Opens the server's links to the form in a dialog. */
function followLinks(host: HTMLElement, picker: Picker, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target && closest(target, `${ADD_LINK}, ${EDIT_LINK}`);
    const url = link && (getAttribute(link, 'href') ?? getAttribute(link, 'data-href'));
    if (!link || !url || !contains(host, link) || !isPlain(event as MouseEvent)) return;
    event.preventDefault();
    const id = matches(link, EDIT_LINK) ? picker.list.idAt(link) : undefined;
    openAddressForm(picker, { url, title: link.textContent.trim(), opener: link, id });
  };
  addListener(host, 'click', onClick, { signal });
}

/**
 * Emits the choice again when the delivery address differs again: meanwhile the checkout has set the billing
 * country (T43).
 */
function followSameAddress(form: HTMLElement, picker: Picker, signal: AbortSignal): void {
  const onChange = ({ target }: Event) => {
    const isMeant = target instanceof HTMLInputElement && target.name === 'SameAddressForShipping';
    if (isMeant && !target.checked) picker.repeat();
  };
  addListener(form, 'change', onChange, { signal });
}

/** Applies the checked radio, and reloads the list when addresses change elsewhere. */
function followChanges(host: HTMLElement, type: Props['type'], picker: Picker, signal: AbortSignal): void {
  const { list, $state } = picker;
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return;
    const id = list.idAt(target);
    if (id !== undefined) picker.choose(id);
  };
  addListener(host, 'change', onChange, { signal });
  // A press between the render and this effect has dispatched its event to no listener.
  const checked = list.checked();
  if (checked !== undefined && checked !== $state.get().chosen) picker.choose(checked);
  const form = closest(host, 'form');
  if (form && type === 'Shipping') followSameAddress(form, picker, signal);
  signal.addEventListener('abort', $addressChanges.listen(picker.reread));
  listenForAddressChanges();
  // A form in the list removes an address by a scoped update.
  on(
    'ajax-success',
    ({ detail }) => {
      if (detail.message) notify('status', detail.message);
      recordAddressChange();
    },
    signal,
    host,
  );
}

/** Age of the list in ms from which the mount reloads it: another tab may have changed the addresses. */
const STALE_MS = 60_000;

function usePicker(props: Props): Picker {
  const { host, signal, foundAt } = useIsland();
  const [picker] = useState(() => createPicker(host, props, signal));
  useEffect(() => {
    if (props.selectedAddressId === undefined) {
      warn(
        'The address picker does not know which address is chosen: write data-selected-address-id, empty where none is.',
        host,
      );
    }
    followLinks(host, picker, signal);
    followChanges(host, props.type, picker, signal);
    if (performance.now() - foundAt > STALE_MS) picker.reread();
    return picker.end;
  }, [foundAt, host, picker, props.selectedAddressId, props.type, signal]);
  return picker;
}

function addressOfForm({ formUrl = '', type }: Props, id?: string): string {
  const address = new URL(formUrl, document.baseURI);
  address.searchParams.set('AddressType', type);
  if (id !== undefined) address.searchParams.set('Id', id);
  return address.href;
}

/** The buttons of a picker whose server HTML has no links for them. */
function FormButtons({ picker, props }: { picker: Picker; props: Props }) {
  const { chosen, hasAddLink, hasEditLink } = useStore(picker.$state);
  const labels = chooseTexts(texts);
  const open = (title: string, opener: HTMLElement, id?: string) =>
    openAddressForm(picker, { url: addressOfForm(props, id), title, opener, id });
  return (
    <div className="ar-address-actions">
      {props.hasEdit && !hasEditLink && chosen !== undefined && (
        <button
          type="button"
          className="ar-text-button"
          onClick={({ currentTarget }) => open(labels.edit, currentTarget, chosen)}
        >
          {labels.edit}
        </button>
      )}
      {props.hasCreation && !hasAddLink && (
        <button
          type="button"
          className="ar-text-button"
          onClick={({ currentTarget }) => open(labels.add, currentTarget)}
        >
          {labels.add}
        </button>
      )}
    </div>
  );
}

function AddressPicker(props: Props) {
  const picker = usePicker(props);
  const { notice } = useStore(picker.$state);
  return (
    <>
      <p className="ar-address-note" role="alert" hidden={!notice}>
        {notice && chooseTexts(texts)[notice]}
      </p>
      {props.formUrl !== undefined && <FormButtons picker={picker} props={props} />}
    </>
  );
}

/**
 * The customer's addresses: the server's cards with one chosen, and dialogs to add and edit (CHK-02, CHK-07).
 */
export default react(AddressPicker, { placement: 'append' });
