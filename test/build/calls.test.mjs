import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { catalogueFiles } from '../../build/catalogue/catalogue.mjs';
import { describeContent } from '../../build/catalogue/describe-content.mjs';
import { check, lazy, nullish, number, object, pipe, string, union } from 'valibot';
import { describeRepository } from '../support/catalogue.ts';

const repository = join(import.meta.dirname, '../..');
const { catalogue } = await describeRepository();
const files = catalogueFiles(catalogue, '1.2.3');
const openApi = JSON.parse(files.openApi);
const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));

const compile = (schema) => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'root', components: openApi.components });
  const text = JSON.stringify(schema).replaceAll('"#/components', '"root#/components');
  return ajv.compile(JSON.parse(text));
};

/** The contents with a schema: bodies and answers. */
const contents = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody, responses[200]].flatMap((holder) =>
    Object.entries(holder?.content ?? {})
      .filter(([type]) => type !== 'text/html')
      .map(([type, content]) => [`${operationId} ${type}`, content]),
  ),
);

test('openapi.json is OpenAPI 3.1, with the version of the package', async () => {
  const result = await new Validator().validate(structuredClone(openApi));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(openApi).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
});

test('each id is one operation, each area one tag, each write carries the token', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(Object.keys(catalogue.calls).toSorted());
  expect(openApi.tags.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(ids.map((id) => id.split('.')[0]))].toSorted(),
  );
  const unsafe = Object.values(openApi.paths).flatMap(({ get: _read, ...writes }) => Object.values(writes));
  expect(unsafe.length).toBeGreaterThan(15);
  for (const { operationId, security } of unsafe)
    expect(security, operationId).toEqual([{ antiforgery: [] }]);
});

test.each(contents)('the example of %s is what its JSON Schema says', (_name, { schema, example }) => {
  const validate = compile(schema);
  expect(validate(example) ? [] : validate.errors).toEqual([]);
});

test('islands.json has a brief of each call, with the islands that make it', () => {
  const { calls } = JSON.parse(files.catalogue);
  expect(calls['cart.setQuantity']).toEqual({
    method: 'PUT',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    description: expect.stringMatching(/\.$/),
    islands: ['cart', 'mini-cart-line'],
  });
  expect(calls['maps.readKey'].islands).toEqual(['map', 'pickup-search']);
  const named = Object.values(calls).flatMap(({ islands }) => islands);
  expect(named.filter((name) => !(name in catalogue.islands))).toEqual([]);
});

describe('the addresses of the sources', () => {
  const sources = ['stores', 'islands', 'validation'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true })
      .map(String)
      .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)about(?:\/|[\w-]*\.ts$)/.test(file))
      .map((file) => readFileSync(join(repository, folder, file), 'utf8')),
  );
  const plain = (path) => path.replace(/\$?\{[^}]*\}/g, '{}').replace(/\?.*$|(?<=[a-z])\{\}$/, '');
  const literals = sources.flatMap((text) =>
    [...text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , one]) => one),
  );

  /** Addresses that the code joins of two parts. */
  const joined = sources.flatMap((text) => [
    ...[...text.matchAll(/wishlistUrl\(['`]([^'`]+)['`]/g)].map(
      ([, end]) => `/api/v1/catalog/wishlist/${end}`,
    ),
    ...[...text.matchAll(/postText\('(\w+)'/g)].map(([, end]) => `/api/v1/catalog/wishlist/${end}`),
    ...[...text.matchAll(/await post\('(\w+)'/g)].map(([, end]) => `/api/v1/shoppingcarts/${end}`),
    ...[...text.matchAll(/^ {2}\w+: '(shipping\w+|country|city)',$/gm)].map(
      ([, end]) => `/api/v1/shoppingcarts/${end}`,
    ),
    ...[...text.matchAll(/`\$\{SUMMARY_PATH\}(\/[^`]+)`/g)].map(([, end]) => `/api/v1/shoppingcarts${end}`),
    ...[...text.matchAll(/`\/assets\/croptempimg\/[^`]+`/g)].map(
      () => `/assets/croptempimg/${Array(7).fill('{}').join('/')}`,
    ),
  ]);

  const OPEN_ENDED = /^\/api\/v1\/(?:catalog\/wishlist|shoppingcarts)\/\{\}/;
  const written = literals
    .map((one) =>
      one
        .replace(/^\$\{getSite\(\)\}/, '/')
        .replace(/\$\{isForced[^}]*\}/, '')
        .replace(/^\$\{apiUrl\(''\)\}/, ''),
    )
    .filter((one) =>
      /^\/(?:api\/v\d|widget\/news\/|\$\{getCulture\(\)\}\/(?:assetslibrary|sales|security))/.test(one),
    )
    .map((one) => plain(one.replace('${scopeOf(scope)}', '{a}/{b}/{c}')))
    .filter((one) => !OPEN_ENDED.test(one) && !/checkisvatvalid\/.+/.test(one));
  const found = new Set(
    [...written, ...joined.map(plain)].map((one) => one.replace(/assetsbyfolder\/$/, 'assetsbyfolder/{}/{}')),
  );
  const own = Object.values(catalogue.calls).filter(
    ({ address }) => !address || address.includes('else this'),
  );
  const described = new Set(own.map(({ path }) => plain(path).replace(/\/true$/, '')));

  test('have an operation each', () => {
    expect([...found].filter((path) => !described.has(path))).toEqual([]);
    expect(found.size).toBeGreaterThan(30);
  });

  test('are those of the operations', () => {
    expect([...described].filter((path) => !found.has(path))).toEqual([]);
  });
});

describe('a description that is not whole is a complaint:', () => {
  const schema = object({ Name: string(), Size: nullish(number()) });
  const complaintsOf = (about) =>
    describeContent(
      { schema, example: { Name: 'Bol' }, fields: { Name: 'n', Size: 's' }, ...about },
      { subject: 'It' },
    ).complaints;

  test.each([
    ['none', {}, []],
    ['a field without a sentence', { fields: { Name: 'n' } }, [/^It says nothing of the field Size: add/]],
    [
      'a field that there is not',
      { fields: { Name: 'n', Size: 's', Hue: 'h' } },
      [/^It describes Hue, which/],
    ],
    ['a wrong example', { example: { Name: 5 } }, [/^It has an example that its own schema refuses/]],
  ])('%s', (_what, about, expected) => {
    expect(complaintsOf(about)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  test('unions, checks and schemas that contain themselves are written faithfully', () => {
    const node = object({
      Id: union([
        number(),
        pipe(
          string(),
          check((text) => text !== '.', 'no'),
        ),
      ]),
      Below: nullish(lazy(() => node)),
    });
    const { content } = describeContent(
      { schema: node, example: { Id: 1 }, fields: { Id: 'i', Below: 'b' }, definitions: { Node: node } },
      { subject: 'It' },
    );
    expect(content.schema).toEqual({ $ref: '#/components/schemas/Node' });
    expect(content.definitions.Node).toMatchObject({
      required: ['Id'],
      properties: {
        Id: { type: ['number', 'string'], description: 'i' },
        Below: { anyOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] },
      },
    });
  });
});
