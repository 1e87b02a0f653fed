import { findInside } from '#runtime/dom/safe-tree.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { safeUrl } from '#runtime';
import { encodesFiles, gatherFields, toQuery } from '#runtime/forms/read.ts';

/** A form as it is to be sent. */
export interface Sending {
  readonly url: URL;
  readonly body: FormData | URLSearchParams;
}

/**
 * Reads a form that writes to this site.
 *
 * @param form The form.
 * @param submitter The button that sends it.
 * @returns The request to send; nothing for a form that reads, or that leads to another site.
 */
export function readLoginForm(form: HTMLFormElement, submitter: HTMLElement | null): Sending | undefined {
  const read = (name: string) => submitter?.getAttribute(`form${name}`) ?? getAttribute(form, name);
  const url = safeUrl(read('action') || location.href);
  if (read('method')?.toLowerCase() !== 'post' || !url) return undefined;
  const fields = gatherFields(form, submitter);
  return { url, body: encodesFiles(read('enctype') ?? '') ? fields : toQuery(fields) };
}

const FIELD = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';
const INVALID = ':is(input, select, textarea):is([aria-invalid=true], .input-validation-error)';

/**
 * Finds the field where the visitor goes on: the first that is wrong, or that wants to be filled.
 *
 * @param root Where the form is.
 */
export function findField(root: ParentNode): HTMLElement | undefined {
  const fields = querySelectorAll<HTMLInputElement>(root, FIELD);
  const empty = fields.find(({ value }) => value === '') ?? fields[0];
  return findInside<HTMLElement>(root, INVALID) ?? empty;
}
