import type { IslandDefinition } from '#runtime';
import { addressForm } from './address-form/index.ts';
import { addressPicker } from './address-picker/index.ts';
import { addressRequest } from './address-request/index.ts';
import { assetField } from './asset-field/index.ts';
import { assetLibrary } from './asset-library/index.ts';
import { cardPayment } from './card-payment/index.ts';
import { checkout } from './checkout/index.ts';
import { cityField } from './city-field/index.ts';
import { cookieSettings } from './cookie-settings/index.ts';
import { countdown } from './countdown/index.ts';
import { coupon } from './coupon/index.ts';
import { dateField } from './date-field/index.ts';
import { dependentFields } from './dependent-fields/index.ts';
import { editCustomer } from './edit-customer/index.ts';
import { map } from './map/index.ts';
import { masonry } from './masonry/index.ts';
import { newsCalendar } from './news-calendar/index.ts';
import { numberInput } from './number-input/index.ts';
import { orderAgain } from './order-again/index.ts';
import { paymentMethods } from './payment-methods/index.ts';
import { pickupSearch } from './pickup-search/index.ts';
import { prepaidAdd } from './prepaid-add/index.ts';
import { prepaidNotification } from './prepaid-notification/index.ts';
import { referenceSearch } from './reference-search/index.ts';
import { referenceUpdate } from './reference-update/index.ts';
import { refund } from './refund/index.ts';
import { share } from './share/index.ts';
import { shippingEstimate } from './shipping-estimate/index.ts';
import { tagSearch } from './tag-search/index.ts';
import { twoFactor } from './two-factor/index.ts';
import { vatField } from './vat-field/index.ts';
import { view360 } from './view-360/index.ts';
import { wishlistPage } from './wishlist-page/index.ts';
import { wishlistTable } from './wishlist-table/index.ts';

/** Islands that few pages use; the first host with one of their names loads this list. Decision 380. */
export const further: readonly IslandDefinition[] = [
  addressForm,
  addressPicker,
  addressRequest,
  assetField,
  assetLibrary,
  cardPayment,
  checkout,
  cityField,
  cookieSettings,
  countdown,
  coupon,
  dateField,
  dependentFields,
  editCustomer,
  map,
  masonry,
  newsCalendar,
  numberInput,
  orderAgain,
  paymentMethods,
  pickupSearch,
  prepaidAdd,
  prepaidNotification,
  referenceSearch,
  referenceUpdate,
  refund,
  share,
  shippingEstimate,
  tagSearch,
  twoFactor,
  vatField,
  view360,
  wishlistPage,
  wishlistTable,
];
