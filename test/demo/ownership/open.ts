/** Addresses without an owner: the shop's own content, the same for all, and stand-ins of other services. */
export const OPEN_AREAS = [
  '/assets/archipel/',
  '/assets/own/',
  '/assets/stand-ins/',
  '/assets/photos/',
  '/assets/turns/',
  '/assets/library/',
  '/checkoutshopper/',
  '/stand-ins/',
  '/styleguide',
  '/~/styleguide/',
  '/fixtures/',
  '/.well-known/',
];

/** Routes of the shop's own content; `~` is the culture. */
const CONTENT = `
GET /
GET /~
GET /assets/*
GET /assets/no-photo.svg
GET /assets/prepaid-card.svg
GET /assets/shop.css
GET /assets/styleguide.css
GET /assets/styleguide.js
GET /favicon.ico
GET /favicon.svg
GET /robots.txt
GET /~/assetslibrary/asset/assetsbyfolder/
GET /~/assetslibrary/asset/assetsbyfolder/:folderId/:rootFolderId
GET /~/catalog
GET /~/catalog/product/:slug
GET /~/catalog/quickview/:slug
GET /~/contact/thanks
GET /~/delivery
GET /~/journal
GET /~/journal/:slug
GET /~/solutions
GET /~/tags
GET /~/terms
GET /~/widget/catalog/DegressivePrice
GET /~/widget/catalog/ListFilter
GET /~/widget/catalog/ProductPhoto
GET /~/widget/catalog/ProductPhotosGallery
GET /~/widget/catalog/StockByWarehouse
GET /~/widget/couponcodes/list
GET /~/widget/news/calendar/:categoryIds/:displayChildren/:postsPerPage/:month/:year
GET /~/widget/news/newslist/:categoryIds/:displayChildren/:postsPerPage/:day
GET /~/workshops
GET /~/workshops/:slug
GET /api/v1/assetslibrary/folders/hierarchy
GET /api/v1/catalog/products/:productId/productvariants
GET /api/v1/catalog/search/suggestions
GET /api/v1/countries/:countryId/cities/:query
GET /api/v1/couponcode/user/:id
GET /api/v1/localization/:culture/stringresources
GET /api/v1/registrations/email
GET /api/v1/sales/customers/checkisvatvalid/
GET /api/v1/settings/GoogleFrontAPIKey
GET /widget/catalog/DegressivePrice
GET /widget/catalog/ListFilter
GET /widget/catalog/ProductPhoto
GET /widget/catalog/ProductPhotosGallery
GET /widget/catalog/StockByWarehouse
GET /widget/couponcodes/list
GET /widget/news/calendar/:categoryIds/:displayChildren/:postsPerPage/:month/:year
GET /widget/news/newslist/:categoryIds/:displayChildren/:postsPerPage/:day
`;

/** Pages that show only what belongs to the session or to the signed-in user. */
const OWN_PAGES = `
GET /~/account
GET /~/account/orders
GET /~/account/prepaid
GET /~/account/references
GET /~/account/security
GET /~/account/security/password
GET /~/account/security/two-factor
GET /~/account/security/two-factor/codes
GET /~/account/security/two-factor/off
GET /~/account/security/two-factor/qr.svg
GET /~/catalog/stocknotification/subscribe
GET /~/catalog/wishlist/popup
GET /~/checkout
GET /~/contact
GET /~/contact/assistance
GET /~/cookies
GET /~/editors/article
GET /~/editors/article/preview
GET /~/outbox
GET /~/security/forgot
GET /~/security/login
GET /~/security/logoff
GET /~/security/register
GET /~/security/reset
GET /~/security/two-factor
GET /~/shippings/pickuppoint/search
GET /~/shoppingcarts
GET /~/shoppingcarts/clear
GET /~/widget/catalog/CustomerReferenceUpdate
GET /widget/catalog/CustomerReferenceUpdate
GET /~/widget/shoppingcartitems
GET /widget/shoppingcartitems
GET /api/v1/account
GET /api/v1/catalog/customerref/search
GET /api/v1/catalog/wishlist/products/count
GET /api/v1/shoppingcarts
GET /demo/ledger
`;

/** Writes that name no record of another session or user. */
const OWN_WRITES = `
POST /~/account
POST /~/account/security/password
POST /~/account/security/two-factor
POST /~/account/security/two-factor/codes
POST /~/account/security/two-factor/off
POST /~/assetslibrary/upload
POST /~/catalog/product/:slug
POST /~/catalog/stocknotification/subscribe
POST /~/catalog/wishlist/create
POST /~/contact
POST /~/contact/assistance
POST /~/cookies
POST /~/popups/:id/dismiss
POST /~/security/forgot
POST /~/security/login
POST /~/security/logoff
POST /~/security/register
POST /~/security/reset
POST /~/security/two-factor
POST /~/security/two-factor/back
POST /~/shippings/pickuppoint/search
POST /~/shoppingcarts/add
POST /~/shoppingcarts/clear
POST /~/shoppingcarts/coupon
POST /~/shoppingcarts/shipping
POST /~/widget/catalog/CustomerReferenceUpdate
POST /widget/catalog/CustomerReferenceUpdate
POST /api/v1/catalog/products/addtocart
POST /api/v1/catalog/products/addwishlisttocart
POST /api/v1/currencyconverter/currency/changeto/:currency
POST /api/v1/currencyconverter/currency/changeto/:currency/:force
POST /api/v1/shipping/:carrier/getpickuppoints
POST /api/v1/shoppingcarts/city
POST /api/v1/shoppingcarts/country
POST /api/v1/shoppingcarts/coupon
DELETE /api/v1/shoppingcarts/coupon
POST /api/v1/shoppingcarts/externalpickuppoint
POST /api/v1/shoppingcarts/shippingcountries
POST /api/v1/shoppingcarts/shippingmethods
POST /country
POST /currency
POST /demo/customer
POST /demo/faults
DELETE /demo/faults
DELETE /demo/ledger
POST /demo/order
POST /demo/session/expire
POST /demo/sign-in
PUT /api/v1/salestaxes/currentcountry
DELETE /api/v1/catalog/wishlist/deletefromalllist/:variantId
`;

/** Signed by the payment provider, in place of a session (`payments.test.ts`). */
const SIGNED = `
POST /payments/notifications
`;

/** Checks before the routes, and the echo of tests. */
const CHECKS = `
ALL /*
ALL /demo/*
ALL /echo
ALL /~/account/staff/orders
ALL /~/account/staff/orders/*
`;

const linesOf = (text: string): string[] => text.trim().split('\n');

export const ownPages = linesOf(OWN_PAGES);
export const openRoutes = [CONTENT, OWN_PAGES, OWN_WRITES, SIGNED, CHECKS].flatMap(linesOf);
