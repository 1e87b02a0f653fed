import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';

/**
 * Finds the field of a combobox.
 *
 * @param host The island's host.
 * @param selector Selects the field; by default the first text or search field.
 * @throws {ArchipelError} When there is none; the server's form then stays as it is.
 */
export function findServerInput(
  host: HTMLElement,
  selector = 'input:is([type=search], [type=text], :not([type]))',
): HTMLInputElement {
  const input = findInside<HTMLInputElement>(host, selector);
  if (input instanceof HTMLInputElement) return input;
  throw new ArchipelError({
    what: `${describeElement(host)} has no field to type into.`,
    why: `Nothing inside it fits ${selector}.`,
    how: 'Write the field into the host, as example.html shows.',
  });
}
