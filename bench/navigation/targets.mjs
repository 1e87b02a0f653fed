import { PEERS } from './systems.mjs';

/** Limit for a visit, as a multiple of the bare minimum. */
const FACTOR = 1.15;

/** Tolerance in bytes: heap sizes vary, and a smaller growth is no leak. */
const HEAP_NOISE = 1_000;

const OURS = 'Archipel';
const REFERENCE = 'raw';

const isPeer = ({ system }) => PEERS.some(({ name }) => name === system);
const isWhole = ({ system }) => PEERS.some(({ name, isWhole: is }) => name === system && is);

const finder = (rows) => (name, system, metric) =>
  rows.find((row) => row.case === name && row.system === system && row.metric === metric);

const oursOf = (rows, ...metrics) =>
  rows.filter((row) => row.system === OURS && metrics.includes(row.metric));

const hasNoIslands = (row) => !row.case.includes('islands');

/** Islands cost time of their own, and on repeated addresses other systems respond from a cache. */
const isPlain = (row) => hasNoIslands(row) && !row.case.includes('repeated');

function nearRaw(rows) {
  const find = finder(rows);
  return oursOf(rows, 'main thread', 'next frame')
    .filter(isPlain)
    .map((row) => ({ row, raw: find(row.case, REFERENCE, row.metric) }))
    .filter(({ raw }) => raw)
    .map(({ row, raw }) => ({
      target: `${row.metric}, ms, without islands: at most ${FACTOR} × raw`,
      where: row.case,
      value: row.median,
      limit: raw.median * FACTOR,
    }));
}

const aheadOfPeers = (metric, title, isMeant) => (rows) =>
  oursOf(rows, metric).flatMap((row) =>
    rows
      .filter((peer) => peer.case === row.case && peer.metric === metric && isMeant(peer))
      .map((peer) => ({
        target: title,
        where: `${row.case}, ${peer.system}`,
        value: row.median,
        limit: peer.median,
      })),
  );

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
    ...aheadOfPeers('main thread', 'main thread, ms: ahead of every peer', isPeer)(rows),
    ...noSlope(rows),
    ...aheadOfPeers(
      'JavaScript',
      'JavaScript, B, without islands: less than every peer that does the same',
      isWhole,
    )(rows.filter(hasNoIslands)),
  ].map((check) => ({ ...check, isMet: check.value <= check.limit }));
}
