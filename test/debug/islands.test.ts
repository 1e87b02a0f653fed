import { expect, test } from 'vitest';
import type { IslandReport } from '#runtime/islands/definition.ts';
import type { Catalogue, CatalogueIsland } from '../../tools/cli/catalogue-types.ts';
import { readPropRows } from '../../tools/debug/islands/props.ts';
import { readIslandRows } from '../../tools/debug/islands/rows.ts';
import { find, showPage } from '../support/page.ts';

const prop = (attribute: string, more = {}) => ({
  description: '',
  'x-attribute': attribute,
  'x-kind': 'text',
  'x-allowed': '',
  ...more,
});

const popup = {
  props: {
    properties: {
      id: prop('data-id'),
      delay: prop('data-delay', { default: 500 }),
      title: prop('data-title'),
      size: prop('data-size'),
    },
    required: ['id', 'size'],
  },
} as unknown as CatalogueIsland;

const catalogue = { islands: { popup } } as unknown as Catalogue;
const manifest = {
  version: 'abc123',
  files: { 'popup.js': { brotli: 900 }, 'dialog.js': { brotli: 2000 }, 'popup.css': { brotli: 100 } },
  islands: { popup: { js: 'popup.js', preload: ['dialog.js'], css: ['popup.css'] } },
};

const reportOf = (selector: string, more: Partial<IslandReport> = {}): IslandReport => ({
  name: 'popup',
  host: find(selector),
  state: 'ready',
  timings: { waiting: 10, ready: 42.4 },
  when: 'idle',
  error: undefined,
  ...more,
});

test('Each prop has its value and its origin: JSON, attribute, default, or missing.', () => {
  showPage(`<div id="host" data-id="a" data-title="attribute">
    <script type="application/json" data-props>{ "title": "<b>JSON</b>" }</script></div>`);
  expect(readPropRows(find('#host'), popup)).toEqual([
    { key: 'id', value: 'a', origin: 'attribute' },
    { key: 'delay', value: '500', origin: 'default' },
    { key: 'title', value: '"<b>JSON</b>"', origin: 'JSON' },
    { key: 'size', value: '', origin: 'missing' },
  ]);
});

test('An island of the site shows all attributes and JSON of its host.', () => {
  showPage(`<div id="host" data-island="own" data-island-when="load" data-mood="calm" class="x">
    <script type="application/json" data-props>{ "depth": 2 }</script></div>`);
  expect(readPropRows(find('#host'), undefined)).toEqual([
    { key: 'data-mood', value: 'calm', origin: 'attribute' },
    { key: 'depth', value: '2', origin: 'JSON' },
  ]);
});

test('Broken JSON and a prop of 10,000 characters are shown all the same.', () => {
  showPage(`<div id="host" data-id="${'x'.repeat(10_000)}">
    <script type="application/json" data-props>{ broken</script></div>`);
  const [id] = readPropRows(find('#host'), popup);
  expect(id!.value).toMatch(/^x{300}… \(10000 characters\)$/);
});

test('An island has state, strategy, time and the bytes of all its files.', () => {
  showPage('<div id="host" data-island="popup" data-island-when="visible"></div>');
  const [row] = readIslandRows([reportOf('#host')], { catalogue, manifest });
  expect(row).toMatchObject({
    name: 'popup',
    where: '<div#host>',
    state: 'ready',
    when: 'visible',
    readyAt: 42.4,
    bytes: 3000,
    error: '',
  });
});

test('An island that throws has its error.', () => {
  showPage('<div id="host" data-island="popup"></div>');
  const [row] = readIslandRows([reportOf('#host', { state: 'failed', error: new Error('planted') })], {
    catalogue: undefined,
    manifest: undefined,
  });
  expect(row).toMatchObject({ state: 'failed', when: 'idle', error: 'planted', bytes: undefined });
});

test('A host with an unknown name is listed with the nearest one; hosts of views are not.', () => {
  showPage(`<div id="typo" data-island="popop"></div>
    <archipel-root><div data-island="inner"></div></archipel-root>`);
  const rows = readIslandRows([], { catalogue, manifest });
  expect(rows.map(({ where, state, error }) => [where, state, error])).toEqual([
    ['<div#typo>', 'unknown', 'No island has the name "popop". Did you mean "popup"?'],
  ]);
});

test('A known island whose definition has not come is no misspelt one.', () => {
  showPage('<div id="late" data-island="popup"></div>');
  const [row] = readIslandRows([], { catalogue, manifest });
  expect(row).toMatchObject({ state: 'waiting', error: 'Its definition has not been loaded.' });
});

test('An island has the same id as long as its host stays.', () => {
  showPage('<div id="host" data-island="popup"></div><div id="other" data-island="popup"></div>');
  const read = () =>
    readIslandRows([reportOf('#host'), reportOf('#other')], { catalogue, manifest }).map(({ id }) => id);
  const ids = read();
  expect(new Set(ids).size).toBe(2);
  expect(read()).toEqual(ids);
});

test('A page without islands has no rows.', () => {
  showPage('<p>Nothing</p>');
  expect(readIslandRows([], { catalogue, manifest })).toEqual([]);
});
