import { pairedRatio } from '../support/statistics.mjs';
import { PEERS } from './systems.mjs';

/** Limits for a visit, as multiples of the bare minimum. */
const FACTORS = { plain: 1.05, islands: 1.1, update: 1.15 };

/** Limit of the scripts of a page that only visits, in B. */
const MAX_SCRIPTS = 18_000;

/** Limit of the cells in which a peer may be ahead, in all tables together. */
const MAX_CELLS = 2;

/** Tolerance in bytes: heap sizes vary, and a smaller growth is no leak. */
const HEAP_NOISE = 1_000;

const OURS = 'Archipel';
const REFERENCE = 'raw';
const BARE_PEER = 'swup 4';
const BARE_PEER_FACTOR = 1.02;

const isPeer = ({ system }) => PEERS.some(({ name }) => name === system);
const isWhole = ({ system }) => PEERS.some(({ name, isWhole: is }) => name === system && is);

/** Peers that are compared one by one; swup with plugins counts only among the cells. */
const isNamed = (row) => isPeer(row) && !row.system.startsWith(BARE_PEER);

const finder = (rows) => (name, system, metric) =>
  rows.find((row) => row.case === name && row.system === system && row.metric === metric);

const oursOf = (rows, ...metrics) =>
  rows.filter((row) => row.system === OURS && metrics.includes(row.metric));

const hasNoIslands = (row) => !row.case.includes('islands');
const isUpdate = (row) => row.case.includes('update');

function kindOf(row) {
  if (isUpdate(row)) return 'update';
  return hasNoIslands(row) ? 'plain' : 'islands';
}

const TITLES = { plain: 'without islands', islands: 'with islands', update: 'update of a part' };

/** Compares a row with a peer's as a multiple of the peer's median, paired by round. */
const against = (row, peer, factor = 1) => ({
  value: pairedRatio(peer, row) * peer.median,
  limit: peer.median * factor,
});

function nearRaw(rows) {
  const find = finder(rows);
  return oursOf(rows, 'main thread', 'next frame')
    .map((row) => ({ row, kind: kindOf(row), raw: find(row.case, REFERENCE, row.metric) }))
    .filter(({ raw }) => raw)
    .map(({ row, kind, raw }) => ({
      target: `${row.metric}, ms, ${TITLES[kind]}: at most ${FACTORS[kind]} × raw`,
      where: row.case,
      ...against(row, raw, FACTORS[kind]),
    }));
}

const comparedWith = (metric, target, isMeant, factor) => (rows) =>
  oursOf(rows, metric).flatMap((row) =>
    rows
      .filter((peer) => peer.case === row.case && peer.metric === metric && isMeant(peer))
      .map((peer) => ({
        target,
        where: `${row.case}, ${peer.system}`,
        ...against(row, peer, factor),
      })),
  );

const aheadOfNamed = comparedWith(
  'main thread',
  'main thread, ms: ahead of Turbo, htmx, Unpoly and Astro’s router',
  isNamed,
);

const nearBarePeer = comparedWith(
  'main thread',
  'main thread, ms: within 2 % of swup’s core',
  ({ system }) => system === BARE_PEER,
  BARE_PEER_FACTOR,
);

function scripts(rows) {
  return oursOf(rows, 'JavaScript')
    .filter((row) => kindOf(row) === 'plain')
    .map((row) => ({
      target: `JavaScript, B, of a page that only visits: at most ${MAX_SCRIPTS.toLocaleString('en')}`,
      where: row.case,
      value: row.median,
      limit: MAX_SCRIPTS,
    }));
}

/** Counts the cells of the tables in which a peer is ahead; bytes only of peers that do the same. */
function cellsAhead(rows) {
  const cells = [
    ...aheadOfNamed(rows),
    ...nearBarePeer(rows),
    ...comparedWith('main thread', '', ({ system }) => system.startsWith(`${BARE_PEER} `))(rows),
    ...comparedWith('JavaScript', '', isWhole)(rows.filter(hasNoIslands)),
  ];
  if (cells.length === 0) return [];
  return [
    {
      target: `cells of main thread and bytes in which a peer is ahead: at most ${MAX_CELLS}`,
      where: `of ${cells.length}`,
      value: cells.filter(({ value, limit }) => value > limit).length,
      limit: MAX_CELLS,
    },
  ];
}

function noSlope(rows) {
  const find = finder(rows);
  return oursOf(rows, 'nodes a visit', 'listeners a visit', 'heap a visit').map((row) => ({
    target: `${row.metric}: none is kept`,
    where: row.case,
    value: row.median,
    limit:
      row.metric === 'heap a visit'
        ? Math.max(0, find(row.case, REFERENCE, row.metric)?.median ?? 0) + HEAP_NOISE
        : 0,
  }));
}

/**
 * Compares the rows with the targets.
 *
 * @param rows All rows of the run.
 * @returns One entry per target and case: `{ target, where, value, limit, isMet }`.
 */
export function checkTargets(rows) {
  return [
    ...nearRaw(rows),
    ...aheadOfNamed(rows),
    ...nearBarePeer(rows),
    ...scripts(rows),
    ...cellsAhead(rows),
    ...noSlope(rows),
  ].map((check) => ({ ...check, isMet: check.value <= check.limit }));
}
