// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';
import { createCustomer, htmlOf, signIn } from './customers.ts';
import { startShop } from './start.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].slice(1).map(([, name, value = '']) => [name!, value]),
  );

/** Inputs that open a keyboard. */
const typed = new Set(['text', 'email', 'tel', 'search', 'number', 'password', 'url']);

const inputsOf = (html: string): Attributes[] =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter(({ type = 'text', hidden }) => typed.has(type) && hidden === undefined);

/**
 * HTML has no token for the number or box of a house, nor for a quantity; `off` would also keep a typed one
 * from the drafts and from the browser's own restoring.
 */
const hasNoToken = ({ name = '', type }: Attributes) => type === 'number' || /(?:Number|Box)$/.test(name);
const isNamePart = ({ autocomplete = '' }: Attributes) =>
  /(?:-name|name|organization|address-line1|address-level2)$/.test(autocomplete) &&
  autocomplete !== 'username';
const lacksType = ({ type = 'text', autocomplete }: Attributes, token: string) =>
  autocomplete === token && type !== token;
const isCode = (input: Attributes) =>
  /postal-code|one-time-code/.test(input['autocomplete'] ?? '') || /VAT|Vat|Coupon/.test(input['name'] ?? '');

/** Names what an input lacks for the right keyboard. */
function lackOf(input: Attributes): string[] {
  const { type = 'text', autocomplete, inputmode, enterkeyhint, spellcheck, autocapitalize } = input;
  const lacks: [string, boolean][] = [
    ['autocomplete', autocomplete === undefined && !hasNoToken(input)],
    ['enterkeyhint', enterkeyhint === undefined],
    ['inputmode', type === 'number' && !/numeric|decimal/.test(inputmode ?? '')],
    ['type=email', lacksType(input, 'email')],
    ['type=tel', lacksType(input, 'tel')],
    ['autocapitalize=words', isNamePart(input) && autocapitalize !== 'words'],
    ['autocapitalize=none', type === 'email' && autocapitalize !== 'none'],
    ['spellcheck=false', (isCode(input) || isNamePart(input)) && spellcheck !== 'false'],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([name]) => name);
}

const FORMS = [
  '/contact',
  '/contact/assistance',
  '/security/register',
  '/security/login',
  '/security/forgot',
  '/catalog/product/mug-dune',
  '/shoppingcarts',
  '/checkout',
];

const OF_CUSTOMERS = [
  '/account',
  '/account/address',
  '/account/security/password',
  '/account/security/two-factor',
  '/account/prepaid',
  '/catalog/wishlist/list',
  '/catalog/wishlist/popup?ProductVariantId=10101',
  '/checkout',
];

describe('every form of the shop', () => {
  it('opens the right keyboard for each field on a phone, with the browser’s own data and a named Enter key', async () => {
    const client = await createClient(demo);
    const found: string[] = [];
    let count = 0;
    const check = async (paths: readonly string[]) => {
      for (const path of paths) {
        const inputs = inputsOf(await htmlOf(client, `/fr${path}`));
        count += inputs.length;
        for (const input of inputs) {
          const lacks = lackOf(input);
          if (lacks.length > 0) found.push(`${path}: ${input['name']} lacks ${lacks.join(', ')}`);
        }
      }
    };
    await client.post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '2' });
    await check(FORMS);
    await signIn(client, await createCustomer(client));
    await client.post('/fr/shoppingcarts/add', { ProductVariantId: '10101', Quantity: '2' });
    await check(OF_CUSTOMERS);
    expect([...new Set(found)]).toEqual([]);
    expect(count).toBeGreaterThan(80);
  });
});
