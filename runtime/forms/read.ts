const asSubmitted = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value.replace(/\r\n?|\n/g, '\r\n') : value.name;

function isSubmitterOf(form: HTMLFormElement, submitter: HTMLElement | null): submitter is HTMLElement {
  return (submitter as HTMLButtonElement | null)?.form === form;
}

/**
 * Gathers a form's fields as the browser would: with the pressed button, the coordinates of a pressed image
 * and the direction of texts; without disabled fields.
 *
 * @param element A form; a link has no fields.
 * @param submitter The button that sent it.
 */
export function gatherFields(element: Element, submitter: HTMLElement | null): FormData {
  if (!(element instanceof HTMLFormElement)) return new FormData();
  return new FormData(element, isSubmitterOf(element, submitter) ? submitter : null);
}

/**
 * Writes fields as a browser writes them into an address or an urlencoded body: files by their names, lines ending in
 * CR and LF.
 *
 * @param fields The fields, in order.
 */
export function toQuery(fields: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) query.append(name, asSubmitted(value));
  return query;
}

/**
 * Whether a form is sent as `multipart/form-data`; also true for `text/plain`, which no server reads.
 *
 * @param enctype As the form or its submitter names it.
 */
export const encodesFiles = (enctype: string): boolean =>
  /^(?:multipart\/form-data|text\/plain)$/i.test(enctype.trim());
