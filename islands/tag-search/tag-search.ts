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

/** Arrow keys walk through a closed select: only where they stop counts. */
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
 * Sends its form when another value is chosen in a select, and hides the button that did so (TGS-01). Where that fails the selects
 * say again what the page shows.
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
  // A choice made before the code had loaded, or restored by the browser, is sent by the button.
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
