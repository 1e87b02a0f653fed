import { onBlockedForm } from '#runtime/requests/blocked-form.ts';
import { getAttribute } from '#runtime/dom/safe.ts';

/** Longest time in ms that a button stays busy: a download does not replace the page. */
const LIMIT_MS = 10_000;

const isElsewhere = (form: HTMLFormElement, submitter: Element | null) => {
  const target = submitter?.getAttribute('formtarget') ?? getAttribute(form, 'target');
  return Boolean(target && target !== '_self');
};

/**
 * Marks the button of a form as busy while it is sent, unless a listener has prevented the submit (VAL-19).
 *
 * @param event A submit, after the validation and all listeners of the page.
 */
export function showSending({ defaultPrevented, target, submitter }: SubmitEvent): void {
  if (defaultPrevented || !submitter || isElsewhere(target as HTMLFormElement, submitter)) return;
  submitter.setAttribute('aria-busy', 'true');
  const over = new AbortController();
  const clear = () => {
    over.abort();
    submitter.removeAttribute('aria-busy');
  };
  setTimeout(clear, LIMIT_MS);
  onBlockedForm(clear, over.signal);
  addEventListener('pageshow', clear, { signal: over.signal });
}

/** Marks the button of every submit as busy, until the signal is aborted. */
export const startBusy = (signal: AbortSignal) => window.addEventListener('submit', showSending, { signal });
