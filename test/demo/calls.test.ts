// @vitest-environment node
import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFromBuild } from '../support/catalogue.ts';
import { repository } from '../support/files.ts';
import { signedIn } from './customers.ts';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';

interface Described {
  readonly method: string;
  readonly body?: { readonly example: Record<string, unknown> };
  readonly answer: { readonly schema?: object; readonly definitions?: object };
}

type Client = Awaited<ReturnType<typeof signedIn>>['client'];

const { readCalls } = (await importFromBuild('catalogue/read-calls.mjs')) as {
  readCalls(
    root: string,
    sources: ReadonlyMap<string, unknown>,
  ): Promise<{ calls: Record<string, Described> }>;
};
const { calls } = await readCalls(repository, new Map());

let demo: Demo;
let client: Client;

beforeAll(async () => {
  demo = await startShop();
  ({ client } = await signedIn(demo));
});
afterAll(() => demo.close());

/** The address of each call in the demo; the values of its path and query are the demo's own. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'cart.readSummary': '/api/v1/shoppingcarts',
  'shipping.findCities': '/api/v1/countries/BE/cities/5000',
  'coupons.findAvailable': '/api/v1/couponcode/user/1',
  'checkout.checkVat': '/api/v1/sales/customers/checkisvatvalid/?countryId=BE&VAT=BE0417497106',
  'pickup.findPoints': '/api/v1/shipping/relais/getpickuppoints',
  'pickup.findLocations': '/stand-ins/geocoder/api?q=Namur&limit=5&lang=fr',
  'pickup.findLocationAt': '/stand-ins/geocoder/reverse?lat=50.46&lon=4.87&limit=1&lang=fr',
  'variants.read': '/api/v1/catalog/products/101/productvariants?Quantity=1',
  'search.findSuggestions': '/api/v1/catalog/search/suggestions?q=bol&nbrResults=5&accuracy=0.3',
  'search.findReferences': '/api/v1/catalog/customerref/search?q=VR&page=1',
  'wishlists.isInList': '/api/v1/catalog/wishlist/isinthelist?ProductVariantId=10101&ProductId=101',
  'wishlists.count': '/api/v1/catalog/wishlist/products/count',
  'folders.read': '/api/v1/assetslibrary/folders/hierarchy?folderId=1',
  'maps.readKey': '/api/v1/settings/GoogleFrontAPIKey',
  'strings.read': '/api/v1/localization/nl/stringresources?v=1',
  'validation.checkValue': '/api/v1/registrations/email?Email=anouk%40example.be',
  'cart.add': '/api/v1/catalog/products/addtocart',
  'coupons.apply': '/api/v1/shoppingcarts/coupon',
  'country.change': '/api/v1/salestaxes/currentcountry',
  'currency.change': '/api/v1/currencyconverter/currency/changeto/CHF',
  'shipping.setMethod': '/api/v1/shoppingcarts/shippingmethods',
  'shipping.setCountries': '/api/v1/shoppingcarts/shippingcountries',
};

function problemsOf({ schema = {}, definitions = {} }: Described['answer'], value: unknown): unknown {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const whole = JSON.stringify({ ...schema, components: { schemas: definitions } });
  const validate = ajv.compile(JSON.parse(whole) as object);
  return validate(value) ? [] : validate.errors;
}

test.each(Object.entries(ADDRESSES))('the shop answers %s as it is described', async (id, address) => {
  const { method, body, answer } = calls[id]!;
  const response = await client.call(method, address, body?.example);
  expect([id, response.status]).toEqual([id, 200]);
  expect(problemsOf(answer, await response.json())).toEqual([]);
});

test('every read of JSON is among them, but those of a staff or of the media library', () => {
  const reads = Object.entries(calls).filter(([, { method, answer }]) => method === 'GET' && answer.schema);
  const left = reads.map(([id]) => id).filter((id) => !(id in ADDRESSES));
  expect(left.toSorted()).toEqual(['assets.crop', 'assets.read', 'sales.findCustomers']);
});
