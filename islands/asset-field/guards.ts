import { confirmByDialog } from '#kit/dialog';
import { on } from '#runtime';
import { contains, isAttached, sendForm } from '#runtime/dom/safe.ts';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { AssetField } from './field-model.ts';
import { texts } from './texts.ts';

/**
 * Asks for confirmation before the page is left during an upload: by the browser for another document, by our
 * dialog for a visit.
 */
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
 * Blocks a submit of the form until the uploads are done. It runs before validation, because required files may
 * still be uploading. Decision 324.
 *
 * @param host The island's element.
 * @param field The field's model.
 * @param onFailed Called when a file could not be sent and the form stayed.
 * @param signal Ends it.
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
    // If a picture must be cropped first, the visitor presses the button again.
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
