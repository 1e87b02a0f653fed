import { start } from '#runtime';
import { validation } from '#validation/index.ts';
import { addToCartIsland } from './add-to-cart/index.ts';
import { addressRequest } from './address-request/index.ts';
import { afterReload } from './after-reload/index.ts';
import { addressForm } from './address-form/index.ts';
import { addressPicker } from './address-picker/index.ts';
import { ajax } from './ajax/index.ts';
import { assetField } from './asset-field/index.ts';
import { assetLibrary } from './asset-library/index.ts';
import { bannerSlider } from './banner-slider/index.ts';
import { carousel } from './carousel/index.ts';
import { cityField } from './city-field/index.ts';
import { biggerLink } from './bigger-link/index.ts';
import { cardPayment } from './card-payment/index.ts';
import { cart } from './cart/index.ts';
import { cartParts } from './cart-parts/index.ts';
import { cartBadge } from './cart-badge/index.ts';
import { checkout } from './checkout/index.ts';
import { collapse } from './collapse/index.ts';
import { confirmAction } from './confirm/index.ts';
import { consent } from './consent/index.ts';
import { cookieBanner } from './cookie-banner/index.ts';
import { cookieSettings } from './cookie-settings/index.ts';
import { countdown } from './countdown/index.ts';
import { countrySwitch } from './country-switch/index.ts';
import { coupon } from './coupon/index.ts';
import { cultureSwitch } from './culture-switch/index.ts';
import { currencySwitch } from './currency-switch/index.ts';
import { dateField } from './date-field/index.ts';
import { dependentFields } from './dependent-fields/index.ts';
import { editCustomer } from './edit-customer/index.ts';
import { errorDialog } from './error-dialog/index.ts';
import { formMemory } from './form-memory/index.ts';
import { gallery } from './gallery/index.ts';
import { hoverPicture } from './hover-picture/index.ts';
import { lazyImage } from './lazy-image/index.ts';
import { loginDialog } from './login-dialog/index.ts';
import { map } from './map/index.ts';
import { miniCart } from './mini-cart/index.ts';
import { miniCartLine } from './mini-cart-line/index.ts';
import { mobileMenu } from './mobile-menu/index.ts';
import { modal } from './modal/index.ts';
import { masonry } from './masonry/index.ts';
import { navMenu } from './nav-menu/index.ts';
import { newsCalendar } from './news-calendar/index.ts';
import { notices } from './notices/index.ts';
import { numberInput } from './number-input/index.ts';
import { openFromAddress } from './open-from-address/index.ts';
import { orderAgain } from './order-again/index.ts';
import { parallax } from './parallax/index.ts';
import { passwordField } from './password-field/index.ts';
import { paymentMethods } from './payment-methods/index.ts';
import { pickupSearch } from './pickup-search/index.ts';
import { popover } from './popover/index.ts';
import { popup } from './popup/index.ts';
import { prepaidAdd } from './prepaid-add/index.ts';
import { prepaidNotification } from './prepaid-notification/index.ts';
import { productGallery } from './product-gallery/index.ts';
import { prefetch } from './prefetch/index.ts';
import { productList } from './product-list/index.ts';
import { quickView } from './quick-view/index.ts';
import { quantityField } from './quantity-field/index.ts';
import { referenceSearch } from './reference-search/index.ts';
import { referenceUpdate } from './reference-update/index.ts';
import { refund } from './refund/index.ts';
import { scrollIn } from './scroll-in/index.ts';
import { searchBox } from './search-box/index.ts';
import { selectField } from './select-field/index.ts';
import { share } from './share/index.ts';
import { shippingEstimate } from './shipping-estimate/index.ts';
import { tab } from './tab/index.ts';
import { tagSearch } from './tag-search/index.ts';
import { tagManager } from './tag-manager/index.ts';
import { view360 } from './view-360/index.ts';
import { twoFactor } from './two-factor/index.ts';
import { variations } from './variations/index.ts';
import { vatField } from './vat-field/index.ts';
import { video } from './video/index.ts';
import { wishlistButton } from './wishlist-button/index.ts';
import { wishlistDialog } from './wishlist-dialog/index.ts';
import { wishlistHearts } from './wishlist-hearts/index.ts';
import { wishlistPage } from './wishlist-page/index.ts';
import { wishlistTable } from './wishlist-table/index.ts';

/** The composition root: every island and service that a page may use, by one line each. */
const app = start([
  // What asks first comes first.
  confirmAction,
  mobileMenu,
  modal,
  video,
  wishlistButton,
  addToCartIsland,
  addressRequest,
  afterReload,
  addressForm,
  addressPicker,
  ajax,
  assetField,
  assetLibrary,
  bannerSlider,
  carousel,
  biggerLink,
  cardPayment,
  cart,
  cartParts,
  cartBadge,
  checkout,
  collapse,
  consent,
  cookieBanner,
  cookieSettings,
  cityField,
  countdown,
  coupon,
  countrySwitch,
  currencySwitch,
  cultureSwitch,
  dateField,
  dependentFields,
  editCustomer,
  errorDialog,
  formMemory,
  gallery,
  hoverPicture,
  lazyImage,
  loginDialog,
  map,
  miniCart,
  miniCartLine,
  masonry,
  navMenu,
  newsCalendar,
  notices,
  numberInput,
  openFromAddress,
  orderAgain,
  parallax,
  passwordField,
  paymentMethods,
  pickupSearch,
  popover,
  popup,
  prefetch,
  prepaidAdd,
  prepaidNotification,
  productGallery,
  productList,
  quantityField,
  referenceSearch,
  referenceUpdate,
  quickView,
  refund,
  scrollIn,
  searchBox,
  selectField,
  share,
  shippingEstimate,
  tab,
  tagManager,
  tagSearch,
  twoFactor,
  variations,
  vatField,
  view360,
  wishlistDialog,
  wishlistHearts,
  wishlistPage,
  wishlistTable,
  validation,
]);

export { validate } from '#validation/index.ts';
export const { visit, mount, unmount, register, whenIdle, inspect } = app;
