import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';

let consoleWatch: WatchedConsole;

beforeEach(() => {
  vi.resetModules();
  consoleWatch = watchConsole();
});
afterEach(() => vi.restoreAllMocks());

async function withConfig(text: string | undefined) {
  document.head.innerHTML =
    text === undefined ? '' : `<script type="application/json" id="archipel-config">${text}</script>`;
  const { getSetting } = await import('#runtime/page/config.ts');
  return getSetting;
}

test('a setting is read by its keys from the outside in', async () => {
  const getSetting = await withConfig('{"animation":{"in":350,"out":0},"loader":false}');
  expect(getSetting('animation', 'in')).toBe(350);
  expect(getSetting('animation', 'out')).toBe(0);
  expect(getSetting('loader')).toBe(false);
});

test.each([['strings', 'version'], ['loader', 'deep'], ['toString'], ['animation', 'constructor']])(
  'a setting that the page did not write is undefined: %s %s',
  async (...path) => {
    const getSetting = await withConfig('{"animation":{"in":350},"loader":"x"}');
    expect(getSetting(...path)).toBeUndefined();
  },
);

test('a page without a configuration has no settings and no errors', async () => {
  const getSetting = await withConfig(undefined);
  expect(getSetting('loader')).toBeUndefined();
  expect(consoleWatch.errors()).toEqual([]);
});

test.each(['[1]', '"text"', 'null', '{"a":'])(
  'a configuration that is no object is one clear error: %s',
  async (text) => {
    const getSetting = await withConfig(text);
    expect(getSetting('a')).toBeUndefined();
    expect(getSetting('b')).toBeUndefined();
    await vi.waitFor(() => expect(consoleWatch.errors()).toHaveLength(1));
    expect(consoleWatch.errors()[0]).toContain('id="archipel-config"');
  },
);

test('an element of the page that only has the same id is no configuration', async () => {
  const getSetting = await withConfig(undefined);
  document.body.innerHTML = '<a id="archipel-config" href="/evil">{"loader":true}</a>';
  expect(getSetting('loader')).toBeUndefined();
});

test('a byte order mark before the configuration does no harm', async () => {
  const getSetting = await withConfig('\uFEFF{"loader":false}');
  expect(getSetting('loader')).toBe(false);
  expect(consoleWatch.errors()).toEqual([]);
});

test('a key below null or a number is undefined', async () => {
  const getSetting = await withConfig('{"maps":null,"size":5}');
  expect(getSetting('maps', 'zoom')).toBeUndefined();
  expect(getSetting('size', 'toFixed')).toBeUndefined();
});

test('a key below a text is undefined, even one that texts have', async () => {
  const getSetting = await withConfig('{"loader":"x"}');
  expect(getSetting('loader', 'length')).toBeUndefined();
  expect(getSetting('loader', '0')).toBeUndefined();
});

test('a configuration that is no object says what it is', async () => {
  const getSetting = await withConfig('[1]');
  expect(getSetting('0')).toBeUndefined();
  await vi.waitFor(() => expect(consoleWatch.errors()[0]).toContain('It is not an object.'));
});
