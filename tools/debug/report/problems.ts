import type { DebugState } from '../debug-state.ts';
import type { EventRow } from '../events.ts';
import type { IslandRow } from '../islands/rows.ts';
import type { Exchange } from '../requests/exchange.ts';
import { code } from './markdown.ts';

/** Events that report a failure no island and no request shows. */
const FAILURES = ['archipel:service-error', 'archipel:action-error', 'error', 'unhandledrejection'];

/** Whether a request failed, or the library could not use its answer. */
export function hasFailed({ status, problem }: Exchange): boolean {
  if (problem === 'aborted') return false;
  return problem !== undefined || status === 0 || (status ?? 200) >= 400;
}

/** Whether an island does not work. */
export const isBroken = ({ state, error }: IslandRow): boolean =>
  state === 'failed' || state === 'unknown' || error !== '';

const describeIsland = ({ name, where, state, error }: IslandRow) =>
  `Island ${code(name)} on ${code(where)} is ${state}. ${code(error || 'The reason was reported before the overlay began.')}`;

function describeExchange({ method, url, call, status, problem }: Exchange): string {
  const outcome = status ? `was answered ${status}` : 'has no answer';
  const reason = problem ? `: ${code(problem)}` : '';
  return `Request ${code(`${method} ${url}`)}${call ? ` (${call})` : ''} ${outcome}${reason}.`;
}

const describeEvent = ({ name, where, detail }: EventRow) =>
  `Event ${code(name)} at ${code(where)}: ${code(detail)}.`;

/**
 * Lists all that is wrong with a page, one sentence each.
 *
 * @param state The page.
 */
export const findProblems = ({ islands, exchanges, events, check }: DebugState): string[] => [
  ...islands.filter(isBroken).map(describeIsland),
  ...exchanges.filter(hasFailed).map(describeExchange),
  ...events.filter(({ name }) => FAILURES.includes(name)).map(describeEvent),
  ...check.findings.map(
    ({ code: rule, level, line, message }) => `Check, line ${line}: ${level} ${rule}: ${code(message)}`,
  ),
];
