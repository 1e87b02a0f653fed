import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as VendorScript from '#runtime/html/vendor-script.ts';

const URL_OF_MAPS = 'https://maps.example/api.js';

let loadVendorScript: typeof VendorScript.loadVendorScript;
let added: HTMLScriptElement[];

/** Returns the added script, which loads nothing: the test decides how it ends. */
function expectScript(index = 0): HTMLScriptElement {
  const script = added[index];
  if (!script) throw new Error(`No script ${index} was added.`);
  return script;
}

beforeEach(async () => {
  vi.resetModules();
  ({ loadVendorScript } = await import('#runtime/html/vendor-script.ts'));
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => void added.push(script as HTMLScriptElement),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('a script of a third party is ready when it has run', async () => {
  const ready = vi.fn();
  const loading = loadVendorScript(URL_OF_MAPS).then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  expectScript().dispatchEvent(new Event('load'));
  await loading;
  expect(expectScript().src).toBe(URL_OF_MAPS);
  expect(expectScript().async).toBe(true);
});

test('a script is loaded once for its address, however many need it', async () => {
  const both = [loadVendorScript(URL_OF_MAPS), loadVendorScript(URL_OF_MAPS)];
  expectScript().dispatchEvent(new Event('load'));
  await Promise.all(both);
  await loadVendorScript(URL_OF_MAPS);
  expect(added).toHaveLength(1);
});

test('two addresses are two scripts', () => {
  void loadVendorScript(URL_OF_MAPS);
  void loadVendorScript('https://pay.example/api.js');
  expect(added.map(({ src }) => src)).toEqual([URL_OF_MAPS, 'https://pay.example/api.js']);
});

test('a script that fails is a failure that names its origin, and is removed', async () => {
  const loading = loadVendorScript(URL_OF_MAPS);
  document.body.append(expectScript());
  expectScript().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('https://maps.example');
  expect(expectScript().isConnected).toBe(false);
});

test('a later call tries again after a failure', async () => {
  const first = loadVendorScript(URL_OF_MAPS);
  expectScript().dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow();
  const second = loadVendorScript(URL_OF_MAPS);
  expectScript(1).dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

test('the page’s policy decides by its nonce', () => {
  document.head.innerHTML = '<script nonce="abc" type="application/json"></script>';
  document.head.querySelector('script')!.nonce = 'abc';
  void loadVendorScript(URL_OF_MAPS);
  expect(expectScript().nonce).toBe('abc');
});

test('a page without nonces gives none', () => {
  void loadVendorScript(URL_OF_MAPS);
  expect(expectScript().nonce).toBe('');
});
