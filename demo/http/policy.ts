import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env, Flavour, Policy } from './env.ts';

const policies: readonly Policy[] = ['strict', 'nonce', 'none'];
const flavours: readonly Flavour[] = ['preact', 'react'];

/** Cookies choose the other build and, where tests may, a looser policy; every answer carries the headers. */
export const policyHeaders =
  (hasSwitches: boolean): MiddlewareHandler<Env> =>
  async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    const wish = hasSwitches ? getCookie(c, 'demo-policy') : undefined;
    const policy = policies.find((name) => name === wish) ?? 'strict';
    // A page without a policy has no nonces either.
    c.set('nonce', policy === 'none' ? '' : nonce);
    c.set('policy', policy);
    c.set('flavour', flavours.find((name) => name === getCookie(c, 'demo-flavour')) ?? 'preact');
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (policy !== 'none')
      c.header('Content-Security-Policy', directives(policy, nonce, c.req.path).join('; '));
  };

/** The page where a card is paid, and no other. */
const PAYMENT = /^\/(?:fr|nl)\/payment\/[^/]+$/;

/** The example of the card's fields, in frames of this site. */
const CARD_EXAMPLE = /^\/styleguide\/card-payment/;

/**
 * What depends on the page. Where a card is paid its fields are frames of the provider, and a bank may ask in a frame or be sent
 * a form: nobody can list the banks, so frames and forms may go to any site that is encrypted.
 */
function pageDirectives(path: string): readonly string[] {
  const isPayment = PAYMENT.test(path);
  const provider = isPayment ? ' https://*.adyen.com' : '';
  // Adyen's stylesheet draws the arrow of its list of countries by a `data:` picture.
  const drawn = isPayment || CARD_EXAMPLE.test(path) ? ' data:' : '';
  const banks = isPayment ? ' https:' : '';
  return [
    `img-src 'self' blob:${drawn}${provider}`,
    `connect-src 'self'${provider}`,
    `form-action 'self'${banks}`,
    `frame-src 'self'${banks}`,
    `frame-ancestors ${framersOf(path)}`,
  ];
}

/**
 * Pages may hold frames of their own site: the players of films (those of this demo stand in demo/stand-ins), and in the styleguide
 * an island's page without scripts, which nobody else may frame.
 */
const framersOf = (path: string): string => (/^\/styleguide\/[^/]+\/plain$/.test(path) ? "'self'" : "'none'");

function directives(policy: Policy, nonce: string, path: string): string[] {
  const base = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    ...pageDirectives(path),
    "object-src 'none'",
    "base-uri 'none'",
  ];
  const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types archipel'];
  return policy === 'strict' ? [...base, ...trustedTypes] : base;
}
