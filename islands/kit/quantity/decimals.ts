import { getCulture } from '#runtime';

const WRITTEN = /^-?\d+(?:[.,]\d+)?$/;

/** Returns the page's decimal separator; a point where the culture writes neither a comma nor a point. */
function separatorOf(culture: string): string {
  const parts = new Intl.NumberFormat(culture).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * Formats a quantity in the page's language: "1,5" in French.
 *
 * @param quantity The number.
 */
export function formatQuantity(quantity: number): string {
  const text = String(quantity);
  // The first formatter of a page takes 14 ms of a press, which a whole number does not need.
  return text.includes('.') ? text.replace('.', separatorOf(getCulture())) : text;
}

/** Returns a written number with a point, as servers read it; other text as it is. */
export const withPoint = (text: string): string =>
  WRITTEN.test(text.trim()) ? text.trim().replace(',', '.') : text;

/** Returns a number written with a point as visitors write it; other text as it is. */
export const withSeparator = (text: string): string =>
  WRITTEN.test(text) ? formatQuantity(Number(withPoint(text))) : text;

function writePoint({ name, value }: HTMLInputElement, data: FormData): void {
  if (!name || withPoint(value) === value) return;
  const values = data.getAll(name);
  data.delete(name);
  for (const sent of values) data.append(name, sent === value ? withPoint(value) : sent);
}

const fields = new Set<HTMLInputElement>();

// The forms are read at the event, because a field may be moved into another form.
function onFormData({ target, formData }: FormDataEvent): void {
  for (const input of fields) if (input.form === target) writePoint(input, formData);
}

/**
 * Submits a field's number with a point, whichever separator the field shows. One listener serves all fields.
 * Decision 451.
 *
 * @param input The field.
 * @param signal Ends it.
 */
export function sendWithPoint(input: HTMLInputElement, signal: AbortSignal): void {
  if (fields.size === 0) document.addEventListener('formdata', onFormData);
  fields.add(input);
  const leave = () => {
    fields.delete(input);
    if (fields.size === 0) document.removeEventListener('formdata', onFormData);
  };
  signal.addEventListener('abort', leave, { once: true });
}
