import { borrow, type Borrowed } from '#kit/borrow.ts';
import { findAllIn, listenAt, readAttribute } from '#runtime/dom/safe.ts';

/** What belongs to one kind of account alone: `data-account-type="Company"`. */
const BLOCK = '[data-account-type]';
const CONTROLS = 'input, select, textarea, button';

function chosenType(form: HTMLElement): string {
  const radios = findAllIn<HTMLInputElement>(form, 'input[name="AccountType"]');
  return radios.find(({ checked }) => checked)?.value ?? '';
}

/** Hides the other kinds' fields and switches them off, so that they are neither judged nor sent; what is typed there stays. */
function hideOthers(form: HTMLElement, borrowed: Borrowed): void {
  const type = chosenType(form);
  for (const block of findAllIn(form, BLOCK)) {
    if (readAttribute(block, 'data-account-type') === type) continue;
    borrowed.set(block, 'hidden', '');
    for (const control of findAllIn(block, CONTROLS)) borrowed.set(control, 'disabled', '');
  }
}

/**
 * Lets the fields of a company follow the radio `AccountType` (CHK-03).
 *
 * @param form The form.
 * @param signal Ends it, and gives the fields back.
 */
export function followAccountType(form: HTMLElement, signal: AbortSignal): void {
  let borrowed = borrow();
  const apply = () => {
    borrowed.giveBack();
    borrowed = borrow();
    hideOthers(form, borrowed);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'AccountType') apply();
  };
  apply();
  listenAt(form, 'change', onChange, { signal });
  // The radios have their first values again only after the event.
  listenAt(form, 'reset', () => queueMicrotask(apply), { signal });
  signal.addEventListener('abort', () => borrowed.giveBack());
}
