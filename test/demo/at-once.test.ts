// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';
import {
  atSecondStep,
  createCustomer,
  errorOf,
  htmlOf,
  isSignedIn,
  secondStep,
  withTwoFactor,
  wrongCode,
} from './customers.ts';
import { startShop } from './start.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startShop();
});
afterAll(() => demo.close());

const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

it('sixty wrong codes at once are five guesses, and the right one waits as well [ACC-02]', async () => {
  const { customer, secret } = await withTwoFactor(demo);
  const { client } = await atSecondStep(demo, customer);
  const Code = wrongCode(secret);
  const answers = await times(60, async () =>
    errorOf(await (await client.post(secondStep, { Code })).text()),
  );
  const waiting = answers.filter((text) => text?.startsWith('Trop de tentatives'));
  expect([answers.length - waiting.length, waiting.length]).toEqual([5, 55]);
  expect(await isSignedIn(client)).toBe(false);
});

it('a recovery code that six browsers send at once signs in one of them [ACC-02]', async () => {
  const { customer, codes } = await withTwoFactor(demo);
  const browsers = await times(6, () => atSecondStep(demo, customer));
  await Promise.all(browsers.map(({ client }) => client.post(secondStep, { RecoveryCode: codes[0]! })));
  const signedIn = await Promise.all(browsers.map(({ client }) => isSignedIn(client)));
  expect(signedIn.filter(Boolean)).toHaveLength(1);
});

it('a link to a new password that six browsers use at once sets one password [ACC-01]', async () => {
  const client = await createClient(demo);
  const { Email } = await createCustomer(client);
  await client.post('/fr/security/forgot', { Email });
  const link = /href="(\/fr\/security\/reset\?token=[\w-]+)"/.exec(await htmlOf(client, '/fr/outbox'))![1]!;
  const answers = await times(6, async (index) => {
    const password = `un-autre-sesame-${index}`;
    const browser = await createClient(demo);
    return (await browser.post(link, { Password: password, PasswordRepeat: password })).status;
  });
  expect(answers.toSorted((one, other) => one - other)).toEqual([303, 404, 404, 404, 404, 404]);
});

it('an address that five browsers register at once has one account [ACC-03]', async () => {
  const person = { FirstName: 'An', LastName: 'Peeters', Email: 'once@voorbeeld.be', VatCountry: 'BE' };
  const password = { Password: 'dix-signes-1', PasswordRepeat: 'dix-signes-1', Terms: 'true' };
  const answers = await times(5, async () => {
    const browser = await createClient(demo);
    return (await browser.post('/fr/security/register', { ...person, ...password })).status;
  });
  expect(answers.toSorted((one, other) => one - other)).toEqual([303, 422, 422, 422, 422]);
});

it('another address for an order is requested once, however many requests come at once [SAL-01]', async () => {
  const client = await createClient(demo);
  const made = await client.call('POST', '/demo/customer', { hasHistory: true });
  const { Email } = (await made.json()) as { Email: string };
  await client.call('POST', '/demo/sign-in', { user: Email });
  await client.refresh();
  const [, OrderId = ''] = /id="order-(IL-\d+)"/.exec(await htmlOf(client, '/fr/account/orders'))!;
  const address = { OrderId, Country: 'BE', Number: '1', PostalCode: '5000', City: 'Namur' };
  await times(8, (index) =>
    client.post('/fr/sales/order/ChangeDeliveryAddressRequest', { ...address, Street: `Rue ${index}` }),
  );
  const requests = (await (await client.send('/demo/ledger')).json()) as { path: string }[];
  expect(requests.filter(({ path }) => path.endsWith('Request'))).toHaveLength(1);
});
