import { safeUrl } from '#runtime';

/** By its prototype: a field named `getAttribute` would answer for its form. */
const { getAttribute } = Element.prototype;

/** A form as it is to be sent. */
export interface Sending {
  readonly url: URL;
  readonly body: FormData | URLSearchParams;
}

function encode(form: HTMLFormElement, submitter: HTMLElement | null): Sending['body'] {
  const fields = new FormData(form, submitter);
  if (getAttribute.call(form, 'enctype') === 'multipart/form-data') return fields;
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
}

/**
 * Reads a form that writes to this site.
 *
 * @param form The form.
 * @param submitter The button that sends it.
 * @returns What is to be sent; nothing for a form that reads, or that goes to another site.
 */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null): Sending | undefined {
  const read = (name: string) => submitter?.getAttribute(`form${name}`) ?? getAttribute.call(form, name);
  const url = safeUrl(read('action') || location.href);
  if (read('method')?.toLowerCase() !== 'post' || !url) return undefined;
  return { url, body: encode(form, submitter) };
}

const isTyped = (input: HTMLInputElement) =>
  input.name !== '' &&
  input.value !== '' &&
  !['hidden', 'password', 'submit', 'checkbox'].includes(input.type);

/**
 * Keeps what was typed, a password excepted, where the server gives the form back with empty fields.
 *
 * @param shown The form's place, as it is.
 * @param arriving The form's place, as the server gives it back.
 */
export function keepTyped(shown: ParentNode, arriving: ParentNode): void {
  for (const typed of shown.querySelectorAll('input')) {
    if (!isTyped(typed)) continue;
    const field = arriving.querySelector<HTMLInputElement>(`input[name="${CSS.escape(typed.name)}"]`);
    if (field?.value === '' && field.type === typed.type) field.value = typed.value;
  }
}

const FIELD = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';
const INVALID = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)';

/**
 * Finds the field where the visitor goes on: the first that is wrong, or that wants to be filled.
 *
 * @param place Where the form is.
 */
export function findField(place: ParentNode): HTMLElement | undefined {
  const fields = [...place.querySelectorAll<HTMLInputElement>(FIELD)];
  const empty = fields.find(({ value }) => value === '') ?? fields[0];
  return place.querySelector<HTMLElement>(INVALID) ?? empty;
}
