import { join } from 'node:path';
import { bundleFlavour } from '../../build/bundle.mjs';
import { createManifest } from '../../build/manifest.mjs';
import { measureAll } from '../../build/measure.mjs';
import { describeProject } from '../../build/project.mjs';
import { openPage } from '../support/browser.mjs';
import { listFields } from '../support/fields.mjs';
import { reportProgress } from '../support/progress.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { STYLESHEET, writePage } from './pages.mjs';
import { FLOOR, OURS, prepareSystems } from './systems.mjs';

/*
 * Profiles one rejected submit and assigns each sample to a part of the work by the names on its stack. The
 * product is built without minification, because a minified function has no name; it is the same code.
 */

const ROOT = join(import.meta.dirname, '../..');
const SAMPLE_US = 100;
const MICROSECONDS = 1_000;

/** The parts of a rejected submit, by functions of the browser, the floor and Archipel; the first match counts. */
const PARTS = [
  ['style and layout', /^(?:getBoundingClientRect|getClientRects|focus|scrollIntoView|checkVisibility)$/],
  ['garbage', /^\(garbage collector\)$/],
  ['summary', /^(?:syncSummary|lineOf|replaceChildren)$/],
  ['rules', /^update$/],
  ['aria-describedby', /^describe$/],
  ['fields', /^writeControls$/],
  ['messages', /^write$/],
  ['fields and messages', /^show$/],
  ['event', /^report$/],
  ['observers', /^(?:follow|isNews)$/],
  ['announcement, focus', /^(?:announceCount|focusFirst)$/],
  ['other', /^(?:check|onSubmit|requestSubmit)$/],
];

/** The columns of the table; `fields and messages` is the rest of that work. */
export const PART_NAMES = PARTS.map(([name]) => name);

const partOf = (stack) => PARTS.find(([, pattern]) => stack.some((name) => pattern.test(name)))?.[0];

function readParts({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const parts = new Map(PART_NAMES.map((name) => [name, 0]));
  samples.forEach((sample, index) => {
    const stack = [];
    for (let id = sample; id !== undefined; id = parents.get(id))
      stack.push(byId.get(id).callFrame.functionName);
    const part = partOf(stack);
    if (part) parts.set(part, parts.get(part) + timeDeltas[index] / MICROSECONDS);
  });
  return parts;
}

async function profileSubmit(browser, { url, count, system: { scripts, modules } }) {
  const { page, session, close } = await openPage(browser);
  try {
    await page.goto(url);
    await page.evaluate((files) => bench.load(files), { scripts, modules });
    await page.evaluate('bench.touch()');
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await session.send('Profiler.start');
    await page.evaluate(
      (wrong) => bench.failAll(wrong),
      listFields(count).map(({ wrong }) => wrong),
    );
    return readParts((await session.send('Profiler.stop')).profile);
  } finally {
    await close();
  }
}

const isServed = ([name]) => /^[^/]+\.(?:js|css)$/.test(name);

/** Returns the systems with Archipel's files as they are before minification. */
async function prepareNamed() {
  const project = describeProject({ root: ROOT, out: join(ROOT, '.cache/unminified'), dev: true });
  const bundle = await bundleFlavour(project, 'preact');
  await measureAll([...bundle.files.values()]);
  const { js, rules } = createManifest(bundle, ROOT).validation;
  const named = {
    files: [...bundle.files].filter(isServed).map(([name, text]) => [`/archipel/${name}`, text]),
    modules: [js, ...rules].map((name) => `/archipel/${name}`),
  };
  return prepareSystems(/./)
    .filter(({ name }) => name === FLOOR || name === OURS)
    .map((system) => (system.name === OURS ? { ...system, ...named } : system));
}

/**
 * Measures the processor time of each part of a rejected submit.
 *
 * @param browser The browser.
 * @param options Numbers of fields, rounds, the page's stylesheet, and the headers of responses.
 * @returns Rows with the parts and `all`, for Archipel and the floor, each with its ratio to all of the floor.
 */
export async function measureParts(browser, { counts, rounds, stylesheet, headers }) {
  const systems = await prepareNamed();
  const files = new Map([...systems.flatMap((system) => system.files), [STYLESHEET, stylesheet]]);
  const items = counts.flatMap((count) =>
    systems.map((system) => ({ count, system, path: `/${system.module}/${count}` })),
  );
  const pages = new Map(items.map((item) => [item.path, item]));
  const write = (path) => pages.has(path) && writePage(pages.get(path));
  const server = await startServer((path) => files.get(path) ?? (write(path) || undefined), headers);
  const samples = createSamples();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const item of items) {
        reportProgress(`profile ${round} of ${rounds}: ${item.count} fields, ${item.system.name}`);
        const parts = await profileSubmit(browser, { ...item, url: server.origin + item.path });
        addParts(samples, item, parts);
      }
    }
  } finally {
    await server.close();
  }
  reportProgress('');
  return withRatios(samples.rows());
}

function addParts(samples, { count, system }, parts) {
  const row = (metric) => ({ case: `${count} fields, rejected`, system: system.name, metric, unit: 'ms' });
  for (const [part, value] of parts) samples.add(row(part), value);
  samples.add(
    row('all'),
    [...parts.values()].reduce((sum, value) => sum + value, 0),
  );
}

/** Adds to each row its ratio to the whole floor. */
function withRatios(rows) {
  const floorOf = (name) =>
    rows.find((row) => row.case === name && row.system === FLOOR && row.metric === 'all').median;
  return rows.map((row) => ({ ...row, ratio: row.median / floorOf(row.case) }));
}
