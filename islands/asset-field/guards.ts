import { confirmByDialog } from '#kit/dialog';
import { on } from '#runtime';
import { contains, isAttached, sendForm } from '#runtime/dom/safe.ts';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { AssetField } from './field-model.ts';
import { texts } from './texts.ts';

/** Asks before the page is left while files are on their way: the browser for another document, we for a visit. */
export function guardLeaving(field: AssetField, signal: AbortSignal): void {
  let isAllowed = false;
  const confirmLeave = async (url: string) => {
    isAllowed = await confirmByDialog(chooseTexts(texts).leave);
    if (isAllowed) await visit(new URL(url, document.baseURI));
    isAllowed = false;
  };
  on(
    'page-leave',
    (event) => {
      if (event.defaultPrevented || isAllowed || !field.isBusy()) return;
      event.preventDefault();
      void confirmLeave(event.detail.url);
    },
    signal,
  );
  addEventListener('beforeunload', (event) => field.isBusy() && event.preventDefault(), { signal });
}

/**
 * Holds a submit of the form until the files are there, before the form's rules are asked: what they want is still on its way.
 *
 * @param host The island's element.
 * @param field Its files.
 * @param onFailed Called when a file could not be sent, so that the form was not.
 * @param signal Ends the holding.
 */
export function blockSubmit(
  host: HTMLElement,
  field: AssetField,
  onFailed: () => void,
  signal: AbortSignal,
): void {
  let sentRows: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;

  const release = async () => {
    await field.idle();
    // A picture may have to be cut first: the visitor presses again then.
    const hasFailed = field.$rows.get().some(({ problem }) => problem !== undefined);
    const [waiting, labels] = [sentRows, chooseTexts(texts)];
    sentRows = undefined;
    if (!waiting || signal.aborted || field.isBusy() || !isAttached(waiting.form)) return;
    if (!hasFailed) return sendForm(waiting.form, waiting.submitter);
    field.announce(labels.notSubmitted);
    onFailed();
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !contains(form, host) || !field.isBusy()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    field.announce(chooseTexts(texts).submitWaits);
    const isFirst = sentRows === undefined;
    sentRows = { form, submitter };
    if (isFirst) void release();
  };
  addEventListener('submit', onSubmit, { capture: true, signal });
}
