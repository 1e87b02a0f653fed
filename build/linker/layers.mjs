/** The layer of the modules that the entry contains. */
export const ENTRY_LAYER = 'archipel';

/**
 * The layers and their modules: a pattern, or one module with all its imports; the first match wins. A layer
 * is one file, so a new island changes no file of the pages without it.
 */
export const LAYERS = [
  // Visits need these, and so does every island: without them in the entry, a page without islands would load `mount`.
  [ENTRY_LAYER, /^runtime\/(?:dom\/safe-tree|html\/focus|page\/texts)\.ts$/],
  ['framework', /^node_modules\/(?:preact|react|react-dom|scheduler)\//],
  // A site's own views need no more than these.
  ['framework', /^runtime\/islands\/(?:react\.tsx|slots\.ts|readiness\.ts)$/],
  ['mount', /^runtime\/islands\/(?:run-island|queue|props|names|describe|styles)\.ts$/],
  // The overlay of the first page is too small for its own file, and that page has islands.
  ['mount', /^runtime\/(?:dom\/(?:motion|reveal)|page\/(?:archipel-error|loader|warn))\.ts$/],
  // Language links are on every page of a site with two languages, and too small for their own file.
  ['mount', /^islands\/(?:kit\/(?:after-paint|delegate|from-root)\.ts$|culture-switch\/)/],
  ['props', /^node_modules\/valibot\//],
  ['props', /^islands\/kit\/(?:props|overrides)\.ts$/],
  ['page', 'runtime/navigation/travel.ts'],
  // Login and renewed tokens: most visits never need them.
  ['sign-in', /^runtime\/requests\/(?:sign-in|stale-token|renew-document)\.ts$/],
  ['base', /^node_modules\/nanostores\//],
  [
    'base',
    /^stores\/(?:api|answer-check|answer-tags|issue-path|rows|silent-answer|skipped|web-address|strings\/|notices\/)/,
  ],
  ['base', /^(?:stores\/writes\/(?:guarded|settling)|runtime\/html\/preserve)\.ts$/],
  [
    'base',
    /^islands\/kit\/(?:texts|busy|double-press|preserve-focus|when-free|put-choice|submit-buttons|retry-alert|element|money)\.ts$/,
  ],
  ['view', /^node_modules\/@nanostores\/react\//],
  ['fragment', /^islands\/kit\/(?:fragment\/|resource\.ts)/],
  ['mini-cart', /^islands\/kit\/server-fragment\.tsx$/],
  ['use-resource', /^islands\/kit\/use-resource\.ts$/],
  ['view', /^islands\/kit\/(?:icons\.tsx|busy-button\.tsx|disclosure\.ts)$/],
  ['reading', /^islands\/(?:kit\/(?:reading\/|cart-reader\.ts)|cart-parts\/)/],
  [
    'dialog',
    /^islands\/(?:kit\/(?:dialog\/|(?:is-phone|modal-page|own-action|unknown-error)\.ts$)|error-dialog\/)/,
  ],
  // A changed field loads these; dates are read only by pages with a date field.
  ['forms', /^(?:islands\/kit\/preserved-fields|runtime\/forms\/content|islands\/form-memory\/[\w-]+)\.ts$/],
  ['dates', /^runtime\/forms\/dates\.ts$/],
  ['field-choice', /^islands\/kit\/field-choice\.ts$/],
  ['preserve-form', /^islands\/kit\/preserve-form\//],
  ['form-answer', /^islands\/kit\/form-answer\//],
  ['edited-rows', /^islands\/kit\/(?:undo-row\/|(?:quantity-box|product-cell)\.tsx$)/],
  ['copy-button', /^islands\/kit\/copy-button\.tsx$/],
  ['adyen', /^node_modules\/@adyen\//],
  ['lightbox', /^islands\/kit\/lightbox\/|^node_modules\/yet-another-react-lightbox\//],
  ['dialog-view', /^islands\/kit\/dialog-view\.tsx$/],
  ['inline-edit', /^islands\/kit\/inline-edit\.tsx$/],
  ['upload', /^islands\/kit\/upload\//],
  ['asset-field', /^islands\/asset-field\/(?:texts|crop-geometry|error-modal|field-labels)\.ts$/],
  // Both switches are in a shop's footer, and reload the page.
  [
    'reload',
    /^islands\/(?:kit\/(?:reload\/|server-choice\.ts$)|(?:country|currency)-switch\/)|^stores\/(?:country|currency)\//,
  ],
  ['every', /^islands\/kit\/every\.ts$/],
  ['countdown', /^islands\/kit\/countdown\//],
  ['panel', /^islands\/kit\/(?:panel\/|roving-focus\.ts)/],
  ['panels', /^islands\/(?:collapse|tab)\//],
  ['viewport', /^islands\/kit\/(?:viewport|breakpoints)\.ts$/],
  [
    'combobox',
    /^islands\/(?:kit\/(?:combobox\/|suggest\.ts)|search-box\/)|^node_modules\/@github\/combobox-nav\//,
  ],
  ['popover', /^islands\/kit\/popover\//],
  ['slides', /^node_modules\/embla-carousel(?:-react|-reactive-utils)?\/|^islands\/(?:kit\/)?carousel\//],
  ['pictures', /^islands\/(?:hover-picture|lazy-image)\//],
  ['scroll-effects', /^islands\/(?:parallax|scroll-in)\//],
  ['autoplay', /^islands\/kit\/autoplay\//],
  ['consent-gate', /^islands\/kit\/consent-gate\//],
  ['video-player', /^islands\/kit\/video-player\//],
  ['coupon', /^islands\/coupon\/texts\.ts$|^stores\/coupons\//],
  ['shipping-estimate', /^stores\/shipping\//],
  ['pickup-search', /^islands\/pickup-search\/(?:find-location|typed-location|texts)\.ts$/],
  [
    'map-leaflet',
    /^islands\/kit\/map\/(?:map-)?leaflet|^node_modules\/(?:leaflet|(?:@react-leaflet\/core|react-leaflet))\//,
  ],
  ['map-google', /^islands\/kit\/map\/(?:map-google|google-maps)/],
  ['map-view', /^islands\/kit\/map\//],
  ['select-field', /^islands\/select-field\/(?:choices|follow-select)\.ts$/],
  ['password-field', /^islands\/password-field\/texts\.ts$/],
  ['quantity', /^islands\/(?:kit\/quantity(?:-control)?|quantity-field)\//],
  ['ajax', /^runtime\/(?:ajax\/|html\/insert\.ts)|^islands\/ajax\//],
  ['validation', 'validation/engine/service.ts'],
  ['rules', 'validation/engine/packs.ts'],
  // A site with a tag manager requests consent for it.
  ['consent', /^stores\/(?:consent\/(?!save)|cookies\/read-|tags\/)/],
  ['consent', /^islands\/(?:consent\/consent(?:-mode)?|tag-manager\/tag-manager)\.ts$/],
  ['consent-save', /^stores\/(?:consent\/save|cookies\/(?:write-|index))/],
  ['cart-badge', /^stores\/(?:staleness|cart\/summary-views)\.ts$/],
  ['addresses', /^(?:islands\/kit\/(?:billing-inputs|postal-keyboard)\.ts$|stores\/addresses\/)/],
  // Small files compress badly, so a module with a single user is in that user's layer.
  ['variations', /^stores\/variants\//],
  ['combobox', /^stores\/search\//],
  // An added product is announced by a notice.
  ['notices', /^islands\/cart-badge\/announce-cart\.ts$/],
  ['store-wishlists', /^islands\/wishlist-hearts\/wishlist-hearts\.ts$/],
  // Islands that read a pickup point write it into the cart.
  ['store-cart', /^(?:stores\/web-address|islands\/kit\/announce-slow)\.ts$/],
  ['store-$1', /^stores\/([\w-]+)\//],
];
