import { confirmByDialog } from '#kit/dialog';
import { on } from '#runtime';
import { contains, isAttached, sendForm } from '#runtime/dom/safe.ts';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { AssetField } from './field-model.ts';
import { texts } from './texts.ts';

/**
 * Confirms with the visitor before the page is left during an upload: the browser's dialog for another
 * document, ours for a visit.
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
 * Blocks a submit until the uploads are done, then sends the form. Runs before validation, because required
 * files may still be uploading. Decision 324.
 *
 * @param host The island's element.
 * @param field The field's model.
 * @param onFailed Called when the form was not sent because a file could not be uploaded.
 * @param signal Ends it.
 */
export function blockSubmit(
  host: HTMLElement,
  field: AssetField,
  onFailed: () => void,
  signal: AbortSignal,
): void {
  let pending: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;

  const release = async () => {
    await field.idle();
    // If a picture must be cropped first, the visitor presses the button again.
    const hasFailed = field.$rows.get().some(({ problem }) => problem !== undefined);
    const [waiting, labels] = [pending, chooseTexts(texts)];
    pending = undefined;
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
    const isFirst = pending === undefined;
    pending = { form, submitter };
    if (isFirst) void release();
  };
  addEventListener('submit', onSubmit, { capture: true, signal });
}
