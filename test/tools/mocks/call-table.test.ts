import { expect, it } from 'vitest';
import { createCallTable } from '../../../tools/mocks/call-table.ts';
import { readOpenApi } from '../../support/catalogue.ts';

const openapi = await readOpenApi();
const table = createCallTable(openapi);
const rows = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path] as const),
);

it.each(rows)('%s is found below any folder (%s %s)', (id, method, path) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const url = names.reduce((result, name, index) => result.replace(`{${name}}`, `v%20${index}`), path);
  const params = Object.fromEntries(names.map((name, index) => [name, `v ${index}`]));
  for (const folder of ['', '/shop', '/a/b']) {
    const found = table.find(method.toUpperCase(), folder + url);
    expect([found?.call.id, found?.params]).toEqual([id, params]);
  }
});

it.each([
  ['GET', '/'],
  ['GET', '/fr/products'],
  ['GET', '/api/v1/shoppingcarts/1'],
  ['POST', '/api/v1/shoppingcarts/shoppingcartitems/1'],
  ['PUT', '/xshoppingcarts/shoppingcartitems/1'],
  ['PUT', '/api/v1/shoppingcarts/shoppingcartitems//'],
])('%s %s is no call', (method, pathname) => {
  expect(table.find(method, pathname)).toBeUndefined();
});

it('the more literal path wins', () => {
  const operation = (operationId: string) => ({ get: { operationId, responses: {} } });
  const { find } = createCallTable({
    paths: { '/carts/{id}': operation('one'), '/carts/new': operation('new'), '/{a}/{b}': operation('any') },
    components: { schemas: {} },
  });
  const ids = ['/carts/new', '/carts/7', '/x/carts/new', '/a/b'].map((path) => find('GET', path)?.call.id);
  expect(ids).toEqual(['new', 'one', 'new', 'any']);
});

it('a path that can’t be decoded is compared as it is', () => {
  const found = table.find('PUT', '/api/v1/shoppingcarts/shoppingcartitems/%E0%A4%A');
  expect(found?.params).toEqual({ id: '%E0%A4%A' });
});
