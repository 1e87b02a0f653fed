import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPickupPayload, savePickupPoint } from '#stores/pickup';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';
import { parse } from 'valibot';
import { readPoints } from '../../../stores/pickup/point.ts';
import { writtenPoints } from '../../../stores/pickup/schema.ts';

const [POINT] = readPoints(parse(writtenPoints, [{ PublicAccessPointID: 'r-1', ConsigneeName: 'Pont' }]));
const PAYLOAD = createPickupPayload(POINT!, {
  firstName: 'Ada',
  lastName: 'Lovelace',
  shippingMethodId: '2',
  isStatic: false,
});
const SAVE = '/shop/api/v1/shoppingcarts/externalpickuppoint';

beforeEach(async () => {
  watchConsole();
  showPage('', { app: '/shop' });
  await import('#stores/cart');
  vi.useFakeTimers();
});
afterEach(async () => {
  await pass(20_000);
  leavePage();
});

/** Answers the saves in order, the last answer for all later ones; returns them. */
function serve(...answers: (() => Response)[]) {
  const { requests } = stubServer(({ pathname }) => {
    if (pathname !== SAVE)
      return jsonAnswer({ ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' });
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
  return () => requests.filter(({ url }) => url.pathname === SAVE);
}
async function save() {
  const saved = savePickupPoint(PAYLOAD).catch((error: unknown) => error);
  await pass(2_000);
  return saved;
}
const failed = () => jsonAnswer({}, { status: 503 });

test('a point is saved by one call with all its fields, which outlives the page [PUP-04]', async () => {
  const saves = serve(() => jsonAnswer({}));
  expect(await save()).toBe(true);
  const [{ init }] = saves() as [ReturnType<typeof saves>[number]];
  expect([init.method, init.keepalive, saves().length]).toEqual(['POST', true, 1]);
  expect(JSON.parse(String(init.body))).toEqual(PAYLOAD);
});

test.each([
  ['nothing', () => answer('', { status: 204 })],
  ['null', () => jsonAnswer(null)],
])('a point that is answered by %s is not confirmed', async (_what, respond) => {
  serve(respond);
  expect(await save()).toBe(false);
});

test('a point whose answer is lost is saved once more', async () => {
  const saves = serve(failed, () => jsonAnswer({}));
  expect(await save()).toBe(true);
  expect(saves()).toHaveLength(2);
});

test('a point that cannot be saved is a failure for its view', async () => {
  const saves = serve(failed);
  expect(await save()).toMatchObject({ kind: 'status', status: 503 });
  expect(saves()).toHaveLength(2);
});

test('points that wait for the cart are all saved in the order of their choice, so that the last one wins', async () => {
  const { queueCartWrite } = await import('#stores/cart');
  const gate = later<void>();
  const saves = serve(() => jsonAnswer({}));
  queueCartWrite('before', () => gate.promise);
  const both = Promise.all([savePickupPoint(PAYLOAD), savePickupPoint({ ...PAYLOAD, PickupPointName: 'B' })]);
  await pass(100);
  expect(saves()).toEqual([]);
  gate.resolve();
  await pass(2_000);
  expect(await both).toEqual([true, true]);
  const names = saves().map(({ init }) => (JSON.parse(String(init.body)) as typeof PAYLOAD).PickupPointName);
  expect(names).toEqual(['Pont', 'B']);
});
