import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startShop();
});
afterAll(() => demo.close());

const FIELDS = {
  AddressType: 'Both',
  AccountType: 'Private',
  CountryId: 'BE',
  Street1: 'Rue des Potiers',
  HouseNumber: '12',
  PostalCode: '5000',
  City: 'Namur',
};

async function customer() {
  const client = await createClient(demo);
  const made = await client.call('POST', '/demo/customer', {});
  const { Email } = (await made.json()) as { Email: string };
  await client.call('POST', '/demo/sign-in', { user: Email });
  await client.refresh();
  const save = (key: string, fields = FIELDS) =>
    client.post('/fr/account/address', fields, { Accept: 'application/json', 'Idempotency-Key': key });
  const count = async () => {
    const list = await (await client.send('/fr/widget/DeliveryAddressPicker?AddressType=Both')).text();
    return [...list.matchAll(/data-address-id/g)].length;
  };
  return { save, count };
}

test('a write that comes twice with one key is applied once, and answered the same [CHK-02]', async () => {
  const { save, count } = await customer();
  const [first, again] = [await save('k1'), await save('k1')];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect(await count()).toBe(1);
});

test('of two at the same moment the second waits for the answer of the first [CHK-02]', async () => {
  const { save, count } = await customer();
  const answers = await Promise.all([save('k1'), save('k1')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await count()).toBe(1);
});

test('another key is another write, also of another visitor [CHK-02]', async () => {
  const [one, other] = [await customer(), await customer()];
  await one.save('k1');
  await one.save('k2');
  await other.save('k1');
  expect([await one.count(), await other.count()]).toEqual([2, 1]);
});

test('what was refused is refused again without a second look, and no key is no promise [CHK-02]', async () => {
  const { save, count } = await customer();
  const bad = { ...FIELDS, PostalCode: 'X' };
  expect([(await save('k1', bad)).status, (await save('k1', bad)).status]).toEqual([422, 422]);
  await save('');
  await save('');
  expect(await count()).toBe(2);
});

test.each(['/fr/account/address', '/nl/contact'])(
  'a plain form carries a key: what a browser sends again by itself is applied once, another text is another write: %s [CHK-02]',
  async (path) => {
    const client = await createClient(demo);
    const { Email } = (await (await client.call('POST', '/demo/customer', {})).json()) as { Email: string };
    await client.call('POST', '/demo/sign-in', { user: Email });
    await client.refresh();
    const html = await (await client.send(path)).text();
    const key = /name="__IdempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(key).not.toBe('');
    const message = { Name: 'Ada', Email: 'ada@example.be', Message: 'Une question.' };
    const send = (more = {}) => client.post(path, { ...FIELDS, ...message, ...more, __IdempotencyKey: key });
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const ledger = async () => (await (await client.send('/demo/ledger')).json()) as { body: object }[];
    expect(await ledger()).toHaveLength(1);
    expect((await ledger())[0]!.body).not.toHaveProperty('__IdempotencyKey');
    await send({ Street1: 'Quai de Meuse', Message: 'Une autre.' });
    expect(await ledger()).toHaveLength(2);
  },
);
