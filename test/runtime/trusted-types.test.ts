import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('one policy named archipel is made, on first use, and never a default one', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml, trustedScript, trustedScriptUrl } = await import('#runtime/trusted-types.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  expect(trustedHtml('<p>')).toBe('<p>');
  expect(trustedScript('run()')).toBe('run()');
  expect(trustedScriptUrl('/a.js')).toBe('/a.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['archipel']);
});

test('a browser without trusted types gets the same text', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedHtml } = await import('#runtime/trusted-types.ts');
  expect(trustedHtml('<p>')).toBe('<p>');
});
