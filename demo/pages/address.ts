import type { Hono } from 'hono';
import type { Culture } from '../culture.ts';
import type { Address } from '../data/addresses.ts';
import type { Ctx, Env } from '../http/env.ts';
import { addressCountries } from '../rules/countries.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { addressFields } from '../rules/visitor-forms.ts';
import type { AddressFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { texts } from '../texts/index.ts';
import { formView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

const addressPath = '/:culture{(?:fr|nl)}/account/address';

/** Only who is signed in comes this far. */
export function addressRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(addressPath, (c) => addressPage(c, shop, valuesOf(shop.addresses.of(c.get('user')!.id))));
  app.post(addressPath, (c) => saveAddress(c, shop));
}

const noAddress: Address = {
  country: 'BE',
  street: '',
  number: '',
  box: '',
  postalCode: '',
  city: '',
  phone: '',
};

const valuesOf = (address = noAddress): Values<AddressFieldName> => ({
  Country: address.country,
  Street: address.street,
  Number: address.number,
  Box: address.box,
  PostalCode: address.postalCode,
  City: address.city,
  Phone: address.phone,
});

async function saveAddress(c: Ctx, shop: Shop): Promise<Response> {
  const values = readValues<AddressFieldName>(addressFields, await fieldsOf(c));
  const complaints = await checkForm<AddressFieldName>(shop.testValue, addressFields, values);
  if (complaints.size > 0) return addressPage(c, shop, values, complaints);
  shop.addresses.save(c.get('user')!.id, {
    country: values.Country,
    street: values.Street,
    number: values.Number,
    box: values.Box,
    postalCode: values.PostalCode,
    city: values.City,
    phone: values.Phone,
  });
  shop.sessions.setCountry(c.get('session').id, values.Country);
  await record(c, shop);
  leaveNotice(c, { kind: 'done', text: textsOf(c).address.saved, place: 'address' });
  return c.redirect(`/${c.get('culture')}/account`, 303);
}

async function addressPage(
  c: Ctx,
  { view }: Shop,
  values: Values<AddressFieldName>,
  complaints: Complaints<AddressFieldName> = new Map(),
): Promise<Response> {
  const [t, culture] = [textsOf(c), c.get('culture')];
  const form = { fields: addressFields, labels: t.address.labels, values, complaints, culture };
  const answer = await view.page(
    c,
    'address',
    {
      title: t.address.title,
      ...formView<AddressFieldName>({ ...form, idPrefix: 'address-' }),
      countries: addressCountries.map((code) => ({ code, name: t.countries[code] })),
    },
    complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** An address as a letter has it. */
export function addressLines(address: Address | undefined, culture: Culture): string[] {
  if (!address) return [];
  const { street, number, box, postalCode, city, country, phone } = address;
  const names: Record<string, string> = texts[culture].countries;
  const lines = [`${street} ${number} ${box}`, `${postalCode} ${city}`, names[country] ?? country, phone];
  return lines.map((line) => line.trim()).filter(Boolean);
}
