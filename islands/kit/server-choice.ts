import { putChoice } from '#kit/put-choice.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';

/** A form whose select is a choice stored by the server. */
interface ServerChoice {
  /** The form's name in an error: "The currency switch". */
  readonly name: string;
  /** Expected markup of the select: `<select name="currency"> with the codes as values`. */
  readonly markup: string;
  /** Requests another choice, by its value and its text; resolves with whether it was accepted. Never rejects. */
  readonly change: (value: string, label: string) => Promise<boolean>;
  readonly signal: AbortSignal;
}

function findSelect(form: HTMLElement, { name, markup }: ServerChoice): HTMLSelectElement {
  const select = findInside<HTMLSelectElement>(form, 'select');
  if (select) return select;
  throw new ArchipelError({
    what: `${name} has nothing to choose from.`,
    why: 'There is no <select> in it.',
    how: `Write ${markup} into it.`,
  });
}

/** Returns the server's value; the visitor may have chosen another one before the script loaded. */
const writtenValue = ({ options }: HTMLSelectElement): string =>
  (Array.from(options).find((option) => option.defaultSelected) ?? options[0])?.value ?? '';

/**
 * Sends the chosen option of a form's select to the server, one at a time; a failure or a rejection restores the old
 * choice.
 *
 * @param form The form; its submit sends the select's choice, too.
 * @param choice Its name, its markup and its request.
 * @throws {ArchipelError} When it has no select.
 */
export function followServerChoice(form: HTMLElement, choice: ServerChoice): void {
  const { change, signal } = choice;
  const select = findSelect(form, choice);
  let shown = writtenValue(select);
  let isChanging = false;

  const run = async (value: string) => {
    isChanging = true;
    const label = select.selectedOptions[0]?.text ?? value;
    const isAccepted = await change(value, label);
    isChanging = false;
    if (isAccepted) shown = value;
    else putChoice(select, shown);
  };
  const choose = () => {
    if (isChanging) putChoice(select, shown);
    // Not tracked for `whenIdle`, which tracks the requests: a confirmation may stay open indefinitely.
    else if (select.value !== shown) void run(select.value);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    choose();
  };
  addListener(select, 'change', choose, { signal });
  addListener(form, 'submit', onSubmit, { signal });
  choose();
}
