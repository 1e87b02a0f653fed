import { warn } from '#runtime/page/warn.ts';
import { createElement } from '#kit/element.ts';
import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { findInside, prependTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { readAsset, type Asset } from '#stores/assets';
import { isAccepted } from './accepted.ts';
import type { Props } from './props.ts';

/** A file of the server's list. */
export interface ListItem {
  readonly element: HTMLElement;
  readonly asset: Asset;
  /** The server's own data. */
  readonly written: object;
  /** The control that chooses the file; undefined when nothing can be chosen. */
  readonly control: HTMLInputElement | undefined;
}

const ITEM = '[data-asset]';
const CONTROL = 'input[type="checkbox"], input[type="radio"]';
const MADE = 'ar-asset-control';

function readWritten(element: Element): object | undefined {
  try {
    const written: unknown = JSON.parse(getAttribute(element, 'data-asset') ?? '');
    if (typeof written === 'object' && written !== null) return written;
  } catch {
    // The warning follows below.
  }
  warn('data-asset is no JSON object; the file can’t be chosen.', element);
  return undefined;
}

function createControl({ select, name, form }: Props, { id, name: label }: Asset): HTMLInputElement {
  const control = createElement('input', MADE);
  control.type = select === 'one' ? 'radio' : 'checkbox';
  control.name = name;
  control.value = id;
  if (form) setAttribute(control, 'form', form);
  control.ariaLabel = label;
  return control;
}

function controlOf(props: Props, element: HTMLElement, asset: Asset): HTMLInputElement | undefined {
  if (props.select === 'none') return undefined;
  const known = findInside<HTMLInputElement>(element, CONTROL);
  const control = known ?? createControl(props, asset);
  if (!known) prependTo(element, control);
  control.disabled = !isAccepted(asset, props.accept);
  return control;
}

/**
 * Reads the files of the server's list, each with its control: the server's own checkbox or radio button, or
 * one that we create.
 *
 * @param container The list.
 * @param props The island's props.
 */
export function readListItems(container: Element, props: Props): ListItem[] {
  return querySelectorAll(container, ITEM).flatMap((element) => {
    const written = readWritten(element);
    const asset = readAsset(written);
    if (!written || !asset?.id) return [];
    return [{ element, asset, written, control: controlOf(props, element, asset) }];
  });
}

/** Removes the controls that we created. */
export function removeControls(container: Element): void {
  querySelectorAll(container, `.${MADE}`).forEach(removeElement);
}
