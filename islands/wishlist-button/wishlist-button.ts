import { openModalPageAfterPaint } from '#kit/modal-page.ts';
import type { Action } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { recordListsRefetch } from '#stores/wishlists';
import { popupAddress } from './popup-address.ts';
import { texts } from './texts.ts';

/**
 * Opens the popup of lists for the pressed element (WSH-01, WSH-10). A guest signs in first, then the
 * rejected request is repeated (ERR-01).
 */
const openPopup: Action = (element, { proceed }) => {
  const url = popupAddress(element);
  if (!url) return proceed();
  recordListsRefetch();
  return openModalPageAfterPaint(url, { title: chooseTexts(texts).title, opener: element });
};

export default openPopup;
