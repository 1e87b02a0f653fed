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

/** Who has declined all cookies is asked no more; tests of the banner take it away. */
const declined = encodeURIComponent(
  JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing: false }),
);

/**
 * A visitor's first cookies: which flavour the demo's pages link, under which policy they are sent, and a
 * choice about cookies, so that no banner lies over what is tested.
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
    ],
    origins: [],
  };
}
