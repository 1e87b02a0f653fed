import { openModalPage } from '#kit/modal-page.ts';
import type { Action } from '#runtime';
import { addressOf, nameOf } from './address.ts';

/** Opens the page of a link, button or GET form in a dialog (DLG-01, PGE-06). */
const modal: Action = (element, { submitter, proceed }) => {
  const url = addressOf(element, submitter);
  if (url) openModalPage(url, { title: nameOf(submitter ?? element), opener: element });
  else proceed();
};

export default modal;
