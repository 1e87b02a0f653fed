import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { closest } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';

/** The server's form, and its field for the customer's number. */
export interface CustomerFields {
  readonly form: HTMLElement;
  readonly id: HTMLInputElement;
}

/**
 * Finds the form around the host, and its field for the customer's number.
 *
 * @param host The island's host, in the form or the form itself.
 * @param idField The field's name.
 * @throws {ArchipelError} When one of them is missing.
 */
export function findCustomerFields(host: HTMLElement, idField: string): CustomerFields {
  const form = closest(host, 'form');
  const id = form && findInside<HTMLInputElement>(form, `[name="${CSS.escape(idField)}"]`);
  if (form && id) return { form, id };
  throw new ArchipelError({
    what: `Island "edit-customer" on ${describeElement(host)} was not mounted.`,
    why: form ? `Its form has no field named ${idField}.` : 'It stands in no form.',
    how: `Write it into a form with <input name="${idField}">, as example.html shows.`,
  });
}
