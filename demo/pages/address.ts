import type { Hono } from 'hono';
import { addressAccounts, addressTypes } from '../data/addresses.ts';
import type { AddressType, BookAddress } from '../data/addresses.ts';
import type { Ctx, Env } from '../http/env.ts';
import { addressCountries } from '../rules/countries.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { returnPath } from '../rules/return-path.ts';
import { addressFields } from '../rules/visitor-forms.ts';
import type { AddressFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { addressFieldsOf, addressListView } from './address-view.ts';
import { formView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

const addressPath = '/:culture{(?:fr|nl)}/account/address';
const widgets = ['/widget/DeliveryAddressPicker', '/:culture{(?:fr|nl)}/widget/DeliveryAddressPicker'];

type AddressValues = Values<AddressFieldName>;

/** Routes of the address book; only signed-in users reach its pages. */
export function addressRoutes(app: Hono<Env>, shop: Shop): void {
  app.on('GET', widgets, (c) => listFragment(c, shop));
  app.get(addressPath, (c) => {
    const id = c.req.query('Id');
    const known = id ? shop.addresses.find(userOf(c), id) : undefined;
    if (id && !known) return c.notFound();
    return addressPage(c, shop, {
      id: id ?? '',
      values: valuesOf(known, readType(c.req.query('AddressType'))),
    });
  });
  app.post(addressPath, (c) => saveAddress(c, shop));
  app.post(`${addressPath}/remove`, (c) => removeAddress(c, shop));
}

const userOf = (c: Ctx): string => c.get('user')!.id;

const readType = (text: string | undefined): AddressType =>
  addressTypes.find((type) => type === text) ?? 'Both';

/** True for requests of scripts, which accept JSON; the form on its own page prefers a page. */
function isCall(c: Ctx, isOwnPage: boolean): boolean {
  const types = c.req.header('accept') ?? '';
  return isOwnPage ? types.startsWith('application/json') : types.includes('application/json');
}

function listFragment(c: Ctx, { view, addresses }: Shop): Response | Promise<Response> {
  const user = c.get('user');
  if (!user) return c.body(null, 401);
  const type = readType(c.req.query('AddressType'));
  const options = { culture: c.get('culture'), selected: c.req.query('Id') };
  c.header('Cache-Control', 'no-store');
  return view.fragment(c, 'parts/address-list', {
    book: addressListView(addresses.list(user.id, type), type, options),
  });
}

const valuesOf = (address: BookAddress | undefined, type: AddressType): AddressValues =>
  address
    ? { AddressType: address.type, ...addressFieldsOf(address) }
    : readValues<AddressFieldName>(addressFields, {
        AddressType: type,
        AccountType: 'Private',
        CountryId: 'BE',
      });

const isPrivate = (values: AddressValues) => values.AccountType === 'Private';

function toAddress(values: AddressValues): Omit<BookAddress, 'id'> {
  return {
    type: readType(values.AddressType),
    accountType: isPrivate(values) ? 'Private' : 'Company',
    company: isPrivate(values) ? '' : values.Company,
    vatNumber: isPrivate(values) ? '' : values.VAT,
    country: values.CountryId,
    street: values.Street1,
    number: values.HouseNumber,
    box: values.BoxNumber,
    postalCode: values.PostalCode,
    city: values.City,
    phone: values.Phone,
  };
}

/** Saves an address and returns its id; undefined when the edited address no longer exists. */
function save(c: Ctx, { addresses }: Shop, id: string, values: AddressValues): number | undefined {
  if (!id) return addresses.add(userOf(c), toAddress(values));
  return addresses.change(userOf(c), Number(id), toAddress(values)) ? Number(id) : undefined;
}

async function saveAddress(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const { Id: id = '', returnUrl } = fields;
  const values = readValues<AddressFieldName>(addressFields, fields);
  const complaints = await checkForm<AddressFieldName>(shop.testValue, addressFields, values);
  if (isPrivate(values)) complaints.delete('VAT');
  if (complaints.size > 0) return addressPage(c, shop, { id, values, complaints });
  const saved = save(c, shop, id, values);
  const t = textsOf(c).address;
  if (saved === undefined) return answer(c, { isDone: false, text: t.gone, returnUrl });
  if (values.AddressType !== 'Billing') shop.sessions.setCountry(c.get('session').id, values.CountryId);
  await record(c, shop);
  return answer(c, { isDone: true, text: t.saved, returnUrl, id: saved });
}

async function removeAddress(c: Ctx, shop: Shop): Promise<Response> {
  const { Id: id } = await fieldsOf(c);
  const isDone = shop.addresses.remove(userOf(c), id);
  const t = textsOf(c).address;
  if (isDone) await record(c, shop);
  return answer(c, { isDone, text: isDone ? t.removed : t.gone });
}

interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
  readonly returnUrl?: string | undefined;
  readonly id?: number;
}

/** Sends the result: as JSON to scripts, as a redirect with a notice to pages. */
function answer(c: Ctx, { isDone, text, returnUrl, id }: Outcome): Response {
  if (isCall(c, returnUrl !== undefined))
    return c.json({ Status: isDone ? 'OK' : 'Error', Message: text, Id: id }, isDone ? 200 : 404);
  leaveNotice(c, { kind: isDone ? 'done' : 'refused', text, section: 'address' });
  const back = returnUrl ? returnPath(returnUrl) : undefined;
  return c.redirect(back ?? `/${c.get('culture')}/account#account-address`, 303);
}

interface AddressPage {
  /** Id of the edited address; empty for a new one. */
  readonly id: string;
  readonly values: AddressValues;
  readonly complaints?: Complaints<AddressFieldName>;
}

async function addressPage(
  c: Ctx,
  { view }: Shop,
  { id, values, complaints = new Map() }: AddressPage,
): Promise<Response> {
  const [t, culture] = [textsOf(c), c.get('culture')];
  const form = { fields: addressFields, labels: t.address.labels, values, complaints, culture };
  const fields = c.req.method === 'POST' ? await fieldsOf(c) : c.req.query();
  const page = await view.page(
    c,
    'address',
    {
      title: id ? t.address.change : t.address.add,
      ...formView<AddressFieldName>({ ...form, idPrefix: 'address-' }),
      id,
      returnUrl: returnPath(fields['returnUrl']) ?? `/${culture}/account#account-address`,
      addressTypes,
      addressAccounts,
      countries: addressCountries.map((code) => ({ code, name: t.countries[code] })),
    },
    complaints.size > 0 ? 422 : 200,
  );
  page.headers.set('Cache-Control', 'no-store');
  return page;
}
