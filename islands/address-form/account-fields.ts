import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { querySelectorAll, addListener, getAttribute } from '#runtime/dom/safe.ts';

/** What belongs to one kind of account alone: `data-account-type="Company"`. */
const BLOCK = '[data-account-type]';
const CONTROLS = 'input, select, textarea, button';

function chosenType(form: HTMLElement): string {
  const radios = querySelectorAll<HTMLInputElement>(form, 'input[name="AccountType"]');
  return radios.find(({ checked }) => checked)?.value ?? '';
}

/** Hides the other kinds' fields and switches them off, so that they are neither judged nor sent; what is typed there stays. */
function hideOthers(form: HTMLElement, overrides: Overrides): void {
  const type = chosenType(form);
  for (const block of querySelectorAll(form, BLOCK)) {
    if (getAttribute(block, 'data-account-type') === type) continue;
    overrides.set(block, 'hidden', '');
    for (const control of querySelectorAll(block, CONTROLS)) overrides.set(control, 'disabled', '');
  }
}

/**
 * Lets the fields of a company follow the radio `AccountType` (CHK-03).
 *
 * @param form The form.
 * @param signal Ends it, and gives the fields back.
 */
export function followAccountType(form: HTMLElement, signal: AbortSignal): void {
  let overrides = createOverrides();
  const apply = () => {
    overrides.restore();
    overrides = createOverrides();
    hideOthers(form, overrides);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'AccountType') apply();
  };
  apply();
  addListener(form, 'change', onChange, { signal });
  // The radios have their first values again only after the event.
  addListener(form, 'reset', () => queueMicrotask(apply), { signal });
  signal.addEventListener('abort', () => overrides.restore());
}
