import { Hono } from 'hono';
import { accountCalls } from './api/account.ts';
import { cartCalls } from './api/carts.ts';
import { catalogueCalls } from './api/catalogue.ts';
import { localizationCalls } from './api/localization.ts';
import { registrationCalls } from './api/registrations.ts';
import { addressTable } from './data/addresses.ts';
import { cartTable } from './data/carts.ts';
import { openDatabase } from './data/database.ts';
import { orderTable } from './data/orders.ts';
import { seedStock, seedUsers } from './data/seed.ts';
import { messageTable } from './data/messages.ts';
import { sessionTable } from './data/sessions.ts';
import { signInTable } from './data/sign-ins.ts';
import { stockTable } from './data/stock.ts';
import { userTable } from './data/users.ts';
import { antiforgery, tokenMaker } from './http/antiforgery.ts';
import { assetRoutes } from './http/assets.ts';
import { compression } from './http/compression.ts';
import { limitBody } from './http/body-limit.ts';
import type { Env } from './http/env.ts';
import { policyHeaders } from './http/policy.ts';
import { preloads } from './http/preloads.ts';
import { withSession } from './http/sessions.ts';
import { requireSignIn } from './http/sign-in.ts';
import { accountRoutes } from './pages/account.ts';
import { addressRoutes } from './pages/address.ts';
import { cartRoutes } from './pages/cart.ts';
import { catalogueRoutes } from './pages/catalogue.ts';
import { contactRoutes } from './pages/contact.ts';
import { deliveryRoutes } from './pages/delivery.ts';
import { errorPages } from './pages/errors.ts';
import { fixtureRoutes } from './pages/fixtures.ts';
import { homeRoutes } from './pages/home.ts';
import { orderRoutes } from './pages/order.ts';
import { productRoutes } from './pages/product.ts';
import { registerRoutes } from './pages/register.ts';
import { rulesGuideRoutes } from './pages/rules-guide.ts';
import { securityRoutes } from './pages/security.ts';
import { createView } from './pages/view.ts';
import type { TestValue } from './rules/form.ts';
import type { Shop } from './shop.ts';
import { bundleStyles } from './http/shop-styles.ts';
import { echoRoutes } from './testing/echo.ts';
import { faultBoard } from './testing/fault.ts';
import { withFaults } from './testing/faults.ts';
import { ledgerBook } from './testing/ledger.ts';
import { testingRoutes } from './testing/routes.ts';

interface AppOptions {
  readonly dataFile?: string | undefined;
  readonly dist: string;
  readonly testValue: TestValue;
}

/** The whole shop as one request handler. */
export async function createApp({ dataFile, dist, testValue }: AppOptions) {
  const styles = await bundleStyles();
  const db = openDatabase(dataFile);
  seedStock(db);
  seedUsers(db);
  const shop: Shop = { ...createShop(db, styles.href), testValue };
  const errors = errorPages(shop);
  const app = new Hono<Env>();
  app.use(withFaults(shop.faults), compression);
  assetRoutes(app, { dist, styles });
  app.use(policyHeaders, withSession(shop, shop.tokenOf));
  app.use(preloads(dist));
  testingRoutes(app, shop);
  app.use(requireSignIn, limitBody(errors.tooLarge), antiforgery(errors.badToken));
  routes(app, shop);
  app.notFound(errors.notFound);
  app.onError((error, c) => errors.failed(c, error));
  return { app, close: () => void db.close() };
}

function createShop(db: ReturnType<typeof openDatabase>, stylesHref: string): Omit<Shop, 'testValue'> {
  const stock = stockTable(db);
  const sessions = sessionTable(db);
  const carts = cartTable(db, stock);
  return {
    stock,
    sessions,
    users: userTable(db),
    addresses: addressTable(db),
    signIns: signInTable(db),
    tokenOf: tokenMaker(),
    messages: messageTable(db),
    carts,
    orders: orderTable(db, { stock, carts, sessions }),
    faults: faultBoard(),
    ledger: ledgerBook(),
    view: createView(carts, stylesHref),
  };
}

function routes(app: Hono<Env>, shop: Shop): void {
  homeRoutes(app, shop);
  catalogueRoutes(app, shop);
  productRoutes(app, shop);
  cartRoutes(app, shop);
  orderRoutes(app, shop);
  catalogueCalls(app, shop);
  securityRoutes(app, shop);
  registerRoutes(app, shop);
  accountRoutes(app, shop);
  addressRoutes(app, shop);
  contactRoutes(app, shop);
  deliveryRoutes(app, shop);
  cartCalls(app, shop);
  accountCalls(app, shop);
  registrationCalls(app, shop);
  localizationCalls(app);
  rulesGuideRoutes(app, shop);
  fixtureRoutes(app, shop);
  echoRoutes(app);
}
