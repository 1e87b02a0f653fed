import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env, Flavour, Policy } from './env.ts';

const policies: readonly Policy[] = ['strict', 'nonce', 'none'];
const flavours: readonly Flavour[] = ['preact', 'react'];

/** Sets the security headers; cookies select the build and, where tests may, a looser policy. */
export const policyHeaders =
  (hasSwitches: boolean): MiddlewareHandler<Env> =>
  async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    const choice = hasSwitches ? getCookie(c, 'demo-policy') : undefined;
    const policy = policies.find((name) => name === choice) ?? 'strict';
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

/** Path of the page where a card is paid. */
const PAYMENT = /^\/(?:fr|nl)\/payment\/[^/]+$/;

/** Path of the card fields' example, in frames of this site. */
const CARD_EXAMPLE = /^\/styleguide\/card-payment/;

/**
 * Returns the directives that depend on the page. Card fields are frames of the provider; a bank may
 * use a frame or receive a form. Banks can't be listed, so a payment page allows all https sites.
 */
function pageDirectives(path: string): readonly string[] {
  const isPayment = PAYMENT.test(path);
  const provider = isPayment ? ' https://*.adyen.com' : '';
  // Adyen's stylesheet uses a `data:` image for the arrow of its country list.
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

/** Returns the allowed parent frames: this site for the styleguide's examples, else none. */
const framersOf = (path: string): string =>
  /^\/styleguide\/[^/]+\/(?:plain|frame)$/.test(path) ? "'self'" : "'none'";

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
