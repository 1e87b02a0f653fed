/** The demo's port while tests run; it differs from that of `npm start`, so that both can run. */
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

/** Choice of a visitor who declined all cookies: no banner. Tests of the banner remove it. */
const declined = encodeURIComponent(
  JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing: false }),
);

/** Marks a visitor who has seen the overlay of the first page, whose animation takes a tenth of a test's work. */
export const ARRIVED = 'demo-arrived';

/**
 * Returns a visitor's first cookies: the flavour that the demo's pages link, their policy, and a choice about
 * cookies, so that neither a banner nor the overlay of the first page covers the page.
 *
 * @param flavour Build to test.
 * @param policy Content-Security-Policy of the pages.
 */
export function demoCookies(flavour: Flavour, policy: Policy) {
  return {
    cookies: [
      cookie('demo-flavour', flavour),
      cookie('demo-policy', policy),
      cookie('cookie-consent', declined),
      cookie(ARRIVED, '1'),
    ],
    origins: [],
  };
}
