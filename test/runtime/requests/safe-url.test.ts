import { describe, expect, test } from 'vitest';
import { safeUrl } from '#runtime/requests/safe-url.ts';
import { SCRIPT_ADDRESS } from '../../support/hostile.ts';

/** Addresses that look like this site's own; a check of their first characters accepts some of them. */
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  SCRIPT_ADDRESS,
  ' \tjava\nscript:alert(1)',
  SCRIPT_ADDRESS.toUpperCase(),
  'https:evil.example',
  'https://localhost@evil.example/',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:3000/0b5c',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'http://localhost:3001/',
  'http://[',
];

describe('an address that came from outside', () => {
  test.each(HOSTILE)('is refused: %j', (value) => {
    expect(safeUrl(value)).toBeUndefined();
  });

  test.each([
    ['/fr/catalog', '/fr/catalog'],
    ['catalog?q=1#list', '/catalog'],
    ['', '/'],
    ['http://localhost:3000/nl', '/nl'],
    ['http:nl', '/nl'],
    ['//localhost:3000/nl', '/nl'],
    ['?page=2', '/'],
  ])('is read when it is of this site: %j', (value, pathname) => {
    expect(safeUrl(value)?.pathname).toBe(pathname);
  });
});
