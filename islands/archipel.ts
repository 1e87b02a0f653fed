import { start } from '#runtime';
import { validation } from '#validation/index.ts';
import { addToCartIsland } from './add-to-cart/index.ts';
import { afterReload } from './after-reload/index.ts';
import { ajax } from './ajax/index.ts';
import { bannerSlider } from './banner-slider/index.ts';
import { carousel } from './carousel/index.ts';
import { biggerLink } from './bigger-link/index.ts';
import { cart } from './cart/index.ts';
import { cartParts } from './cart-parts/index.ts';
import { cartBadge } from './cart-badge/index.ts';
import { collapse } from './collapse/index.ts';
import { confirmAction } from './confirm/index.ts';
import { consent } from './consent/index.ts';
import { cookieBanner } from './cookie-banner/index.ts';
import { countrySwitch } from './country-switch/index.ts';
import { cultureSwitch } from './culture-switch/index.ts';
import { currencySwitch } from './currency-switch/index.ts';
import { earlyDraft } from './early-draft/index.ts';
import { errorDialog } from './error-dialog/index.ts';
import { formMemory } from './form-memory/index.ts';
import { gallery } from './gallery/index.ts';
import { hoverPicture } from './hover-picture/index.ts';
import { lazyImage } from './lazy-image/index.ts';
import { loginDialog } from './login-dialog/index.ts';
import { miniCart } from './mini-cart/index.ts';
import { miniCartLine } from './mini-cart-line/index.ts';
import { mobileMenu } from './mobile-menu/index.ts';
import { modal } from './modal/index.ts';
import { navMenu } from './nav-menu/index.ts';
import { notices } from './notices/index.ts';
import { openFromAddress } from './open-from-address/index.ts';
import { parallax } from './parallax/index.ts';
import { passwordField } from './password-field/index.ts';
import { popover } from './popover/index.ts';
import { popup } from './popup/index.ts';
import { productGallery } from './product-gallery/index.ts';
import { prefetch } from './prefetch/index.ts';
import { productList } from './product-list/index.ts';
import { quickView } from './quick-view/index.ts';
import { quantityField } from './quantity-field/index.ts';
import { scrollIn } from './scroll-in/index.ts';
import { searchBox } from './search-box/index.ts';
import { selectField } from './select-field/index.ts';
import { tab } from './tab/index.ts';
import { tagManager } from './tag-manager/index.ts';
import { variations } from './variations/index.ts';
import { video } from './video/index.ts';
import { wishlistButton } from './wishlist-button/index.ts';
import { wishlistDialog } from './wishlist-dialog/index.ts';
import { wishlistHearts } from './wishlist-hearts/index.ts';

/**
 * The composition root: the definitions that any page may use. Islands of few pages, such as those for
 * accounts and editors, are in `further.ts`, which loads with the first of them.
 */
const app = start(
  [
    // Actions are matched in this order: the confirmation runs before any other.
    confirmAction,
    mobileMenu,
    modal,
    video,
    wishlistButton,
    addToCartIsland,
    afterReload,
    ajax,
    bannerSlider,
    carousel,
    biggerLink,
    cart,
    cartParts,
    cartBadge,
    collapse,
    consent,
    cookieBanner,
    countrySwitch,
    currencySwitch,
    cultureSwitch,
    earlyDraft,
    errorDialog,
    formMemory,
    gallery,
    hoverPicture,
    lazyImage,
    loginDialog,
    miniCart,
    miniCartLine,
    navMenu,
    notices,
    openFromAddress,
    parallax,
    passwordField,
    popover,
    popup,
    prefetch,
    productGallery,
    productList,
    quantityField,
    quickView,
    scrollIn,
    searchBox,
    selectField,
    tab,
    tagManager,
    variations,
    wishlistDialog,
    wishlistHearts,
    validation,
  ],
  () => import('./further.ts'),
  // A bundle that is no module has none.
  String(import.meta.url),
);

export { validate } from '#validation/index.ts';
export const { visit, mount, unmount, register, whenIdle, inspect } = app;
