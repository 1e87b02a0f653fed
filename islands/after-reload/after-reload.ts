import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { Service } from '#runtime';
import { createDraft } from '#kit/preserve-form';
import { formFingerprint } from '#kit/preserved-fields.ts';
import { CARRIED_DRAFT, takeCarried } from '#kit/reload';
import { notify } from '#stores/notices';

function restoreForm(fingerprint: string): void {
  const form = querySelectorAll<HTMLFormElement>(document, 'form').find(
    (one) => formFingerprint(one) === fingerprint,
  );
  if (!form) return;
  const controller = new AbortController();
  const draft = createDraft(form, CARRIED_DRAFT, controller.signal);
  draft.restore();
  draft.clear();
  controller.abort();
}

// The visitor may have moved the focus meanwhile; the browser restores the scroll position.
function restoreFocus(id: string): void {
  if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
}

/** Restores the notice, form and focus that the library has carried over a reload. */
const start: Service = () => {
  const { notice, form, focus } = takeCarried();
  if (form !== undefined) restoreForm(form);
  if (focus !== undefined) restoreFocus(focus);
  if (notice) notify(notice.tone, notice.text);
};

export default start;
