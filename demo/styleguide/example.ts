import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Culture } from '../culture.ts';
import type { Ctx } from '../http/env.ts';
import type { View } from '../pages/view.ts';
import { readIslandsCatalogue, type IslandEntry, type IslandsCatalogue } from './catalogue.ts';
import { readTried, type Tried } from './tried.ts';

const PLAIN_NAME = /^[a-z][a-z0-9-]*$/;

/** Finds the file with an island's example markup, in its usual state or another one. */
function findExampleFile(name: string, state: string | undefined): string | undefined {
  const isPlain = PLAIN_NAME.test(name) && PLAIN_NAME.test(state ?? 'a');
  const file = join('islands', name, state === undefined ? 'example.html' : `state-${state}.html`);
  return isPlain && existsSync(file) ? file : undefined;
}

const SETTINGS = /<script [^>]*id="archipel-config"[^>]*>[^<]*<\/script>\s*/;

/** Drops the settings of an example: the page has its own, and a second element of that id is never read. */
const withoutSettings = (html: string) => html.replace(SETTINGS, '');

/** An island's example with the values of the address. */
export interface RequestedExample {
  readonly name: string;
  readonly state: string | undefined;
  readonly culture: Culture;
  readonly island: IslandEntry;
  readonly catalogue: IslandsCatalogue;
  readonly tried: Tried;
  /** The live example. */
  readonly html: string;
  /** The markup to copy. */
  readonly markup: string;
  /** Culture, state and values of the address, without its other parameters. */
  readonly query: Readonly<Record<string, string>>;
}

/** Returns the parameters of an address; of a switch's two values, the last counts. */
const parametersOf = (c: Ctx) => Object.fromEntries(new URL(c.req.url).searchParams);

function pickQuery(parameters: Readonly<Record<string, string>>, culture: Culture) {
  const values = Object.entries(parameters).filter(([key]) => key === 'state' || key.startsWith('data-'));
  return { culture, ...Object.fromEntries(values) };
}

/**
 * Reads the example that an address names.
 *
 * @param c The request.
 * @param view Renders the example's file.
 * @param dist Folder of the built library.
 * @returns undefined for an unknown island or state.
 */
export async function findExample(c: Ctx, view: View, dist: string): Promise<RequestedExample | undefined> {
  const parameters = parametersOf(c);
  const [name, state, culture] = [c.req.param('name') ?? '', parameters['state'], c.get('culture')];
  const file = findExampleFile(name, state);
  const catalogue = readIslandsCatalogue(dist);
  const island = catalogue.islands[name];
  if (!file || !island) return undefined;
  const example = (island.states[state ?? ''] ?? island).example[culture];
  const query = pickQuery(parameters, culture);
  const tried = readTried({ name, island, example, culture, query });
  const html = tried.apply(await view.file(c, file));
  return { name, state, culture, island, catalogue, tried, html, markup: tried.apply(example), query };
}

/** Returns the live example for a page that has settings of its own. */
export const liveHtml = ({ html }: RequestedExample): string => withoutSettings(html);
