import { http } from 'msw';
import { http as http2 } from 'msw2';
import { setupServer } from 'msw/node';
import { setupServer as setupServer2 } from 'msw2/node';
import { createMocks, handlers, reply } from '../../tools/mocks/index.ts';

const mocks = createMocks({
  'cart.setQuantity': ({ params, body }) => ({ Item: { Quantity: body.Quantity + params.id.length } }),
  'news.readDay': '<p>',
  'cart.add': undefined,
});

mocks.mock('cart.setQuantity');
mocks.mock('cart.setQuantity', { Item: { Quantity: 2 } }, { times: 1 });
mocks.mock('cart.setQuantity', { Message: 'Non' }, { status: 422 });
mocks.mock('cart.setQuantity', 'Oops', { status: 500, delay: 20 });
mocks.mock('cart.setQuantity', undefined, { status: 204 });
mocks.mock('cart.setQuantity', async ({ body }) =>
  reply({ Message: String(body.Quantity) }, { status: 409 }),
);
mocks.mock('shipping.setMethod');
mocks.mock('validation.checkValue', 'Non', { url: /check/ });
const status: number = 422;
mocks.mock('cart.setQuantity', { Message: 'Non' }, { status });

const sent: readonly { body: { Quantity: number } }[] = mocks.requests('cart.setQuantity');
const files: readonly number[] = mocks.requests('assets.upload').map(({ body }) => body.file.size);
const urls: readonly string[] = mocks.requests().map(({ url }) => url);

setupServer(...handlers(http, { 'cart.readSummary': undefined }));
setupServer(...handlers(http, mocks));
setupServer2(
  ...handlers(http2, { 'cart.setQuantity': ({ body }) => ({ Item: { Quantity: body.Quantity } }) }),
);

// @ts-expect-error: there is no such call.
mocks.mock('cart.setQuantiti');
// @ts-expect-error: a number.
mocks.mock('cart.setQuantity', { Item: { Quantity: '3' } });
// @ts-expect-error: there is no such field.
mocks.mock('cart.setQuantity', { Mesage: 'Non' });
// @ts-expect-error: a number, of a function.
mocks.mock('cart.setQuantity', () => ({ Item: { Quantity: '3' } }));
// @ts-expect-error: a rejection has a Message.
mocks.mock('cart.setQuantity', { Item: { Quantity: 3 } }, { status: 422 });
// @ts-expect-error: there is no such option.
mocks.mock('cart.setQuantity', { Message: 'Non' }, { stauts: 422 });
// @ts-expect-error: HTML.
mocks.mock('news.readDay', { Message: 'Non' });
// @ts-expect-error: a field that the request lacks.
mocks.mock('cart.setQuantity', ({ body }) => ({ Item: { Quantity: body.Count } }));
// @ts-expect-error: a number.
createMocks({ 'cart.setQuantity': { Item: { Quantity: '3' } } });
// @ts-expect-error: there is no such call.
handlers(http, { 'cart.setQuantiti': undefined });
// @ts-expect-error: the http of MSW comes first.
handlers({ 'cart.setQuantity': undefined });

export { files, sent, urls };
