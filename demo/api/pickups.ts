import type { Hono } from 'hono';
import { boolean, maxLength, nullable, number, object, optional, pipe, string, union } from 'valibot';
import type { Env } from '../http/env.ts';
import { record } from '../pages/forms.ts';
import type { Shop } from '../shop.ts';
import { isShippingMethod } from '../rules/shipping.ts';
import { findPoints, isCarrier } from '../stand-ins/carriers.ts';
import { readPayload } from './payload.ts';

const short = pipe(string(), maxLength(200));
const scalar = optional(nullable(union([pipe(string(), maxLength(2000)), number(), boolean()])), null);

const questionSchema = object({
  City: short,
  PostalCode: short,
  CountryCode: short,
  Address: short,
  ShippingMethodId: union([short, number()]),
  SearchRadius: number(),
  MaximumListSize: number(),
  CultureName: short,
});

const pointSchema = object({
  ShippingFirstName: scalar,
  ShippingLastName: scalar,
  ShippingMethodId: pipe(string(), maxLength(20)),
  PickupPointName: pipe(string(), maxLength(200)),
  ShippingStreet1: scalar,
  ShippingPostalCode: scalar,
  ShippingCity: scalar,
  ShippingCountryId: scalar,
  ShippingPhoneNumber: scalar,
  Informations: scalar,
  StandardHoursOfOperation: scalar,
  LatestAirDropOffTime: scalar,
  AdditionalChargeIndicator: scalar,
  Comments: scalar,
  Distance: scalar,
  SpecialInstructions: scalar,
  AdditionalComments: scalar,
  ExternalPickupPointRef: pipe(string(), maxLength(200)),
  PickupPointType: scalar,
  PickupPointId: scalar,
});

export function pickupCalls(app: Hono<Env>, shop: Shop): void {
  app.post('/api/v1/shipping/:carrier/getpickuppoints', async (c) => {
    const carrier = c.req.param('carrier');
    if (!isCarrier(carrier)) return c.json({ Message: 'There is no such carrier.' }, 404);
    const question = await readPayload(c, questionSchema);
    if (question instanceof Response) return question;
    c.header('Cache-Control', 'no-store');
    return c.json({
      ResponseStatusDescription: 'Success',
      PickupPointViewModels: findPoints(carrier, question),
    });
  });

  app.post('/api/v1/shoppingcarts/externalpickuppoint', async (c) => {
    const point = await readPayload(c, pointSchema);
    if (point instanceof Response) return point;
    const { id } = c.get('session');
    shop.pickups.save(id, point);
    if (isShippingMethod(point.ShippingMethodId)) shop.choices.set(id, { method: point.ShippingMethodId });
    await record(c, shop, point);
    return c.json({ IsSuccessfull: true });
  });

  app.get('/api/v1/settings/GoogleFrontAPIKey', (c) => c.json('stand-in-key'));
}
