import { Hono } from 'hono';
import { accountCalls } from './api/account.ts';
import { cartCalls } from './api/carts.ts';
import { catalogueCalls } from './api/catalogue.ts';
import { checkoutCalls } from './api/checkout.ts';
import { choiceCalls } from './api/choices.ts';
import { searchCalls } from './api/search.ts';
import { localizationCalls } from './api/localization.ts';
import { pickupCalls } from './api/pickups.ts';
import { registrationCalls } from './api/registrations.ts';
import { wishlistCalls } from './api/wishlists.ts';
import { addressTable } from './data/addresses.ts';
import { cartTable } from './data/carts.ts';
import { checkoutTable } from './data/checkouts.ts';
import { choiceTable } from './data/choices.ts';
import { openDatabase, type Db } from './data/database.ts';
import { mediaTables } from './data/media-tables.ts';
import { orderTable } from './data/orders.ts';
import { seedMedia } from './data/seed-media.ts';
import { customerTable } from './data/customers.ts';
import { orderRequestTable } from './data/order-requests.ts';
import { pastSales, seedSales } from './data/seed-sales.ts';
import { seedStock, seedUsers } from './data/seed.ts';
import { messageTable } from './data/messages.ts';
import { referenceTable } from './data/references.ts';
import { pickupTable } from './data/pickups.ts';
import { prepaidTable } from './data/prepaid.ts';
import { sessionTable } from './data/sessions.ts';
import { securityTables } from './data/security.ts';
import { stockTable } from './data/stock.ts';
import { sweepByTime } from './data/sweeping.ts';
import { userTable } from './data/users.ts';
import { wishlistTable } from './data/wishlists.ts';
import { antiforgery, tokenMaker } from './http/antiforgery.ts';
import { applyOnce } from './http/apply-once.ts';
import { assetRoutes } from './http/assets.ts';
import { compression } from './http/compression.ts';
import { limitBody } from './http/body-limit.ts';
import { limitFields } from './http/form-limit.ts';
import type { Env } from './http/env.ts';
import type { PaymentSettings } from './http/payments.ts';
import { policyHeaders } from './http/policy.ts';
import { preloads } from './http/preloads.ts';
import { withSession } from './http/sessions.ts';
import { requireEditor } from './http/editors-only.ts';
import { requireSignIn } from './http/sign-in.ts';
import { accountRoutes } from './pages/account.ts';
import { addressRoutes } from './pages/address.ts';
import { cartRoutes } from './pages/cart.ts';
import { catalogueRoutes } from './pages/catalogue.ts';
import { assistanceRoutes } from './pages/assistance.ts';
import { contactRoutes } from './pages/contact.ts';
import { choiceRoutes } from './pages/coupons.ts';
import { cookieRoutes } from './pages/cookies.ts';
import { deliveryRoutes } from './pages/delivery.ts';
import { editorRoutes } from './pages/editors.ts';
import { errorPages } from './pages/errors.ts';
import { fixtureRoutes } from './pages/fixtures.ts';
import { guardedRoutes } from './pages/guarded.ts';
import { homeRoutes } from './pages/home.ts';
import { journalRoutes } from './pages/journal.ts';
import { newsWidgetRoutes } from './pages/news-widgets.ts';
import { orderRoutes } from './pages/order.ts';
import { pickupRoutes } from './pages/pickup.ts';
import { popupRoutes } from './pages/popups.ts';
import { stockNotificationRoutes } from './pages/stock-notification.ts';
import { stockNotificationTable } from './data/stock-notifications.ts';
import { productRoutes } from './pages/product.ts';
import { quickViewRoutes } from './pages/quick-view.ts';
import { referenceRoutes } from './pages/references.ts';
import { rulesGuideRoutes } from './pages/rules-guide.ts';
import { salesRoutes } from './pages/sales.ts';
import { solutionRoutes } from './pages/solutions.ts';
import { styleguideRoutes } from './styleguide/routes.ts';
import { tagRoutes } from './pages/tags.ts';
import { workshopRoutes } from './pages/workshops.ts';
import { createView } from './pages/view.ts';
import { inCurrency } from './rules/money.ts';
import { wishlistRoutes } from './pages/wishlists.ts';
import type { TestValue } from './rules/form.ts';
import type { Shop } from './shop.ts';
import { geocoderStandIns } from './stand-ins/geocoder.ts';
import { openPayments } from './stand-ins/open-payments.ts';
import { tileStandIns } from './stand-ins/tiles.ts';
import { videoStandIns } from './stand-ins/video.ts';
import { viesStandIn } from './stand-ins/vies.ts';
import { viesAt } from './http/vies.ts';
import type { QueryVies } from './http/vies.ts';
import { bundleStyles } from './http/shop-styles.ts';
import { echoRoutes } from './testing/echo.ts';
import { faultBoard } from './testing/fault.ts';
import { withFaults } from './testing/faults.ts';
import { ledgerBook } from './testing/ledger.ts';
import { testingRoutes } from './testing/routes.ts';

interface AppOptions {
  readonly dataFile?: string;
  readonly dist: string;
  readonly testValue: TestValue;
  /** Origin of the site, for links that name it; links are relative without it. */
  readonly origin: string;
  /** Tests may switch faults on, sign in without a form, and read the applied writes. */
  readonly hasSwitches: boolean;
  /** Address of VIES; without one its stand-in responds, in this process. */
  readonly viesUrl?: string | undefined;
  readonly payments?: PaymentSettings | undefined;
  /** Clock of the guess limits, in ms. */
  readonly now?: (() => number) | undefined;
}

