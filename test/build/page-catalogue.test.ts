import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coreRules } from '../../validation/engine/core-rules.ts';
import { moreRules } from '../../validation/engine/more-rules.ts';
import { en } from '../../validation/fallback/en.ts';
import { readCatalogue } from '../support/catalogue.ts';
import { listFiles, read } from '../support/files.ts';

const catalogue = await readCatalogue();
const { islands, page, rules, settings } = catalogue;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

/** The names in validation/engine/packs.ts, by the file of their pack. */
function packNames(): [pack: string, names: string[]][] {
  const [, table = ''] = read('validation/engine/packs.ts').split('const PACKS');
  const packs = table
    .split('];\n')[0]!
    .matchAll(/\[((?:\s*'[^']*'[\s+,]*)+)\(\) => import\('[^']*\/(\w+)\.ts'\)/g);
  return [...packs].map(([, texts, pack]) => [
    pack!,
    namesIn(texts!, /'([^']*)'/g)
      .join('')
      .split(' '),
  ]);
}

describe('rules', () => {
  test('are exactly those that the engine registers, each with its pack', () => {
    const registered = [
      ...Object.keys(coreRules).map((name) => [name, 'core']),
      ...Object.keys(moreRules).map((name) => [name, 'more']),
      ...packNames().flatMap(([pack, names]) => names.map((name) => [name, pack])),
    ];
    const described = Object.entries(rules).map(([name, { pack }]) => [name, pack]);
    expect(registered.length).toBeGreaterThan(90);
    expect(described.toSorted()).toEqual(registered.toSorted());
  });

  /** The text of a rule and of the modules through which it reads parameters. */
  function sourceOf(file: string): string {
    const text = read(file);
    const imported = namesIn(text, /from '(\.\/\w+\.ts|\.\.\/libraries\/(?:country|comparing)\.ts)'/g);
    return [text, ...imported.map((path) => sourceOf(join(file, '..', path)))].join('\n');
  }

  test.each(Object.keys(rules))('%s describes the parameters that it reads, and no others', (name) => {
    const source = sourceOf(`validation/rules/${name}.ts`);
    const parameters = new Set(namesIn(source, /\b(?:param|isOn)\('(\w+)'\)/g));
    expect(Object.keys(rules[name]!.params).toSorted()).toEqual([...parameters].toSorted());
  });

  test('have the default message of the code in three languages', () => {
    expect(rules['range']).toMatchObject({ message: { en: en['range'] }, messageKey: 'range' });
    expect(rules['ipv4']).toMatchObject({ message: { en: en['any'] }, messageKey: 'any' });
    const silent = Object.values(rules).filter(({ message }) => !message.fr || !message.nl || !message.en);
    expect(silent).toEqual([]);
    expect(Object.keys(en).filter((key) => key !== 'any' && !(key in rules))).toEqual([]);
  });

  test('the brands that creditcardtypes allows are those that it knows', () => {
    const brands = namesIn(read('validation/rules/creditcardtypes.ts'), /^ {2}\['(\w+)',/gm);
    expect(rules['creditcardtypes']!.params['types']!.allowed).toEqual(['all', ...brands]);
  });
});

/** Attributes in the sources that no page writes for the library, by their reason. */
const NOT_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'written by the library, read by styles': ['data-island-state', 'data-visiting', 'data-consented'],
  'drawn by views, read by them and by styles': [
    'data-added',
    'data-asset-choose',
    'data-asset-field',
    'data-asset-folder',
    'data-asset-row',
    'data-cart-row',
    'data-crop-selection',
    'data-crop-stage',
    'data-href',
    'data-live',
    'data-map',
    'data-node',
    'data-open',
    'data-phase',
    'data-playing',
    'data-point',
    'data-row-focus',
    'data-times',
    'data-tree-toggle',
    'data-variation-reason',
    'data-view',
    'data-wishlist-heading',
    'data-wishlist-part',
    'data-wishlist-row',
  ],
  'written by kit/own-action.ts for its own time': ['data-ar-lent-action'],
  'of rails-ujs and Turbo: their links are left alone': ['data-method', 'data-remote', 'data-turbo-method'],
  'an example in a comment': ['data-a', 'data-navigation-control'],
  'beginnings of names': ['data-', 'data-val-', 'data-ajax-', 'data-bs-'],
};

const described = new Set([
  ...Object.keys(page),
  ...Object.values(islands).flatMap(({ props, attributes, parts, selector = '' }) => [
    ...Object.values(props.properties).map((prop) => prop['x-attribute']),
    ...namesIn([...Object.keys(attributes), ...Object.keys(parts), selector].join(' '), /(data-[\w-]+)/g),
  ]),
  ...Object.entries(rules).flatMap(([name, { params }]) => [
    `data-val-${name}`,
    ...Object.keys(params).map((parameter) => `data-val-${name}-${parameter}`),
  ]),
  ...Object.values(NOT_WRITTEN).flat(),
]);

const sources = ['runtime', 'validation', 'stores', 'islands']
  .flatMap((folder) => listFiles(folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\babout(?:\.ts|\/)/.test(file));

test('every attribute that the sources name is described, or has a reason', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    namesIn(read(file), /(?<![\w-])(data-[a-z-]*)(?!\w)/g).map((name) => ({ name, file })),
  );
  expect(found.length).toBeGreaterThan(400);
  expect(found.filter(({ name }) => !described.has(name))).toEqual([]);
  const names = new Set(found.map(({ name }) => name));
  const reasons = Object.values(NOT_WRITTEN).flat();
  expect(reasons.filter((name) => !names.has(name))).toEqual([]);
});

test('every attribute of the page says where it stands, and leads to a section of the contract', () => {
  const contract = read('docs/contract.md');
  const anchors = new Set(
    namesIn(contract, /^#+ (.*)$/gm).map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
  const lost = Object.entries(page).filter(
    ([, { on, description, see }]) =>
      on === '' || description === '' || !anchors.has(see.replace('contract.md#', '')),
  );
  expect(lost).toEqual([]);
});

test('settings are a JSON Schema with a description for each, and defaults of their own type', () => {
  expect(settings.$schema).toBe('http://json-schema.org/draft-07/schema#');
  expect(settings.properties!['layout']!.properties!['breakpoints']!.properties!['md']).toMatchObject({
    type: 'number',
    default: 992,
    description: 'The same.',
  });
  expect(settings.properties!['strings']).toMatchObject({ anyOf: [{ const: false }, { type: 'object' }] });
  expect(settings.properties!['map']!.properties!['provider']).toMatchObject({ enum: ['leaflet', 'google'] });
  const text = JSON.stringify(settings);
  expect(text.match(/"description":"[^"]{5,}"/g)!.length).toBeGreaterThan(48);
  expect(text).not.toContain('](');
});

test('descriptions for programs have no links, but say where to read more', () => {
  expect(catalogue.classes['ar-popover']).toEqual({
    on: '`<div popover>`',
    description: 'a floating panel beside its button',
    see: 'contract.md#floating-panels',
  });
  expect(catalogue.properties['--ar-bottom']).toMatchObject({ kind: 'read' });
  expect(JSON.stringify([rules, page, catalogue.classes, catalogue.properties])).not.toContain('](');
});
