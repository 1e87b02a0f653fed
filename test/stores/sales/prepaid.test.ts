import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $cart, addOrderLine } from '#stores/cart';
import { addCredit } from '#stores/sales';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, stubServer } from '../../support/server.ts';

const ADD = '/api/v1/sales/prepaidaccounts/addtocart';
let count = 0;
let reply: () => Response = () => jsonAnswer('/fr/shoppingcarts');
let added = 0;
let forms: (string | undefined)[] = [];

const summary = () => ({ ItemsCount: count, AmountTaxInclHtml: `${count} €`, AmountTaxExclHtml: '' });

function handle(url: URL, init: RequestInit): Promise<Response> {
  if (url.pathname === '/api/v1/shoppingcarts') return Promise.resolve(jsonAnswer(summary()));
  added += 1;
  if (url.pathname !== ADD) forms.push(`${init.method} ${String(init.body)}`);
  return Promise.resolve(reply());
}

beforeEach(() => {
  watchConsole();
  showPage('');
  count = 0;
  added = 0;
  forms = [];
  stubServer(handle);
  $cart.set({ ...$cart.get(), summary: summary() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the answer is the address where the shopper goes on [SAL-04]', async () => {
  reply = () => jsonAnswer('/fr/shoppingcarts');
  const outcome = await addCredit('1', '50');
  expect([outcome.kind, outcome.next?.pathname]).toEqual(['added', '/fr/shoppingcarts']);
});

test.each([
  ['another site', '"https://evil.example/fr"'],
  ['another site without a scheme', '"//evil.example/fr"'],
  ['a script', '"javascript:alert(1)"'],
  ['a sentence', '"tout va bien"'],
  ['an object', '{"Url":"/fr"}'],
  ['nothing', ''],
  ['no JSON', '<p>ok</p>'],
])(
  'an answer that is %s leads nowhere; the cart says whether it was added, once [SAL-04]',
  async (_what, text) => {
    reply = () => answer(text);
    expect(await addCredit('1', '50')).toMatchObject({ kind: 'lost', next: undefined });
    reply = () => {
      count = 50;
      return answer(text);
    };
    expect(await addCredit('1', '50')).toMatchObject({ kind: 'added', next: undefined });
    expect(added).toBe(2);
  },
);

test('a refusal has the server’s words; a lost answer is looked up, and nothing is sent twice [SAL-04]', async () => {
  reply = () => jsonAnswer({ Message: 'Trop.' }, { status: 400 });
  expect(await addCredit('1', '9999')).toMatchObject({ kind: 'rejected', message: 'Trop.' });
  reply = () => jsonAnswer({}, { status: 502 });
  expect(await addCredit('1', '50')).toMatchObject({ kind: 'lost' });
  reply = () => {
    count = 50;
    return jsonAnswer({}, { status: 502 });
  };
  expect(await addCredit('1', '50')).toMatchObject({ kind: 'added', next: undefined });
  expect(added).toBe(3);
});

test('a line of an order goes as a form, and a PUT that adds is never repeated by itself [SAL-03]', async () => {
  const payload = { name: 'Mug', quantity: '2', ItemKey: '10101', OrderId: 'IL-1' };
  reply = () => jsonAnswer({}, { status: 503 });
  expect(await addOrderLine(payload)).toMatchObject({ kind: 'lost' });
  expect(forms).toEqual(['PUT name=Mug&quantity=2&ItemKey=10101&OrderId=IL-1']);
  reply = () => jsonAnswer({ Message: 'Épuisé.' }, { status: 410 });
  expect(await addOrderLine(payload)).toMatchObject({ kind: 'rejected', message: 'Épuisé.' });
});
