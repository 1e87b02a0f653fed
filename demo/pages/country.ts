import type { Addresses } from '../data/addresses.ts';
import type { Ctx } from '../http/env.ts';
import { homeCountry, isOrderCountry } from '../rules/countries.ts';
import type { OrderCountry } from '../rules/countries.ts';

/** Returns the shipping country: the session's choice, else the customer's own, else the default. */
export function countryOf(c: Ctx, { addresses }: { addresses: Addresses }): OrderCountry {
  const user = c.get('user');
  const known = [c.get('session').country, user && addresses.of(user.id)?.country];
  return known.find(isOrderCountry) ?? homeCountry;
}
