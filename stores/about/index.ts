import { assetCalls } from '../assets/about.ts';
import { cartCalls } from '../cart/about.ts';
import { checkoutCalls } from '../checkout/about.ts';
import { countryCalls } from '../country/about.ts';
import { couponCalls } from '../coupons/about.ts';
import { currencyCalls } from '../currency/about.ts';
import { folderCalls } from '../folders/about.ts';
import { mapCalls } from '../maps/about.ts';
import { paymentCalls } from '../payments/about.ts';
import { pickupCalls } from '../pickup/about.ts';
import { salesCalls } from '../sales/about.ts';
import { searchCalls } from '../search/about.ts';
import { shippingCalls } from '../shipping/about.ts';
import { stringCalls } from '../strings/about.ts';
import { variantCalls } from '../variants/about.ts';
import { wishlistCalls } from '../wishlists/about.ts';
import type { AboutCalls } from './about-call.ts';
import { pageCalls } from './pages.ts';

export { webAddress } from '../web-address.ts';

/** All calls of the library, by their ids. Pages load none of this. */
export const aboutCalls: AboutCalls = {
  ...cartCalls,
  ...shippingCalls,
  ...checkoutCalls,
  ...pickupCalls,
  ...couponCalls,
  ...currencyCalls,
  ...countryCalls,
  ...paymentCalls,
  ...variantCalls,
  ...searchCalls,
  ...wishlistCalls,
  ...salesCalls,
  ...assetCalls,
  ...folderCalls,
  ...mapCalls,
  ...stringCalls,
  ...pageCalls,
};

/** A sentence for each area: the first word of the ids. */
export const aboutAreas: Readonly<Record<string, string>> = {
  cart: 'The cart: its numbers, quantities and additions.',
  shipping: 'The delivery of a cart or an order.',
  checkout: 'The one-step order.',
  pickup: 'Pickup points of carriers, and the geocoder for the search around a place.',
  coupons: 'Coupons of a cart.',
  currency: 'The currency of the visit.',
  country: 'The country of taxes and delivery.',
  payments: 'Payments by card.',
  variants: 'Variants of a product.',
  search: 'Suggestions for search fields.',
  wishlists: 'Wishlists and birth lists; all values are in the query, and bodies are empty.',
  sales: 'Earlier orders, customers and prepaid accounts.',
  assets: 'Files and pictures of forms.',
  folders: 'The media library.',
  maps: 'Maps.',
  strings: 'Texts of the site.',
  news: 'The calendar of news: parts of pages, in HTML.',
  account: 'The login in a dialog, in HTML.',
  validation: 'Checks of the rule `remote`.',
};
