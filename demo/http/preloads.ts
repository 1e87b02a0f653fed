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

/** A field with a rule that the engine itself does not have. */
const FURTHER_RULE = /data-val-(?:range|regex|remote|phone|postalcode|vat|password|requiredif|date|url)="/;

function readManifest(dist: string, flavour: Flavour): Manifest {
  return JSON.parse(readFileSync(join(dist, flavour, 'manifest.json'), 'utf8')) as Manifest;
}

/** The scripts that a page with rules will ask for, as docs/contract.md has it. */
function scriptsOfRules(html: string, { validation: { js, rules } }: Manifest): readonly string[] {
  if (!html.includes('data-val="true"')) return [];
  return FURTHER_RULE.test(html) ? [js, ...rules] : [js];
}

const ISLAND = /<[^>]+\sdata-island="([\w-]+)"[^>]*>/g;
const CONFIGURATION = /<script[^>]+id="archipel-config"[^>]*>([^<]*)</;

const isEarly = (when: string) => when === 'load' || when === 'idle';

/**
 * The islands that the page holds and that nobody needs to touch. The page's own word for the moment comes first. Those that wait
 * until they are seen are as often below the fold as above: most visitors would be sent what they never see.
 */
function findHosts(html: string, { islands }: Manifest): readonly string[] {
  const tags = [...html.matchAll(ISLAND)].map(([tag, name]) => ({ name: name!, tag }));
  const isWanted = ({ name, tag }: { name: string; tag: string }) =>
    isEarly(/data-island-when="([^"]+)"/.exec(tag)?.[1] ?? islands[name]?.when ?? 'interaction');
  return tags.filter(isWanted).map(({ name }) => name);
}

/** Whether a page has an element for a list of attribute selectors: near enough for what is only asked for earlier. */
const hasElement = (html: string, selector: string) =>
  [...selector.matchAll(/\[([\w-]+)(?:\^?="([^"]*)")?/g)].some(([, name, value]) =>
    value === undefined ? html.includes(` ${name}`) : html.includes(` ${name}="${value}`),
  );

/** Islands by selector, and services, that are due on the page. */
function findOthers(html: string, { islands }: Manifest): readonly string[] {
  const settings = CONFIGURATION.exec(html)?.[1] ?? '';
  const isDue = ({ when, selector, setting, event }: Island) =>
    isEarly(when) &&
    event === undefined &&
    ((selector !== undefined && hasElement(html, selector)) ||
      (setting !== undefined && settings.includes(`"${setting}":`)));
  return Object.keys(islands).filter((name) => isDue(islands[name]!));
}

/** The scripts of the islands and services that the page loads by itself. */
function scriptsOfIslands(html: string, manifest: Manifest): readonly string[] {
  const names = [...findHosts(html, manifest), ...findOthers(html, manifest)];
  // A site's own islands are in no manifest of ours.
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

/** The page's own stylesheets: named first, or the browser paints after the scripts that it was told of before it met them. */
const linksOfStyles = (html: string) =>
  [...html.matchAll(STYLESHEET)].map(([, href]) => `<${href}>; rel=preload; as=style`);

/** Says in a header what a page will load, so that the browser asks for it at once; a visit has it already. */
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
