/** The demo's port while tests run; another one than `npm start` uses, so that both can run. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4319);

type Flavour = 'preact' | 'react';
type Policy = 'strict' | 'nonce' | 'none';

const cookie = (name: string, value: string) => ({
  name,
  value,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/**
 * A visitor's first cookies: which flavour the demo's pages link, and under which policy they are sent.
 *
 * @param flavour Build to test.
 * @param policy Content-Security-Policy of the pages.
 */
export function demoCookies(flavour: Flavour, policy: Policy) {
  return { cookies: [cookie('demo-flavour', flavour), cookie('demo-policy', policy)], origins: [] };
}
