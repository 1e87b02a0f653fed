import { PEERS } from './systems.mjs';

/** How much dearer than the bare minimum a visit may be. */
const FACTOR = 1.15;

/** A heap is never the same twice: what is under this is no slope. */
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

/** Islands have their own price, and with repeated addresses others answer from copies. */
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
 * Holds the rows against what we promise.
 *
 * @param rows All rows of the run.
 * @returns One entry for each promise and case: `{ target, where, value, limit, isMet }`.
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
