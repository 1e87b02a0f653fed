import type { DebugState } from '../debug-state.ts';
import type { IslandRow } from '../islands/rows.ts';
import type { Exchange } from '../requests/exchange.ts';
import { shorten } from '../show-value.ts';
import { code, section } from './markdown.ts';
import { findProblems } from './problems.ts';

/** Limits of a report that fits an issue. */
const MAX_STORE_LENGTH = 300;
const MAX_PROP_LENGTH = 80;
const MAX_EVENTS = 40;

const showBytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function islandLine({ name, where, state, when, readyAt, bytes, props }: IslandRow): string {
  const facts = [
    state,
    ...(when ? [`when ${code(when)}`] : []),
    ...(readyAt === undefined ? [] : [`ready at ${Math.round(readyAt)} ms`]),
    ...(bytes === undefined ? [] : [showBytes(bytes)]),
  ];
  const written = props
    .filter(({ origin }) => origin !== 'default')
    .map(({ key, value, origin }) => `${key} (${origin}) ${code(shorten(value, MAX_PROP_LENGTH))}`);
  return `${code(name)} on ${code(where)}: ${[...facts, ...written].join(', ')}`;
}

function exchangeLine({ method, url, call, status, duration, changes }: Exchange): string {
  const time = duration === undefined ? 'pending' : `${Math.round(duration)} ms`;
  const changed = changes.length > 0 ? `, changed ${changes.map(code).join(', ')}` : '';
  return `${code(`${method} ${url}`)}${call ? ` (${call})` : ''}: ${status ?? 'unknown status'}, ${time}${changed}`;
}

function pageLines({ load, visit, fault, check }: DebugState): string[] {
  return [
    `Full load: ${code(load)}`,
    ...visit.map((line) => `Last visit: ${code(line)}`),
    ...(fault === 'none' ? [] : [`Requests of this page have the fault "${fault}".`]),
    ...(check.reason ? [`The document was checked as it is now. ${check.reason}`] : []),
    ...(check.phase === 'done' ? [] : ['The HTML of the page was not checked.']),
  ];
}

/**
 * Writes the state of a page as Markdown, for an issue.
 *
 * @param state The page.
 */
export function formatReport(state: DebugState): string {
  const { address, version, islands, stores, exchanges, events } = state;
  const problems = findProblems(state);
  return [
    '# Archipel: report of a page',
    '',
    `${code(address)}, files of version ${code(version || 'unknown')}, ${code(navigator.userAgent)}`,
    '',
    section(`Problems: ${problems.length}`, problems),
    section('Page', pageLines(state)),
    section(`Islands: ${islands.length}`, islands.map(islandLine)),
    section(`Requests: ${exchanges.length}`, exchanges.map(exchangeLine)),
    section(
      `Stores: ${stores.length}`,
      stores.map(
        ({ name, value, changes }) =>
          `${code(name)}, ${changes} changes: ${code(shorten(value, MAX_STORE_LENGTH))}`,
      ),
    ),
    section(
      `Last events of ${events.length}`,
      events
        .slice(-MAX_EVENTS)
        .map(
          ({ at, name, where, detail }) =>
            `${Math.round(at)} ms ${code(name)} at ${code(where)}: ${code(detail)}`,
        ),
    ),
  ].join('\n');
}
