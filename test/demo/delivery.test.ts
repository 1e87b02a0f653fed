// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/data/seed.ts';
import { deliveryDays, deliveryOf } from '../../demo/rules/delivery.ts';
import { fill, texts } from '../../demo/texts/index.ts';
import { promised } from '../../demo/texts/promised.ts';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

describe('the cost of a delivery', () => {
  it.each([
    [0, 'BE', 0, 0],
    [0, 'DE', 0, 0],
    [1, 'BE', 500, 5999],
    [2400, 'BE', 500, 3600],
    [5999, 'BE', 500, 1],
    [6000, 'BE', 0, 0],
    [117600, 'BE', 0, 0],
    [2400, 'NL', 900, 0],
    [6000, 'FR', 900, 0],
    [6000, 'LU', 900, 0],
    [117600, 'DE', 900, 0],
  ] as const)('of %i cents to %s is %i, with %i missing for a free one', (goods, country, cost, missing) => {
    expect(deliveryOf(goods, country)).toEqual({ country, cost, missing });
  });

  it('is what the delivery page promises', () => {
    expect(texts.fr.delivery.timesRows.map((row) => row[2])).toEqual(['5 €, offerts dès 60 €', '9 €', '9 €']);
  });
});

describe('the shop', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startShop();
  });
  afterAll(() => demo.close());

  const order = {
    BillingFirstName: 'An',
    BillingLastName: 'Peeters',
    Email: 'an@voorbeeld.be',
    BillingStreet1: 'Kaai',
    BillingHouseNumber: '1',
    BillingPostalCode: '9000',
    BillingCity: 'Gent',
    BillingCountry: 'BE',
    PaymentMethod: 'BankTransfer',
    SameAddressForShipping: 'true',
    AccountType: 'Private',
  };
  const paris = { ...order, BillingPostalCode: '75001', BillingCity: 'Paris', BillingCountry: 'FR' };
  const mug = { ProductVariantId: '10101', Quantity: '1' };

  /** Creates a visitor with a mug of 23 € in the cart; `read` returns the totals of a page. */
  async function shopper() {
    const client = await createClient(demo);
    await client.post('/fr/shoppingcarts/add', mug);
    const read = async (path: string) => rowsOf(await (await client.send(path)).text());
    return { ...client, read };
  }

  const rowsOf = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<div[^>]*><dt>([^<]+)<\/dt><dd>([^<]+)<\/dd><\/div>/g)].map(([, name, amount]) => [
        name!.replaceAll(/\s/g, ' '),
        amount!.replaceAll(/\s/g, ' '),
      ]),
    );

  it('adds the delivery up in the cart, and says what is missing for a free one', async () => {
    const { read, send, post } = await shopper();
    const rows = await read('/fr/shoppingcarts');
    const price = amountOf(rows['Articles']!);
    expect(rows).toMatchObject({ 'Livraison (Belgique)': '5,00 €' });
    expect(amountOf(rows['Total TVA comprise']!)).toBe(price + 500);
    expect(amountOf(rows['Total hors TVA']!) + amountOf(rows['TVA 21 %']!)).toBe(price + 500);
    const nl = (await (await send('/nl/shoppingcarts')).text()).replaceAll(/\s/g, ' ');
    expect(nl).toMatch(/Nog € [\d,]+ voor gratis levering/);
    await post('/fr/shoppingcarts/add', { ...mug, Quantity: '5' });
    expect(await read('/fr/shoppingcarts')).toMatchObject({ 'Livraison (Belgique)': 'Offerte' });
  });

  const amountOf = (text: string): number =>
    Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

  it('calculates anew for another country, keeps what was typed, and remembers it', async () => {
    const { post, read } = await shopper();
    const answer = await post('/fr/checkout', {
      ...order,
      BillingCountry: 'FR',
      Email: 'a',
      refresh: '1',
    });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(rowsOf(html)).toMatchObject({ 'Livraison (France)': '9,00 €' });
    expect(html).toContain('value="Peeters"');
    expect(html).not.toContain('class="field-validation-error"');
    expect(await read('/fr/shoppingcarts')).toMatchObject({ 'Livraison (France)': '9,00 €' });
  });

  it('takes no order at a price that its page has not shown', async () => {
    const { post, send } = await shopper();
    const rejected = await post('/fr/checkout', { ...paris, ShownTotal: '2800-2800' });
    const html = await rejected.text();
    expect(rejected.status).toBe(409);
    expect(html).toContain('Les montants ont changé');
    const shown = /name="ShownTotal" value="([\d-]+)"/.exec(html)![1]!;
    const ordered = await post('/fr/checkout', { ...paris, ShownTotal: shown });
    expect(ordered.status).toBe(303);
    const page = rowsOf(await (await send(ordered.headers.get('location')!)).text());
    expect(page).toMatchObject({ 'Livraison (France)': '9,00 €' });
    expect(amountOf(page['Total TVA comprise']!)).toBe(amountOf(page['Articles']!) + 900);
  });

  it('shows a customer the same total, and sends to the country of the address', async () => {
    const { post, send, refresh, read } = await shopper();
    await post('/fr/security/login', { Email: 'daan@example.com', Password: demoPassword });
    await refresh();
    const address = {
      AddressType: 'Both',
      AccountType: 'Private',
      CountryId: 'NL',
      Street1: 'Gracht',
      HouseNumber: '1',
      PostalCode: '1012 AB',
      City: 'Amsterdam',
    };
    await post('/fr/account/address', address);
    const rows = await read('/fr/shoppingcarts');
    expect(rows).toMatchObject({ 'Livraison (Pays-Bas)': '9,00 €' });
    const dutchOrder = { ...order, BillingCountry: 'NL', BillingPostalCode: '1012 AB' };
    await post('/fr/checkout', dutchOrder);
    const account = (await (await send('/fr/account')).text()).replaceAll(/\s/g, ' ');
    expect(account).toContain(`<strong>${rows['Total TVA comprise']}</strong>`);
    expect(account).toContain('dont 9,00 € de livraison');
  });
});

it.each(['fr', 'nl'] as const)('one parcel has one promise on every page (%s)', (culture) => {
  const [t, { home, pickup, payment, daysTo }] = [texts[culture], promised[culture]];
  for (const text of [t.home.reassureDelivery, t.delivery.timesText, t.delivery.brief, t.deliveryDay.info])
    expect(text).toContain(home);
  for (const text of [
    t.pickup.intro,
    t.delivery.pickupText,
    t.checkout.methodInfos.relais,
    t.checkout.methodInfos.poste,
  ])
    expect(text).toContain(pickup);
  expect(t.order.paymentInfoText).toContain(payment);
  // The cart shows the days of one country, the delivery page those of each country.
  expect(fill(t.shipping.methods.home, deliveryDays.DE)).toContain(daysTo('DE'));
  expect(t.delivery.timesRows.map(([, days]) => days)).toEqual([daysTo('BE'), daysTo('FR'), daysTo('DE')]);
});
