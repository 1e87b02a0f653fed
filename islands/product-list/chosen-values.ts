import { createElement } from '#kit/element.ts';
import { addListener, closest, dispatchAt, matches, querySelectorAll } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { chosenFieldsIn, clearField, type ListField } from './list-fields.ts';
import { texts } from './texts.ts';

const COUNT = '[data-list-count]';

/** Returns the name of a chosen value: its label without the number of products, or its option. */
function nameOf(field: ListField): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? field.value;
  const label = closest(field, 'label')?.cloneNode(true) as HTMLElement | undefined;
  if (label) querySelectorAll(label, COUNT).forEach((count) => count.remove());
  return label?.textContent?.trim() || field.value;
}

function createChip(field: ListField): HTMLElement {
  const name = nameOf(field);
  const item = createElement('li');
  const button = createElement('button', 'ar-list-chip', name);
  const sign = createElement('span', '', '×');
  sign.ariaHidden = 'true';
  button.type = 'button';
  button.ariaLabel = chooseTexts(texts).remove.replace('{0}', name);
  button.append(sign);
  addListener(button, 'click', () => {
    clearField(field);
    dispatchAt(field, new Event('change', { bubbles: true }));
  });
  item.append(button);
  return item;
}

// The pressed chip is gone: its neighbour has the focus, or the heading of the dialog.
function restoreFocus(list: HTMLElement, index: number): void {
  const chips = querySelectorAll<HTMLElement>(list, '.ar-list-chip');
  const heir = chips[Math.min(index, chips.length - 1)];
  const [heading] = querySelectorAll<HTMLElement>(closest(list, 'dialog') ?? list, 'h2');
  (heir ?? heading)?.focus();
}

/**
 * Creates the chips of the values that are chosen in a filter; pressing one takes its choice back. They
 * follow the fields (CAT-05).
 *
 * @param panel The element with the filter's forms.
 * @param signal Ends the following.
 */
export function createChosenValues(panel: HTMLElement, signal: AbortSignal): HTMLElement {
  const list = createElement('ul', 'ar-list-chosen');
  list.ariaLabel = chooseTexts(texts).chosen;
  const render = () => {
    const focused = [...list.children].findIndex((item) => matches(item, ':focus-within'));
    const fields = chosenFieldsIn(panel);
    list.replaceChildren(...fields.map(createChip));
    list.hidden = fields.length === 0;
    if (focused >= 0) restoreFocus(list, focused);
  };
  render();
  addListener(panel, 'change', render, { signal });
  return list;
}
