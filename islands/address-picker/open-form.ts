import { openModalPage } from '#kit/modal-page.ts';
import { on } from '#runtime';
import { contains } from '#runtime/dom/safe.ts';
import { notify } from '#stores/notices';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Picker } from './picker.ts';
import { texts } from './texts.ts';

interface Opening {
  readonly url: string;
  readonly title: string;
  readonly opener?: HTMLElement | undefined;
  /** The edited address; undefined for a new one. */
  readonly id: string | undefined;
}

/**
 * Opens the page with the address form in a dialog (CHK-02). The saved address becomes the choice; if the
 * server no longer has the address, the list is reloaded.
 *
 * @param picker The picker.
 * @param opening The page, its title and purpose.
 */
export function openAddressForm(picker: Picker, { url, title, opener, id }: Opening): void {
  const controller = new AbortController();
  const onMissing = () => {
    notify('error', chooseTexts(texts).missing);
    picker.reread();
  };
  const dialog = openModalPage(url, {
    title,
    className: 'ar-address-dialog',
    ...(opener && { opener }),
    onMissing,
    onClose: () => controller.abort(),
  });
  const onSaved = (event: CustomEvent<{ id: string; fields: Readonly<Record<string, string>> }>) => {
    if (!(event.target instanceof Node) || !contains(dialog.element, event.target)) return;
    event.preventDefault();
    picker.expect({ id: event.detail.id || id, fields: event.detail.fields });
  };
  on('address-saved', onSaved, controller.signal);
}
