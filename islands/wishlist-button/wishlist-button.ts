import { afterPaint } from '#kit/after-paint.ts';
import { openModalPage } from '#kit/modal-page.ts';
import type { Action } from '#runtime';
import { isAttached } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { recordListsRefetch } from '#stores/wishlists';
import { popupAddress } from './popup-address.ts';
import { texts } from './texts.ts';

/**
 * Opens the popup of lists for the pressed element (WSH-01, WSH-10). A guest signs in first, then the
 * rejected request is repeated (ERR-01).
 */
const openPopup: Action = async (element, { proceed }) => {
  const url = popupAddress(element);
  if (!url) return proceed();
  recordListsRefetch();
  await afterPaint();
  if (isAttached(element)) openModalPage(url, { title: chooseTexts(texts).title, opener: element });
};

export default openPopup;
