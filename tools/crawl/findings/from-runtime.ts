import { nearest } from '#runtime/page/nearest.ts';
import type { IslandOfPage } from '../site-report.ts';
import type { LoadRecords } from '../visit/probe.ts';
import type { FoundScript, RuntimeState } from '../visit/runtime.ts';
import type { ConsoleLine } from '../visit/watch.ts';
import { cleanText } from './clean.ts';
import type { CrawlFinding } from './finding.ts';

type RuntimeFinding = Omit<CrawlFinding, 'widths'>;

const ENTRY = 'archipel.js';

const fileOf = (src: string) => /([^/?#]*)(?:[?#].*)?$/.exec(src)?.[1] ?? '';

/** Finds the script tag of the library. */
export const findEntry = ({ scripts }: RuntimeState): FoundScript | undefined =>
  scripts.find(({ src }) => src.includes(ENTRY));

/** Finds a script whose name is nearly that of the library. */
export function nearEntry({ scripts }: RuntimeState): string | undefined {
  const files = scripts.map(({ src }) => fileOf(src)).filter((file) => file !== ENTRY);
  return nearest(ENTRY, files);
}

/** Finds the line of the console that explains why an island failed. */
export function complaintAbout(
  { name, state }: IslandOfPage,
  lines: readonly ConsoleLine[],
): ConsoleLine | undefined {
  if (state !== 'failed') return undefined;
  return lines.find(
    ({ text }) => text.startsWith('[archipel]') && text.toLowerCase().includes(`island "${name}"`),
  );
}

/** Takes the prefix of a complaint away, and the values behind its sentences. */
const sentencesOf = (text: string) =>
  text.replace(/^\[archipel\] /, '').replace(/\s+island "[^"]*", \w+\s.*$/s, '');

function findingOfIsland(island: IslandOfPage, lines: readonly ConsoleLine[]): RuntimeFinding {
  const { name, state, host } = island;
  const complaint = complaintAbout(island, lines);
  const text = complaint ? [cleanText(sentencesOf(complaint.text))] : [];
  return {
    kind: 'island',
    level: 'error',
    what: `The island "${cleanText(name, 60)}" ${state === 'failed' ? 'failed' : 'was not mounted'}`,
    details: [`on ${cleanText(host, 120)}`, ...text],
  };
}

/** Lists islands that failed, and hosts that no definition has mounted. */
export function findingsOfIslands({ runtime, watched }: LoadRecords): RuntimeFinding[] {
  if (!runtime.isRunning) return [];
  return runtime.islands
    .filter(({ state }) => state === 'failed' || state === 'not mounted')
    .map((island) => findingOfIsland(island, watched.console));
}

function whyNotRunning(entry: FoundScript | undefined, near: string | undefined): string {
  if (entry && !entry.isModule) return `${cleanText(entry.src, 200)} has no type="module"`;
  if (entry) return `${cleanText(entry.src, 200)} did not run: see requests, policy and errors of this page`;
  return near
    ? `Did you mean "${ENTRY}" instead of "${cleanText(near, 60)}"?`
    : 'No script of this name is on the page';
}

/** Reports a page with islands or the script, on which the library does not run. */
export function findingsOfScript({ runtime }: LoadRecords): RuntimeFinding[] {
  const entry = findEntry(runtime);
  if (runtime.isRunning || (!entry && runtime.islands.length === 0)) return [];
  const details = [whyNotRunning(entry, nearEntry(runtime))];
  return [{ kind: 'script', level: 'error', what: 'The script of Archipel does not run', details }];
}
