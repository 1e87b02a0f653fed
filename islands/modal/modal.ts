import { afterPaint } from '#kit/after-paint.ts';
import { openModalPage } from '#kit/modal-page.ts';
import type { Action } from '#runtime';
import { getAttribute, isAttached } from '#runtime/dom/safe.ts';
import { addressOf, nameOf } from './address.ts';

/** Opens the page of a link, button or GET form in a dialog (DLG-01, PGE-06). */
const modal: Action = async (element, { submitter, proceed }) => {
  const url = addressOf(element, submitter);
  if (!url) return proceed();
  const className = getAttribute(element, 'data-modal-class') ?? '';
  const title = nameOf(submitter ?? element);
  await afterPaint();
  if (isAttached(element)) openModalPage(url, { title, className, opener: element });
};

export default modal;
