import type { IslandReport } from '#runtime/islands/definition.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { nearest } from '#runtime/page/nearest.ts';
import type { Catalogue } from '../../cli/catalogue-types.ts';
import type { SizeManifest } from './manifest.ts';
import { readPropRows, type PropRow } from './props.ts';

/** An island of the page, or a host whose island is unknown. */
export interface IslandRow {
  readonly id: string;
  readonly name: string;
  readonly host: Element;
  /** Tag with id or class. */
  readonly where: string;
  readonly state: string;
  readonly when: string;
  /** Milliseconds from the start of the document. */
  readonly readyAt: number | undefined;
  /** Compressed bytes of its files. */
  readonly bytes: number | undefined;
  readonly error: string;
  readonly props: readonly PropRow[];
}

/** The descriptions that rows are made from; each may still be loading. */
export interface IslandSources {
  readonly catalogue: Catalogue | undefined;
  readonly manifest: SizeManifest | undefined;
}

const ids = new WeakMap<Element, number>();
let count = 0;

/** Returns a name of an island that stays the same as long as its host does. */
function idOf(host: Element, name: string): string {
  const known = ids.get(host) ?? (count += 1);
  ids.set(host, known);
  return `${name}-${known}`;
}

/** Returns the compressed size of the files that an island needs besides the entry. */
function bytesOf(manifest: SizeManifest | undefined, name: string): number | undefined {
  const island = manifest?.islands[name];
  if (!manifest || !island) return undefined;
  return [island.js, ...island.preload, ...island.css].reduce(
    (sum, file) => sum + (manifest.files[file]?.brotli ?? 0),
    0,
  );
}

function toRow(report: IslandReport, { catalogue, manifest }: IslandSources): IslandRow {
  const { name, host, state, timings, when, error } = report;
  return {
    id: idOf(host, name),
    name,
    host,
    where: describeElement(host),
    state,
    when: host.getAttribute('data-island-when') ?? when,
    readyAt: timings['ready'],
    bytes: bytesOf(manifest, name),
    error: error?.message ?? '',
    props: readPropRows(host, catalogue?.islands[name]),
  };
}

/** Explains a host without an island: a misspelt name, or one whose definition has not come. */
function explainName(name: string, catalogue: Catalogue | undefined): Pick<IslandRow, 'state' | 'error'> {
  const names = Object.keys(catalogue?.islands ?? {});
  if (names.includes(name)) return { state: 'waiting', error: 'Its definition has not been loaded.' };
  const near = nearest(name, names);
  const hint = near ? ` Did you mean "${near}"?` : '';
  return { state: 'unknown', error: `No island has the name "${name}".${hint}` };
}

function unknownRow(host: Element, catalogue: Catalogue | undefined): IslandRow {
  const name = host.getAttribute('data-island') ?? '';
  return {
    id: idOf(host, name),
    name,
    host,
    where: describeElement(host),
    when: '',
    readyAt: undefined,
    bytes: undefined,
    props: readPropRows(host, undefined),
    ...explainName(name, catalogue),
  };
}

/** Whether a host may be that of an island: views render their own. */
const isServers = (host: Element) =>
  host.closest('archipel-root, archipel-slot')?.localName !== 'archipel-root';

/**
 * Lists the islands of the page in document order, then the hosts with an unknown name.
 *
 * @param reports The islands, as `inspect()` lists them.
 * @param sources Descriptions and sizes.
 */
export function readIslandRows(reports: readonly IslandReport[], sources: IslandSources): IslandRow[] {
  const hosts = new Set(reports.map(({ host }) => host));
  const unknown = [...document.querySelectorAll('[data-island]')].filter(
    (host) => !hosts.has(host) && isServers(host),
  );
  return [
    ...reports.map((report) => toRow(report, sources)),
    ...unknown.map((host) => unknownRow(host, sources.catalogue)),
  ];
}
