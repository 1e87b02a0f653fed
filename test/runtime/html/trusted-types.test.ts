import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('one policy named archipel is made, on first use, and never a default one', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml, trustedScript, trustedScriptUrl } = await import('#runtime/html/trusted-types.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  expect(trustedHtml('<p>')).toBe('<p>');
  expect(trustedScript('run()')).toBe('run()');
  expect(trustedScriptUrl('/a.js')).toBe('/a.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['archipel']);
});

test('a browser without trusted types gets the same text', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedHtml } = await import('#runtime/html/trusted-types.ts');
  expect(trustedHtml('<p>')).toBe('<p>');
});

test('an element whose id is the name of the API does not answer for it', async () => {
  vi.stubGlobal('trustedTypes', document.createElement('p'));
  const { trustedHtml, trustedScript } = await import('#runtime/html/trusted-types.ts');
  expect([trustedHtml('<p>'), trustedScript('run()')]).toEqual(['<p>', 'run()']);
});

test('a page that refuses the policy keeps its text, and the console says so once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const createPolicy = vi.fn(() => {
    throw new TypeError('Policy "archipel" disallowed.');
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml, trustedScript } = await import('#runtime/html/trusted-types.ts');
  expect([trustedHtml('<p>'), trustedScript('run()')]).toEqual(['<p>', 'run()']);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
