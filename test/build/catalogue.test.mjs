import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueFiles, readCatalogue } from '../../build/catalogue/catalogue.mjs';
import { renderExample } from '../../build/catalogue/example.mjs';
import { describeRepository } from '../support/catalogue.ts';
import { plantTree } from './support/tree.mjs';

const repository = join(import.meta.dirname, '../..');

const sentence = (text) => `{ fr: '${text}', nl: '${text}', en: '${text}' }`;

const EVENTS = `export interface Choice {
  /** How many. */
  readonly count: number;
}
export interface EventTable {
  /** Another quantity. */
  'quantity-changed': { quantity: number };
  /** What was chosen. */
  chosen: Choice;
  /** Nothing is carried. */
  reveal: Record<never, never>;
}
export type EventName = keyof EventTable;`;

/** A correct island; each test adds one fault. */
const RIGHT = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#runtime': './runtime/index.ts', '#kit/*.ts': './islands/kit/*.ts' },
  }),
  'runtime/page/events.ts': EVENTS,
  'islands/kit/props.ts': `export * from '${join(repository, 'islands/kit/props.ts')}';`,
  'islands/star/index.ts': `import { defineIsland } from '#runtime';
    export const star = defineIsland({ name: 'star', when: 'visible', load: () => import('./star.ts') });`,
  'islands/star/props.ts': `import { number, object, optional } from '#kit/props.ts';
    export const props = object({ rating: optional(number({ min: 0, max: 5 }), 3) });`,
  'islands/star/star.ts': `export default (host) => host.querySelector('[data-star-part]');`,
  'islands/star/example.html': `{% if culture == 'nl' %}\n<p data-island="star">Ster</p>\n{% else %}\n<p data-island="star">Étoile</p>\n{% endif %}\n`,
};

const about = (
  more = '',
  {
    title = sentence('Stars'),
    rating = `{ fr: 'Étoiles', nl: 'Sterren', en: 'How many stars.', examples: [4] }`,
  } = {},
) =>
  `export const about = { title: ${title}, purpose: ${sentence('Shows stars.')}, group: 'content', host: 'p', props: { rating: ${rating} }, ${more} };`;

const read = (files) => readCatalogue(plantTree({ ...RIGHT, ...files }).root);

const complaintsOf = async (text, files = {}) =>
  (await read({ 'islands/star/about.ts': text, ...files })).complaints;

test('the catalogue says of an island all that a program needs', async () => {
  const { catalogue, complaints } = await read({
    'islands/star/about.ts': about(
      `parts: { '[data-star-part]': ${sentence('A star.')} }, emits: ['reveal']`,
    ),
  });
  expect(complaints).toEqual([]);
  expect(catalogue.islands.star).toMatchObject({
    title: { fr: 'Stars' },
    kind: 'island',
    when: 'visible',
    host: 'p',
    props: {
      type: 'object',
      required: [],
      properties: {
        rating: {
          type: 'number',
          minimum: 0,
          maximum: 5,
          default: 3,
          examples: [4],
          description: 'How many stars.',
          'x-attribute': 'data-rating',
          'x-allowed': 'a number such as 2.5 (a point, no grouping), 0 or more, 5 or less',
        },
      },
    },
    parts: { '[data-star-part]': { en: 'A star.' } },
    events: ['archipel:reveal'],
    example: { fr: '<p data-island="star">Étoile</p>', nl: '<p data-island="star">Ster</p>' },
  });
  expect(catalogue.events['archipel:chosen']).toEqual({
    description: 'What was chosen.',
    detail: '{ count: number; }',
  });
  expect(catalogue.events['archipel:reveal'].description).toBe('Nothing is carried.');
});

test('each island has a JSON Schema of its own, of draft 7', async () => {
  const { catalogue } = await describeRepository();
  const { schemas } = catalogueFiles(catalogue, '1.2.3');
  const names = [...Object.keys(catalogue.islands), 'config'];
  expect([...schemas.keys()]).toEqual(names.map((name) => `${name}.json`));
  const { lines, clearUrl } = JSON.parse(schemas.get('cart.json')).properties;
  expect(lines).toMatchObject({ type: 'array', items: { required: ['Id', 'Quantity', 'ItemName'] } });
  expect(clearUrl).toMatchObject({ type: 'string', format: 'uri-reference' });
  expect(JSON.parse(schemas.get('cart.json'))).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Cart',
    required: ['url', 'continueUrl', 'lines'],
  });
});

