import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { gatherFields } from '#runtime/forms/read.ts';
import { isTokenField } from '#runtime/requests/antiforgery.ts';

/** A line of an order: its name, and the fields that are sent. */
export interface AgainLine {
  readonly name: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** The lines of an order, read from the page. */
export interface AgainLines {
  readonly lines: readonly AgainLine[];
  /** Names of the products that are no longer sold. */
  readonly unsold: readonly string[];
}

function readLine(form: HTMLElement): AgainLine {
  const texts = [...gatherFields(form, null)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isTokenField(entry[0]),
  );
  const payload = Object.fromEntries(texts);
  return { name: payload['name'] ?? '', payload };
}

const nameOfUnsold = (line: HTMLElement) =>
  getAttribute(line, 'data-unsold')?.trim() || (line.textContent ?? '').trim();

/**
 * Reads the lines of an order from the page, in their order.
 *
 * @param selector Selector of the element that contains them.
 * @throws {ArchipelError} When there is no such element; the browser then sends the form itself.
 */
export function readAgainLines(selector: string): AgainLines {
  const container = findInside(document, selector);
  if (!container) {
    throw new ArchipelError({
      what: 'The lines of the order were not found.',
      why: `Nothing on the page fits ${selector}.`,
      how: 'Write into data-lines a selector of the element that holds the lines.',
    });
  }
  return {
    lines: querySelectorAll(container, 'form[data-call="order"]').map(readLine),
    unsold: querySelectorAll(container, '[data-unsold]').map(nameOfUnsold),
  };
}
