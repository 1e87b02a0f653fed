import { onBlockedForm } from '#runtime/requests/blocked-form.ts';
import { getAttribute } from '#runtime/dom/safe.ts';

/** How long a button may stay busy: a download leaves the page where it is. */
const LIMIT_MS = 10_000;

const isElsewhere = (form: HTMLFormElement, submitter: Element | null) => {
  const target = submitter?.getAttribute('formtarget') ?? getAttribute(form, 'target');
  return Boolean(target && target !== '_self');
};

/**
 * Shows at its button that a form is on its way to the server, unless another listener has taken the submit (VAL-19).
 *
 * @param event A submit that has passed the gate and all listeners of the page.
 */
function showSending({ defaultPrevented, target, submitter }: SubmitEvent): void {
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

/** Shows every submit that is on its way, as long as the signal lives. */
export const startBusy = (signal: AbortSignal) => window.addEventListener('submit', showSending, { signal });
