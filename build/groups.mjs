import { closureOf } from './graph.mjs';

/*
 * esbuild cuts a chunk for every set of lazy modules that share a file, so eighty islands make many small chunks,
 * and one island waits for several. Here small ones that are mostly wanted together are put together.
 */

/** What one request less is worth, in minified bytes: its headers, its poorer compression, its wait. */
const REQUEST_WORTH = 2_000;

/** A stylesheet that an island does not need costs a request too. */
const SHEET_COST = 4_000;

/** What fetches and places pages: every page loads it in a free moment, so who needs a part of it may have it whole. */
const VISIT = /\/runtime\/navigation\/visit\.ts$/;
const PIPELINE = /\/runtime\/(?:navigation\/|html\/(?!focus)|request)/;

/** Kinds that are one file each. */
const WHOLE = new Set(['framework', 'navigation', 'validation', 'rules']);

const FRAMEWORK = /\/node_modules\/(?:preact|react|react-dom|scheduler)\//;

const without = (set, other) => [...set].filter((one) => !other.has(one)).length;
const shared = (set, other) => set.size - without(set, other);

/** Bytes saved by putting two groups together, summed over the roots that load them. */
function gain(one, other) {
  if (WHOLE.has(one.kind)) return Number.POSITIVE_INFINITY;
  const together = shared(one.roots, other.roots);
  const needless =
    one.weight * without(other.roots, one.roots) + other.weight * without(one.roots, other.roots);
  return together * REQUEST_WORTH - needless;
}

const weightOf = ({ text, inputs }) =>
  text.length + inputs.filter((path) => path.endsWith('.css')).length * SHEET_COST;

/** Whether a chunk is of the framework. */
export const holdsFramework = ({ inputs }) => inputs.some((path) => FRAMEWORK.test(path));

/** Files of validation that take in what they share with later ones: these come after them, and ask them for it. */
const VALIDATION = [
  ['validation', '/validation/service.ts'],
  ['rules', '/validation/packs.ts'],
];

const isOfValidation = ({ inputs }) =>
  inputs.length > 0 && inputs.every((path) => path.includes('/validation/'));

const isRootOf = (path) => (chunk) => chunk?.entryPoint?.endsWith(path);

/** The file of validation that a chunk goes into, if it goes into one. A door for authors must not bring it along. */
function validationKindOf(chunk, { roots, chunks, ofDoors }) {
  const first = (behind) => VALIDATION.find(([, path]) => behind.some(isRootOf(path)))?.[0];
  if (chunk.entryPoint) return first([chunk]);
  if (!isOfValidation(chunk) || ofDoors.has(chunk.name)) return undefined;
  return first([...roots.get(chunk.name)].map((name) => chunks.get(name)));
}

// A root keeps its own file. The framework is one file, with nothing else in it: it has a budget, and seldom changes.
// What needs it is kept apart from what does not: an island without a view must not bring it to a page.
function kindOf(chunk, split) {
  const { chunks, ofEveryPage } = split;
  const validation = validationKindOf(chunk, split);
  if (validation) return validation;
  if (chunk.entryPoint) return 'root';
  if (holdsFramework(chunk)) return 'framework';
  if (ofEveryPage.has(chunk.name)) return 'navigation';
  if (isOfValidation(chunk)) return 'pack';
  const needed = [...closureOf(chunks, chunk.name)].map((name) => chunks.get(name));
  return needed.some((one) => one && holdsFramework(one)) ? 'view' : 'shared';
}

/** The chunks of the pipeline from request to page; what others need besides, such as settings, is left to them. */
function navigationChunks(chunks) {
  const visit = [...chunks.values()].find(({ entryPoint }) => VISIT.test(entryPoint ?? ''));
  const reached = visit ? [...closureOf(chunks, visit.name)].map((name) => chunks.get(name)) : [];
  const ofPipeline = reached.filter((chunk) => chunk?.inputs.some((path) => PIPELINE.test(path)));
  return new Set(ofPipeline.map(({ name }) => name));
}

const isPair = (one, other) => one.kind === other.kind && one.kind !== 'root';

/** Which islands load each chunk. What only authors load is not counted. */
function rootsByChunk(chunks, doors) {
  const roots = new Map([...chunks.keys()].map((name) => [name, new Set()]));
  for (const { name, entryPoint } of chunks.values()) {
    if (!entryPoint || doors.includes(entryPoint)) continue;
    for (const reached of closureOf(chunks, name)) roots.get(reached)?.add(name);
  }
  return roots;
}

/** What authors load. */
function doorChunks(chunks, doors) {
  const found = [...chunks.values()].filter(({ entryPoint }) => doors.includes(entryPoint));
  return new Set(found.flatMap(({ name }) => [...closureOf(chunks, name)]));
}

/** Whether one group leads to the other past a third: put together, they would import each other in a circle. */
function hasDetour(groups, from, to) {
  const owner = new Map(groups.flatMap((group) => group.chunks.map(({ name }) => [name, group])));
  const nextOf = (group) => group.chunks.flatMap((chunk) => chunk.imports).map((name) => owner.get(name));
  const seen = new Set();
  const queue = nextOf(from).filter((group) => group && group !== from && group !== to);
  for (const group of queue) {
    if (seen.has(group)) continue;
    seen.add(group);
    const next = nextOf(group).filter(Boolean);
    if (next.includes(to)) return true;
    queue.push(...next);
  }
  return false;
}

const isCircular = (groups, one, other) => hasDetour(groups, one, other) || hasDetour(groups, other, one);

const pairOf = (one, other) => ({ one, other, gain: gain(one, other) });

/** The pairs of a group with others that are worth their needless bytes. */
const pairsWith = (group, others) =>
  others
    .filter((other) => isPair(group, other))
    .map((other) => pairOf(group, other))
    .filter((pair) => pair.gain > 0);

const byGain = (first, second) => (second.gain === first.gain ? 0 : second.gain - first.gain);

// A file has the name of its first chunk, and is entered there.
const rootFirst = (chunks) =>
  chunks.toSorted((one, other) => Boolean(other.entryPoint) - Boolean(one.entryPoint));

const merged = (one, other) => ({
  chunks: rootFirst([...one.chunks, ...other.chunks]),
  roots: new Set([...one.roots, ...other.roots]),
  weight: one.weight + other.weight,
  kind: one.kind,
});

function mergeAll(groups) {
  let left = groups;
  let pairs = groups.flatMap((group, index) => pairsWith(group, groups.slice(index + 1)));
  for (;;) {
    const best = pairs.toSorted(byGain).find(({ one, other }) => !isCircular(left, one, other));
    if (!best) return left;
    const gone = new Set([best.one, best.other]);
    const group = merged(best.one, best.other);
    left = left.filter((one) => !gone.has(one));
    pairs = pairs.filter(({ one, other }) => !gone.has(one) && !gone.has(other));
    pairs.push(...pairsWith(group, left));
    left = [...left, group];
  }
}

/**
 * Decides which chunks go into one file.
 *
 * @returns Lists of chunks; most have one member.
 */
export function groupChunks(chunks, doors) {
  const roots = rootsByChunk(chunks, doors);
  const split = { chunks, roots, ofEveryPage: navigationChunks(chunks), ofDoors: doorChunks(chunks, doors) };
  const single = (chunk) => ({
    chunks: [chunk],
    roots: roots.get(chunk.name),
    weight: weightOf(chunk),
    kind: kindOf(chunk, split),
  });
  // By name, so that the outcome does not hang on the order in which esbuild finished.
  const inOrder = [...chunks.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return mergeAll(inOrder.map(single)).map((group) => group.chunks);
}
