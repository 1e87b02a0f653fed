/** A field of a form that a visitor fills in. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The state of a field: ticked, chosen options, or typed text. */
export type FieldContent = boolean | readonly number[] | string;

const isTick = (field: FormField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const indexesOf = (field: HTMLSelectElement, isMeant: (option: HTMLOptionElement) => boolean) =>
  [...field.options].flatMap((option, index) => (isMeant(option) ? [index] : []));

/** Reads the current content of a field. */
export function readContent(field: FormField): FieldContent {
  if (isTick(field)) return field.checked;
  if (field instanceof HTMLSelectElement) return indexesOf(field, ({ selected }) => selected);
  return field.value;
}

/** Reads the content that the server wrote into a field. */
export function readWrittenContent(field: FormField): FieldContent {
  if (isTick(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const written = indexesOf(field, ({ defaultSelected }) => defaultSelected);
  const isList = field.multiple || field.size > 1;
  return written.length > 0 || isList ? written : firstChoice(field);
}

// A select without a chosen option shows its first enabled one.
function firstChoice({ options }: HTMLSelectElement): number[] {
  const first = [...options].findIndex(({ disabled }) => !disabled);
  return first < 0 ? [] : [first];
}

/** Restores the state of a field without dispatching events. */
export function putContent(field: FormField, content: FieldContent): void {
  if (typeof content === 'boolean') (field as HTMLInputElement).checked = content;
  else if (typeof content === 'string') field.value = content;
  else if (field instanceof HTMLSelectElement)
    [...field.options].forEach((option, index) => (option.selected = content.includes(index)));
}

/** Whether two contents are the same. */
export const isSameContent = (a: FieldContent, b: FieldContent): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether the content of a field differs from the server's. Islands check it at their mount, because earlier
 * `input` events are not replayed, and browsers restore fields after a reload without events.
 *
 * @param field Any field with a content of its own.
 */
export const wasChanged = (field: FormField): boolean =>
  !isSameContent(readContent(field), readWrittenContent(field));