/** Creates the whole shop as one request handler. */
export async function createApp(options: AppOptions) {
  const { dataFile, dist, testValue, origin, hasSwitches, viesUrl, payments } = options;
  const [styles, guideStyles] = await Promise.all([bundleStyles('shop'), bundleStyles('styleguide')]);
  const db = openDatabase(dataFile);
  seedStock(db);
  seedUsers(db, { references: referenceTable(db), prepaid: prepaidTable(db) });
  const queryVies = viesUrl ? viesAt(viesUrl, fetch) : queryStandIn(testValue);
  const app = new Hono<Env>();
  const paying = openPayments(app, db, payments);
  const shop: Shop = {
    ...createShop(db, { stylesHref: styles.href, origin, hasSwitches, now: options.now }),
    testValue,
    queryVies,
    ...paying.parts,
  };
  seedMedia(shop);
  seedSales(shop);
  const errors = errorPages(shop);
  if (hasSwitches) app.use(withFaults(shop.faults));
  app.use(compression);
  assetRoutes(app, { dist, sheets: [styles, guideStyles] });
  videoStandIns(app);
  tileStandIns(app);
  geocoderStandIns(app);
  paying.serve(shop);
  app.use(policyHeaders(hasSwitches), withSession(shop, shop.tokenOf));
  app.use((c, next) => inCurrency(shop.choices.of(c.get('session').id).currency, next));
  app.use(preloads(dist));
  if (hasSwitches) testingRoutes(app, shop);
  app.use(requireSignIn, limitBody(errors.tooLarge), limitFields(errors.unreadable));
  app.use(antiforgery(errors.badToken));
  app.use(requireEditor(shop, errors.notEditor), applyOnce());
  if (hasSwitches) echoRoutes(app);
  routes(app, shop);
  editorRoutes(app, shop);
  styleguideRoutes(app, shop, { dist, stylesHref: guideStyles.href });
  app.notFound(errors.notFound);
  app.onError((error, c) => errors.failed(c, error));
  return { app, close: closing(db, sweepByTime(shop.assets)) };
}

const closing = (db: Db, endSweeping: () => void) => (): void => {
  endSweeping();
  db.close();
};

function queryStandIn(testValue: TestValue): QueryVies {
  const standIn = viesStandIn(testValue);
  return viesAt('http://stand-in', (address, init) => standIn.request(address, init));
}

interface ShopOptions {
  readonly stylesHref: string;
  readonly origin: string;
  readonly hasSwitches: boolean;
  readonly now?: (() => number) | undefined;
}

function createShop(
  db: ReturnType<typeof openDatabase>,
  { stylesHref, origin, hasSwitches, now }: ShopOptions,
): Omit<Shop, 'testValue' | 'queryVies' | 'provider' | 'payments'> {
  const stock = stockTable(db);
  const sessions = sessionTable(db);
  const carts = cartTable(db, stock);
  const [wishlists, choices] = [wishlistTable(db), choiceTable(db)];
  const media = mediaTables(db);
  const users = userTable(db);
  const prepaid = prepaidTable(db);
  const addresses = addressTable(db);
  const shown = { addresses, carts, choices, wishlists, editors: media.editors, prepaid };
  return {
    stock,
    stockNotifications: stockNotificationTable(db),
    sessions,
    users,
    customers: customerTable(db, users),
    prepaid,
    past: pastSales(db, prepaid),
    orderRequests: orderRequestTable(db),
    addresses,
    ...media,
    references: referenceTable(db),
    ...securityTables(db, now),
    hasSwitches,
    tokenOf: tokenMaker(),
    messages: messageTable(db),
    carts,
    choices,
    checkouts: checkoutTable(db),
    pickups: pickupTable(db),
    wishlists,
    orders: orderTable(db, { stock, carts, sessions, prepaid }),
    faults: faultBoard(),
    ledger: ledgerBook(hasSwitches),
    view: createView(shown, { stylesHref, origin }),
  };
}

function routes(app: Hono<Env>, shop: Shop): void {
  homeRoutes(app, shop);
  journalRoutes(app, shop);
  newsWidgetRoutes(app, shop);
  workshopRoutes(app, shop);
  solutionRoutes(app, shop);
  catalogueRoutes(app, shop);
  popupRoutes(app);
  productRoutes(app, shop);
  stockNotificationRoutes(app, shop);
  quickViewRoutes(app, shop);
  cartRoutes(app, shop);
  orderRoutes(app, shop);
  pickupRoutes(app, shop);
  catalogueCalls(app, shop);
  searchCalls(app, shop);
  tagRoutes(app, shop);
  guardedRoutes(app, shop);
  accountRoutes(app, shop);
  salesRoutes(app, shop);
  referenceRoutes(app, shop);
  addressRoutes(app, shop);
  assistanceRoutes(app, shop);
  contactRoutes(app, shop);
  cookieRoutes(app, shop);
  deliveryRoutes(app, shop);
  cartCalls(app, shop);
  checkoutCalls(app, shop);
  choiceCalls(app, shop);
  choiceRoutes(app, shop);
  pickupCalls(app, shop);
  wishlistRoutes(app, shop);
  wishlistCalls(app, shop);
  accountCalls(app, shop);
  registrationCalls(app, shop);
  localizationCalls(app);
  rulesGuideRoutes(app, shop);
  fixtureRoutes(app, shop);
}
