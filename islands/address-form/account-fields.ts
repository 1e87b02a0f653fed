import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { querySelectorAll, addListener, getAttribute } from '#runtime/dom/safe.ts';

/** A block for one kind of account: `data-account-type="Company"`. */
const BLOCK = '[data-account-type]';
const CONTROLS = 'input, select, textarea, button';

function chosenType(form: HTMLElement): string {
  const radios = querySelectorAll<HTMLInputElement>(form, 'input[name="AccountType"]');
  return radios.find(({ checked }) => checked)?.value ?? '';
}

/**
 * Hides and disables the fields of other account types, so that they are neither validated nor sent; their text
 * is preserved.
 */
function hideOthers(form: HTMLElement, overrides: Overrides): void {
  const type = chosenType(form);
  for (const block of querySelectorAll(form, BLOCK)) {
    if (getAttribute(block, 'data-account-type') === type) continue;
    overrides.set(block, 'hidden', '');
    for (const control of querySelectorAll(block, CONTROLS)) overrides.set(control, 'disabled', '');
  }
}

/**
 * Shows the fields of the account type chosen by the radio `AccountType` (CHK-03).
 *
 * @param form The form.
 * @param signal Restores the fields.
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
  // The radios are reset only after the `reset` event.
  addListener(form, 'reset', () => queueMicrotask(apply), { signal });
  signal.addEventListener('abort', () => overrides.restore());
}