describe('what is wrong is said in a sentence that says what to do:', () => {
  test('no about.ts', async () => {
    expect((await read({})).complaints).toEqual([
      expect.stringMatching(/^islands\/star has no about\.ts: write/),
    ]);
  });

  test.each([
    ['no title', about('', { title: 'undefined' }), /title says nothing in fr, nl, en: write a sentence/],
    ['a title without Dutch', about('', { title: "{ fr: 'a', en: 'b' }" }), /title says nothing in nl/],
    ['a group that there is not', about("group: 'misc'"), /group must be one of content, forms/],
    ['no host', about('host: undefined'), /host is missing: name the elements/],
    [
      'a part that no source mentions',
      about(`parts: { '[data-moon-part]': ${sentence('A moon.')} }`),
      /\[data-moon-part\], which no source of the island mentions: take it out/,
    ],
    [
      'a slot that the view does not place',
      about(`slots: { moon: ${sentence('A moon.')} }`),
      /the slot moon, which its view does not place/,
    ],
    [
      'a part without words',
      about(`parts: { '[data-star-part]': { fr: 'Étoile' } }`),
      /\[data-star-part\] says nothing in nl, en/,
    ],
    [
      'an event that is not in the table',
      about("emits: ['moon-rise']"),
      /emits moon-rise, which is not in runtime\/page\/events\.ts: add it there/,
    ],
    [
      'a prop without words',
      about('', { rating: 'undefined' }),
      /the prop rating .* says nothing in fr, nl, en/,
    ],
    [
      'words about a prop that there is not',
      about('').replace('props: {', "props: { moons: { fr: 'a', nl: 'b' },"),
      /describes the prop moons, which props\.ts does not have: take it out/,
    ],
    [
      'an example that its own schema refuses',
      about('', { rating: "{ fr: 'a', nl: 'b', en: 'c', examples: [9] }" }),
      /9, an example or the default of rating, is refused by its own schema; expected a number .* 5 or less/,
    ],
  ])('%s', async (_, text, complaint) => {
    expect(await complaintsOf(text)).toEqual([expect.stringMatching(complaint)]);
  });

  test('a prop without a sentence for developers', async () => {
    const silent = about('', { rating: "{ fr: 'a', nl: 'b' }" });
    expect(await complaintsOf(silent)).toEqual([expect.stringMatching(/rating .* says nothing in en/)]);
  });

  test('a default that its own schema refuses', async () => {
    const wrong = RIGHT['islands/star/props.ts'].replace(', 3)', ', 7)');
    expect(await complaintsOf(about(), { 'islands/star/props.ts': wrong })).toEqual([
      expect.stringMatching(/^islands\/star: 7, an example or the default of rating/),
    ]);
  });
});

test('an example is written as one would write it by hand, without the breaks of a formatter', () => {
  const template = `<p>\n  {% if culture == 'nl' %}Ster{% else %}Étoile{% endif %}\n</p>
<a\n  href="/{{ culture }}"\n  class="star"\n  >Étoile</a\n>\n{% comment %}x{% endcomment %}
<input\n  name="${'n'.repeat(100)}"\n/>`;
  expect(renderExample(template, 'nl')).toBe(
    `<p>Ster</p>\n<a href="/nl" class="star">Étoile</a>\n<input\n  name="${'n'.repeat(100)}"\n/>`,
  );
});

test('every primitive of the kit is one that the catalogue can describe', () => {
  const namesOf = (file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/^export const (\w+) = /gm)].map(
      ([, name]) => name,
    );
  const missing = namesOf('islands/kit/props.ts').filter(
    (name) => !namesOf('build/catalogue/describing-props.mjs').includes(name),
  );
  expect(missing, 'add it to build/catalogue/describing-props.mjs').toEqual([]);
});

test('an island says whether it is a React view, and what becomes of the server’s HTML', async () => {
  const { catalogue } = await describeRepository();
  const isView = (name) => ({ view: catalogue.islands[name].view, html: catalogue.islands[name].html });
  expect(isView('cart')).toEqual({ view: 'react', html: 'replaces' });
  expect(isView('wishlist-page')).toEqual({ view: 'react', html: 'replaces' });
  expect(isView('mini-cart')).toEqual({ view: 'react', html: 'adds' });
  expect(isView('product-list')).toEqual({ view: 'plain', html: 'keeps' });
  expect(catalogue.islands.modal).not.toHaveProperty('view');
});

describe('string resources [I18N-02]', () => {
  test('are listed with their purpose, the library’s own texts and the islands that read them', async () => {
    const { catalogue } = await describeRepository();
    expect(catalogue.strings['Catalog.NoProductFound']).toEqual({
      description: expect.stringMatching(/\.$/),
      texts: { fr: expect.any(String), nl: expect.any(String), en: expect.any(String) },
      islands: ['search-box'],
    });
    expect(Object.keys(catalogue.strings).length).toBeGreaterThan(20);
  });

  test('a key without a purpose or without texts of ours is a complaint of the build', async () => {
    const complaints = await complaintsOf(about(), {
      'islands/star/star.ts': `import { translateOr } from '../../stores/strings/index.ts';
        export default () => translateOr('Core.Moon', words.moon);`,
      'stores/strings/index.ts': 'export const translateOr = () => "";',
    });
    expect(complaints.filter((line) => line.includes('Core.Moon'))).toEqual([
      expect.stringMatching(/does not say what the string resource Core\.Moon is for: add a sentence/),
      expect.stringMatching(/Core\.Moon has no text of ours in fr, nl and en: write translateOr/),
    ]);
  });
});
