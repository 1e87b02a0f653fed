import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Env, Flavour } from './env.ts';

interface Manifest {
  readonly validation: { readonly js: string; readonly rules: readonly string[] };
}

/** A field with a rule that the engine itself does not have. */
const FURTHER_RULE = /data-val-(?:range|regex|remote|phone|postalcode|vat|password|requiredif|date|url)="/;

function readManifest(dist: string, flavour: Flavour): Manifest {
  return JSON.parse(readFileSync(join(dist, flavour, 'manifest.json'), 'utf8')) as Manifest;
}

/** The scripts that a page with rules will ask for, as docs/contract.md has it. */
function scriptsFor(html: string, dist: string, flavour: Flavour): readonly string[] {
  if (!html.includes('data-val="true"')) return [];
  const { js, rules } = readManifest(dist, flavour).validation;
  return FURTHER_RULE.test(html) ? [js, ...rules] : [js];
}

/** Says in a header what a page will load, so that the browser asks for it at once; a visit has it already. */
export function preloads(dist: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || c.req.header('Sec-Fetch-Dest') !== 'document') return;
    const flavour = c.get('flavour');
    const files = scriptsFor(await c.res.clone().text(), dist, flavour);
    const links = files.map((file) => `</assets/archipel/${flavour}/${file}>; rel=modulepreload`);
    if (links.length > 0) c.res.headers.append('Link', links.join(', '));
  };
}
