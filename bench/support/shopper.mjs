/** The phone: its window in CSS pixels. */
export const PHONE = { width: 375, height: 812 };

/** Options of a context that behaves as a phone: touch and a small window. */
export const AS_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

const VARIANT = 10201;

const NO_COOKIES = encodeURIComponent(
  JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing: false }),
);

/** Signs a new customer in and puts a product into the cart, by the requests that the pages send. */
async function becomeCustomer(context, origin) {
  const { request } = context;
  const { Email } = await (
    await request.post(`${origin}/demo/customer`, { data: { hasHistory: true } })
  ).json();
  await request.post(`${origin}/demo/sign-in`, { data: { user: Email } });
  const page = await (await request.get(`${origin}/fr`)).text();
  const [, token] = /name="csrf-token" content="([^"]+)"/.exec(page);
  await request.post(`${origin}/api/v1/catalog/products/addtocart`, {
    headers: { RequestVerificationToken: token },
    data: { ProductVariantId: VARIANT, Quantity: 1 },
  });
}

const PREPARE = { customer: becomeCustomer };

/**
 * Opens a context of one shopper, without a banner about cookies.
 *
 * @param browser The browser.
 * @param origin The shop's origin.
 * @param flavour `preact` or `react`.
 * @param options `shopper`: a key of `PREPARE`, a new shopper without it; `device`: options of the context.
 */
export async function welcome(browser, origin, flavour, { shopper, device = AS_PHONE }) {
  const context = await browser.newContext(device);
  const cookie = (name, value) => ({ name, value, url: origin });
  await context.addCookies([cookie('demo-flavour', flavour), cookie('cookie-consent', NO_COOKIES)]);
  await PREPARE[shopper]?.(context, origin);
  return context;
}
