import { createOverrides } from '#kit/overrides.ts';
import { readWrittenFieldChoice } from '#kit/field-choice.ts';
import { findSubmitButtons } from '#kit/submit-buttons.ts';
import { putChoice } from '#kit/put-choice.ts';
import type { Mount } from '#runtime';
import { querySelectorAll, addListener, sendForm } from '#runtime/dom/safe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { formAddress } from './form-address.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** Debounce in ms: arrow keys step through a closed select, and only the last value is sent. */
const INPUT_DEBOUNCE_MS = 400;

function needForm(host: HTMLElement): HTMLFormElement {
  if (host instanceof HTMLFormElement) return host;
  throw new ArchipelError({
    what: 'tag-search is no form.',
    why: 'It sends what is chosen, as its form would.',
    how: 'Write data-island="tag-search" on the <form method="get">.',
  });
}

/**
 * Submits the form when a select changes, and hides the submit button (TGS-01). If that fails, the selects
 * return to the shown values.
 */
const mount: Mount<Props> = (host, { reload }, { signal }) => {
  const form = needForm(host);
  const selects = querySelectorAll<HTMLSelectElement>(form, 'select[name]');
  let shown = selects.map(({ name }) => readWrittenFieldChoice(form, name));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    if (selects.every(({ value }, index) => value === shown[index])) return;
    if (reload === 'page') fullLoad(formAddress(form));
    else sendForm(form);
  };
  const sendSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(send, INPUT_DEBOUNCE_MS);
  };
  const restore = () => selects.forEach((select, index) => putChoice(select, shown[index] ?? ''));
  const remember = () => (shown = selects.map(({ value }) => value));

  const overrides = createOverrides();
  // A choice made before this code loaded, or restored by the browser, needs the button.
  const isAhead = selects.some(({ value }, index) => value !== shown[index]);
  if (!isAhead) for (const button of findSubmitButtons(form)) overrides.set(button, 'hidden', '');
  for (const select of selects) addListener(select, 'change', sendSoon, { signal });
  addListener(form, 'archipel:ajax-success', remember, { signal });
  addListener(form, 'archipel:ajax-failure', restore, { signal });
  return () => {
    clearTimeout(timer);
    overrides.restore();
  };
};

export default mount;
