import { describe, expect, it } from 'vitest';
import { returnPath } from '../../demo/rules/return-path.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/fr/account', '/fr/account'],
    [
      '/nl/catalog?filter=%7B%22Brand%22%3A%5B%222%22%5D%7D&q=a b',
      '/nl/catalog?filter=%7B%22Brand%22%3A%5B%222%22%5D%7D&q=a%20b',
    ],
    ['/fr/delivery#delivery-label', '/fr/delivery#delivery-label'],
    ['/fr//catalog', '/fr//catalog'],
  ])('leads to %s', (address, path) => {
    expect(returnPath(address)).toBe(path);
  });

  it.each([
    '//evil.example/fr',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' \tjava\nscript:alert(1)',
    'https:evil.example',
    'https://shop.invalid@evil.example/',
    'http://shop.invalid/fr',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://127.0.0.1/0b1a',
    'http://[::1',
    '/.//evil.example',
    '/fr/..//evil.example',
    '/%2e//evil.example',
    'fr/account',
    '',
    undefined,
  ])('never leads to another site: %j', (address) => {
    expect(returnPath(address)).toBeUndefined();
  });

  it.each(['/fr/security/login?returnUrl=/fr', '/nl/security/logoff', '/fr/../nl/security/login'])(
    'does not lead round in a circle: %s',
    (address) => {
      expect(returnPath(address)).toBeUndefined();
    },
  );
});
