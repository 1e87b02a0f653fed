import { findInside } from '#runtime/dom/safe-tree.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { safeUrl } from '#runtime';
import { encodesFiles, gatherFields, toQuery } from '#runtime/forms/read.ts';

/** The request that a form sends. */
export interface Sending {
  readonly url: URL;
  readonly body: FormData | URLSearchParams;
}

/**
 * Reads the request of a POST form to this site.
 *
 * @param form The form.
 * @param submitter The button that sends it.
 * @returns The request; undefined for a GET form or another site.
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
 * Returns the field to focus: the first invalid one, otherwise the first empty one, otherwise the first.
 *
 * @param root The element that contains the form.
 */
export function findField(root: ParentNode): HTMLElement | undefined {
  const fields = querySelectorAll<HTMLInputElement>(root, FIELD);
  const empty = fields.find(({ value }) => value === '') ?? fields[0];
  return findInside<HTMLElement>(root, INVALID) ?? empty;
}
