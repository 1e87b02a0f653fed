import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env, Flavour, Policy } from './env.ts';

const policies: readonly Policy[] = ['strict', 'nonce', 'none'];
const flavours: readonly Flavour[] = ['preact', 'react'];

/** Test cookies choose a looser policy or the other build; every answer carries the headers. */
export const policyHeaders: MiddlewareHandler<Env> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64');
  const policy = policies.find((name) => name === getCookie(c, 'demo-policy')) ?? 'strict';
  c.set('nonce', nonce);
  c.set('policy', policy);
  c.set('flavour', flavours.find((name) => name === getCookie(c, 'demo-flavour')) ?? 'preact');
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (policy !== 'none') c.header('Content-Security-Policy', directives(policy, nonce).join('; '));
};

function directives(policy: Policy, nonce: string): string[] {
  const base = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ];
  const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types archipel'];
  return policy === 'strict' ? [...base, ...trustedTypes] : base;
}
