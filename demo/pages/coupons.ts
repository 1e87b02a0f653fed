import type { Hono } from 'hono';
import { coupons, couponProblem, findCoupon, readCode } from '../rules/coupons.ts';
import type { CouponProblem } from '../rules/coupons.ts';
import { isOrderCountry } from '../rules/countries.ts';
import { formatMoney, isCurrency } from '../rules/money.ts';
import { isShippingMethod } from '../rules/shipping.ts';
import { returnPath } from '../rules/return-path.ts';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { fieldsOf, record } from './forms.ts';
import { countCode } from './guess-keys.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

/** Returns the message for a rejected coupon. */
export function couponMessage(c: Ctx, problem: CouponProblem, code: string): string {
  const minimum = findCoupon(code)?.minimum ?? 0;
  return fill(textsOf(c).coupons.problems[problem], code, formatMoney(minimum, c.get('culture')));
}

/** Validates a code for the visitor's cart: its articles, and the customer's earlier orders. */
export function cartCouponProblem(
  { carts, choices }: Pick<Shop, 'carts' | 'choices'>,
  sessionId: string,
  code: string,
): CouponProblem | undefined {
  const { count, parcel } = carts.of(sessionId);
  if (choices.isUsed(sessionId, code)) return 'used';
  const problem = couponProblem(code, parcel);
  return !problem && parcel === 0 && count > 0 ? 'credit' : problem;
}

/** Reason why a code is not applied; `seconds` to wait after too many unknown codes. */
interface CodeRejection {
  readonly message: string;
  readonly seconds?: number;
}

/** Checks a typed code; unknown codes slow down the next ones. */
export function rejectionOfCode(c: Ctx, shop: Shop, code: string): CodeRejection | undefined {
  const problem = cartCouponProblem(shop, c.get('session').id, code);
  const seconds = countCode(c, shop, problem !== 'unknown');
  if (seconds > 0) {
    const message = textsOf(c).forms.messages.slowDown.replace('{seconds}', String(seconds));
    return { message, seconds };
  }
  return problem && { message: couponMessage(c, problem, code) };
}

/** Routes of the forms for coupon, delivery, currency and country without scripts, and of the coupon list. */
export function choiceRoutes(app: Hono<Env>, shop: Shop): void {
  const cart = '/:culture{(?:fr|nl)}/shoppingcarts';
  app.on('GET', ['/widget/couponcodes/list', '/:culture{(?:fr|nl)}/widget/couponcodes/list'], (c) =>
    shop.view.page(c, 'coupons', {
      title: textsOf(c).coupons.list,
      coupons: coupons.map(({ code, description, isUsedUp }) => ({
        code,
        text: description[c.get('culture')],
        isUsedUp,
      })),
    }),
  );
  app.post(`${cart}/coupon`, (c) => changeCoupon(c, shop));
  app.post(`${cart}/shipping`, (c) => changeShipping(c, shop));
  app.post('/currency', async (c) => {
    const { currency } = await fieldsOf(c);
    if (isCurrency(currency)) shop.choices.set(c.get('session').id, { currency });
    await record(c, shop);
    return backWhereItCameFrom(c);
  });
  app.post('/country', async (c) => {
    const { currentCountry } = await fieldsOf(c);
    if (isOrderCountry(currentCountry)) shop.sessions.setCountry(c.get('session').id, currentCountry);
    await record(c, shop);
    return backWhereItCameFrom(c);
  });
}

function backWhereItCameFrom(c: Ctx): Response {
  const referer = c.req.header('referer') ?? '';
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return c.redirect((from && returnPath(from.pathname + from.search)) || `/${c.get('culture')}`, 303);
}

async function changeCoupon(c: Ctx, shop: Shop): Promise<Response> {
  const [fields, { id }, t] = [await fieldsOf(c), c.get('session'), textsOf(c).coupons];
  const code = readCode(fields['CouponCode']);
  const isRemoving = fields['remove'] !== undefined;
  const rejection = isRemoving ? undefined : rejectionOfCode(c, shop, code);
  if (!rejection) shop.choices.set(id, { coupon: isRemoving ? '' : code });
  await record(c, shop);
  const text = rejection?.message ?? (isRemoving ? t.removed : t.valid);
  leaveNotice(c, { kind: rejection ? 'refused' : 'done', text });
  return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
}

async function changeShipping(c: Ctx, shop: Shop): Promise<Response> {
  const [{ CountryCode, ShippingMethodId, CityId }, { id }] = [await fieldsOf(c), c.get('session')];
  if (isOrderCountry(CountryCode)) shop.sessions.setCountry(id, CountryCode);
  if (isShippingMethod(ShippingMethodId)) shop.choices.set(id, { method: ShippingMethodId });
  if (CityId) shop.choices.set(id, { cityId: Number(CityId) || 0 });
  await record(c, shop);
  return c.redirect(`/${c.get('culture')}/shoppingcarts#shipping`, 303);
}
