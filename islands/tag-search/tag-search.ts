import { borrow } from '#kit/borrow.ts';
import { readWrittenFieldChoice } from '#kit/field-choice.ts';
import { findSubmitButtons } from '#kit/submit-buttons.ts';
import { putChoice } from '#kit/put-choice.ts';
import type { Mount } from '#runtime';
import { findAllIn, listenAt, sendForm } from '#runtime/dom/safe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { formAddress } from './form-address.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** Arrow keys walk through a closed select: only where they stop counts. */
const REST_MS = 400;

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
 * say again what the page shows. No stylesheet: the form is the site’s.
 */
const mount: Mount<Props> = (host, { reload }, { signal }) => {
  const form = needForm(host);
  const selects = findAllIn<HTMLSelectElement>(form, 'select[name]');
  let shown = selects.map(({ name }) => readWrittenFieldChoice(form, name));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    if (selects.every(({ value }, index) => value === shown[index])) return;
    if (reload === 'page') fullLoad(formAddress(form));
    else sendForm(form);
  };
  const sendSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(send, REST_MS);
  };
  const giveBack = () => selects.forEach((select, index) => putChoice(select, shown[index] ?? ''));
  const keep = () => (shown = selects.map(({ value }) => value));

  const borrowed = borrow();
  // What was chosen before the code was there, or was put back by the browser, is sent by the button.
  const isAhead = selects.some(({ value }, index) => value !== shown[index]);
  if (!isAhead) for (const button of findSubmitButtons(form)) borrowed.set(button, 'hidden', '');
  for (const select of selects) listenAt(select, 'change', sendSoon, { signal });
  listenAt(form, 'archipel:ajax-success', keep, { signal });
  listenAt(form, 'archipel:ajax-failure', giveBack, { signal });
  return () => {
    clearTimeout(timer);
    borrowed.giveBack();
  };
};

export default mount;
