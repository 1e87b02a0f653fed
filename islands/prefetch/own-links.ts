import { matches } from '#runtime/dom/safe.ts';

/**
 * Links that an island handles itself: their click shows no page. Links of actions are not listed, because the registry
 * of actions knows them. Decision 521.
 */
const OWN_LINKS = [
  '[data-address-add], [data-address-edit]',
  '[data-coupon]',
  '[data-dialog-close], [data-popup-close]',
  '[data-step-to]',
  '[data-island="asset-library"] a, [data-asset] a',
  '[data-island="news-calendar"] [data-slot="calendar"] a',
  '[data-island="product-gallery"] a',
  '.ar-card a, .cart-clear',
].join();

/** Whether an island handles the click on a link. */
export const isHandledByIsland = (link: Element): boolean => matches(link, OWN_LINKS);
