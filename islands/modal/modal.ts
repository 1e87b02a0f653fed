import { openModalPage } from '#kit/modal-page.ts';
import type { Action } from '#runtime';
import { addressOf, nameOf } from './address.ts';

/** Shows in a dialog what a link, a button or a form leads to (DLG-01, PGE-06). */
const modal: Action = (element, { submitter, proceed }) => {
  const url = addressOf(element, submitter);
  if (url) openModalPage(url, { title: nameOf(submitter ?? element), opener: element });
  else proceed();
};

export default modal;
