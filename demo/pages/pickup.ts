import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import type { SavedPickup } from '../data/pickups.ts';
import type { OrderValues } from '../rules/order-form.ts';
import { pickupLimits, shippingMethodOf } from '../rules/shipping.ts';
import type { ShippingMethod } from '../rules/shipping.ts';
import type { Shop } from '../shop.ts';
import { findPoint, findPoints } from '../stand-ins/carriers.ts';
import type { CarrierPoint } from '../stand-ins/carriers.ts';
import { fieldsOf, record } from './forms.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/shippings/pickuppoint/search';

/** Routes of the pickup point search: in a popup, or as a page without scripts. */
export function pickupRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(path, (c) => searchPage(c, shop));
  app.post(path, (c) => choose(c, shop));
}

type WithPickup = ShippingMethod & Required<Pick<ShippingMethod, 'pickup'>>;

const hasPickup = (method: ShippingMethod): method is WithPickup => method.pickup !== undefined;

const questionOf = (c: Ctx) => ({
  City: c.req.query('city') ?? '',
  PostalCode: c.req.query('postCode') ?? '',
  CountryCode: c.req.query('countryId') ?? '',
  Address: c.req.query('address') ?? '',
  SearchRadius: pickupLimits.radius,
  MaximumListSize: pickupLimits.most,
  CultureName: c.get('culture'),
});

async function searchPage(c: Ctx, { view, pickups }: Shop, problem?: string): Promise<Response> {
  const method = shippingMethodOf(c.req.query('shippingMethodId'));
  if (!hasPickup(method)) return c.notFound();
  const { pickup } = method;
  const question = questionOf(c);
  const saved = pickups.of(c.get('session').id) ?? null;
  const { title } = textsOf(c).pickup;
  const data = { title, method, question, saved, problem, limits: pickupLimits };
  const points = findPoints(pickup.carrier, question);
  return view.page(c, 'pickup', { ...data, pickup, points }, problem ? 422 : 200);
}

const nameOr = (text: string | undefined) => text ?? '';

/** Returns the values that the script would have saved for a point. */
function savedOf(
  point: CarrierPoint,
  method: WithPickup,
  draft: Partial<Record<string, string>>,
): SavedPickup {
  const { PublicAccessPointID: id, ConsigneeName, Address, PostCode, City, CountryId, PhoneNumber } = point;
  return {
    ShippingFirstName: nameOr(draft['BillingFirstName']),
    ShippingLastName: nameOr(draft['BillingLastName']),
    ShippingMethodId: method.id,
    PickupPointName: ConsigneeName,
    ShippingStreet1: Address,
    ShippingPostalCode: PostCode,
    ShippingCity: City,
    ShippingCountryId: CountryId,
    ShippingPhoneNumber: PhoneNumber,
    StandardHoursOfOperation: point.StandardHoursOfOperation,
    Distance: point.Distance,
    ExternalPickupPointRef: id,
    PickupPointType: point.PickupPointType,
    PickupPointId: method.pickup.isStatic ? id : null,
  };
}

async function choose(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const method = shippingMethodOf(c.req.query('shippingMethodId'));
  if (!hasPickup(method)) return c.notFound();
  const point = findPoint(method.pickup.carrier, fields['PointId'] ?? '', c.get('culture'));
  if (!point) return searchPage(c, shop, textsOf(c).pickup.noPoint);
  const { id } = c.get('session');
  shop.pickups.save(id, savedOf(point, method, shop.pickups.draftOf(id) ?? {}));
  shop.choices.set(id, { method: method.id });
  await record(c, shop);
  return c.redirect(`/${c.get('culture')}/checkout#order-shipping`, 303);
}

const lineOf = (saved: SavedPickup): string =>
  `${String(saved['ShippingStreet1'] ?? '')}, ${String(saved['ShippingPostalCode'] ?? '')} ${String(saved['ShippingCity'] ?? '')}`;

/** Returns the saved point, if it belongs to the chosen method. */
export function pickupOf(c: Ctx, { pickups }: Shop, values: Pick<OrderValues, 'ShippingMethodId'>) {
  const saved = pickups.of(c.get('session').id);
  if (!saved || saved['ShippingMethodId'] !== shippingMethodOf(values.ShippingMethodId).id) return undefined;
  return {
    PickupPointName: String(saved['PickupPointName']),
    PickupPointAddress: lineOf(saved),
    ExternalPickupPointRef: String(saved['ExternalPickupPointRef']),
  };
}

const addressOf = (values: OrderValues) =>
  values.SameAddressForShipping === 'true'
    ? {
        city: values.BillingCity,
        postCode: values.BillingPostalCode,
        address: `${values.BillingStreet1} ${values.BillingHouseNumber}`.trim(),
      }
    : {
        city: values.ShippingCity,
        postCode: values.ShippingPostalCode,
        address: `${values.ShippingStreet1} ${values.ShippingHouseNumber}`.trim(),
      };

/** Returns the address of a method's popup, with the order's address as its query. */
export function pickupSearchUrl(c: Ctx, method: WithPickup, values: OrderValues, country: string): string {
  const query = new URLSearchParams({
    shippingMethodId: method.id,
    carrierGatewayId: method.pickup.gatewayId,
    countryId: country,
    ...addressOf(values),
  });
  return `/${c.get('culture')}/shippings/pickuppoint/search?${query}`;
}

/** Returns a method for the order page: its search, and the chosen point. */
export function pickupView(
  c: Ctx,
  { pickups }: Shop,
  method: ShippingMethod,
  values: OrderValues,
  country: string,
) {
  const t = textsOf(c).pickup;
  const saved = pickups.of(c.get('session').id);
  return {
    id: method.id,
    search: hasPickup(method) ? pickupSearchUrl(c, method, values, country) : undefined,
    chooseText: method.name === 'poste' ? t.choosePost : t.choose,
    point:
      saved?.['ShippingMethodId'] === method.id
        ? { name: saved['PickupPointName'], address: lineOf(saved) }
        : undefined,
  };
}

/** Redirects to the pickup search without scripts; the order's fields are saved as a draft. */
export function leaveForPickup(
  c: Ctx,
  shop: Shop,
  values: OrderValues,
  country: string,
): Response | undefined {
  const method = shippingMethodOf(values.ShippingMethodId);
  if (!hasPickup(method)) return undefined;
  shop.pickups.saveDraft(c.get('session').id, values);
  return c.redirect(pickupSearchUrl(c, method, values, country), 303);
}
