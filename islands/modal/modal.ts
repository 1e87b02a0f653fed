import { openModalPageAfterPaint } from '#kit/modal-page.ts';
import type { Action } from '#runtime';
import { getAttribute } from '#runtime/dom/safe.ts';
import { addressOf, nameOf } from './address.ts';

/** Opens the page of a link, button or GET form in a dialog (DLG-01, PGE-06). */
const modal: Action = (element, { submitter, proceed }) => {
  const url = addressOf(element, submitter);
  if (!url) return proceed();
  const className = getAttribute(element, 'data-modal-class') ?? '';
  return openModalPageAfterPaint(url, { title: nameOf(submitter ?? element), className, opener: element });
};

export default modal;
