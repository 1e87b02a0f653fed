import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { isAddressCountry } from '../rules/countries.ts';
import { checkVat } from '../pages/vat-check.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';

const verdicts = { valid: true, invalid: false, unknown: null } as const;

/** Routes of the checkout; those of country and method are shared with the cart. */
export function checkoutCalls(app: Hono<Env>, shop: Shop): void {
  app.get('/api/v1/sales/customers/checkisvatvalid/', async (c) => {
    const { VAT = '', countryId = '' } = c.req.query();
    c.header('Cache-Control', 'no-store');
    if (!VAT.trim() || VAT.length > 30 || !isAddressCountry(countryId))
      return c.json({ Message: textsOf(c).errors.payload }, 400);
    const { vatState, vatMessage } = await checkVat(c, shop, VAT.trim(), countryId);
    return c.json({ IsVATValidWebService: verdicts[vatState], ErrorMessage: vatMessage });
  });
}
