import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Env, Flavour } from './env.ts';

interface Island {
  readonly when: string;
  readonly selector?: string;
  readonly setting?: string;
  readonly event?: string;
  readonly list?: string;
  readonly js: string;
  readonly preload: readonly string[];
}

interface Manifest {
  readonly mount: string;
  readonly overlay: string;
  readonly islands: Readonly<Record<string, Island>>;
  readonly validation: { readonly js: string; readonly rules: readonly string[] };
}

/** A field with a rule that is not in the engine itself. */
const FURTHER_RULE = /data-val-(?:range|regex|remote|phone|postalcode|vat|password|requiredif|date|url)="/;

function readManifest(dist: string, flavour: Flavour): Manifest {
  return JSON.parse(readFileSync(join(dist, flavour, 'manifest.json'), 'utf8')) as Manifest;
}

/** Returns the scripts that a page with rules will load, as in docs/contract.md. */
function scriptsOfRules(html: string, { validation: { js, rules } }: Manifest): readonly string[] {
  if (!html.includes('data-val="true"')) return [];
  return FURTHER_RULE.test(html) ? [js, ...rules] : [js];
}

const ISLAND = /<[^>]+\sdata-island="([\w-]+)"[^>]*>/g;
const CONFIGURATION = /<script[^>]+id="archipel-config"[^>]*>([^<]*)</;

const isEarly = (when: string) => when === 'load' || when === 'idle';

/**
 * Finds the islands that mount without interaction; `data-island-when` comes before the default. Islands with
 * `visible` are often below the fold: preloading them would cost most visitors data that they never use.
 */
function findHosts(html: string, { islands }: Manifest): readonly string[] {
  const tags = [...html.matchAll(ISLAND)].map(([tag, name]) => ({ name: name!, tag }));
  const isWanted = ({ name, tag }: { name: string; tag: string }) =>
    isEarly(/data-island-when="([^"]+)"/.exec(tag)?.[1] ?? islands[name]?.when ?? 'interaction');
  return tags.filter(isWanted).map(({ name }) => name);
}

/** True when a page has an element for an attribute selector; approximate, as it only decides preloads. */
const hasElement = (html: string, selector: string) =>
  [...selector.matchAll(/\[([\w-]+)(?:\^?="([^"]*)")?/g)].some(([, name, value]) =>
    value === undefined ? html.includes(` ${name}`) : html.includes(` ${name}="${value}`),
  );

/** Finds the islands by selector, and the services, that mount without interaction on the page. */
function findOthers(html: string, { islands }: Manifest): readonly string[] {
  const settings = CONFIGURATION.exec(html)?.[1] ?? '';
  const isDue = ({ when, selector, setting, event }: Island) =>
    isEarly(when) &&
    event === undefined &&
    ((selector !== undefined && hasElement(html, selector)) ||
      (setting !== undefined && settings.includes(`"${setting}":`)));
  return Object.keys(islands).filter((name) => isDue(islands[name]!));
}

/** Returns the scripts of the islands and services that the page loads by itself. */
function scriptsOfIslands(html: string, manifest: Manifest): readonly string[] {
  const names = [...findHosts(html, manifest), ...findOthers(html, manifest)];
  // A site's own islands are not in the library's manifest.
  const ours = names.flatMap((name) => manifest.islands[name] ?? []);
  const files = ours.flatMap(({ list = [], preload, js }) => [list, ...preload, js].flat());
  return files.length > 0 ? [manifest.mount, ...files] : [];
}

function scriptsFor(html: string, dist: string, flavour: Flavour): ReadonlySet<string> {
  const manifest = readManifest(dist, flavour);
  const overlay = html.includes(' data-loader') ? [manifest.overlay] : [];
  return new Set([...scriptsOfIslands(html, manifest), ...scriptsOfRules(html, manifest), ...overlay]);
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/** Returns preload links for the stylesheets; they come before the scripts, or the browser paints later. */
const linksOfStyles = (html: string) =>
  [...html.matchAll(STYLESHEET)].map(([, href]) => `<${href}>; rel=preload; as=style`);

/** Announces a page's scripts and styles in a `Link` header; a visit has them already. */
export function preloads(dist: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || c.req.header('Sec-Fetch-Dest') !== 'document') return;
    const flavour = c.get('flavour');
    const html = await c.res.clone().text();
    const scripts = [...scriptsFor(html, dist, flavour)].map(
      (file) => `</assets/archipel/${flavour}/${file}>; rel=modulepreload; fetchpriority=low`,
    );
    if (scripts.length > 0) c.res.headers.append('Link', [...linksOfStyles(html), ...scripts].join(', '));
  };
}
