import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { productVersion, readProduct, versionOf } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { listCases, prepareCase } from './cases.mjs';
import { listHovers, prepareHover } from './hover/cases.mjs';
import { measureHovers } from './hover/index.mjs';
import { STYLES, writeList, writePage } from './pages.mjs';
import { describeNoise } from './noise.mjs';
import { describeRow } from './rows.mjs';
import { checkTargets } from './targets.mjs';
import { timeByTurns } from './turns.mjs';
import { measureLeaks } from './visit.mjs';

const PACKAGES = [
  '@hotwired/turbo',
  'htmx4',
  'htmx2',
  'swup',
  '@swup/head-plugin',
  '@swup/scroll-plugin',
  '@swup/a11y-plugin',
  '@swup/forms-plugin',
  'unpoly',
  'astro',
  'jquery',
  'jquery-ajax-unobtrusive',
  'preact',
  'esbuild',
];

/** Memory is counted on small pages: a leak per visit does not depend on the size of the page. */
const MEMORY_CARDS = 50;

/** The number of pages whose memory is counted at a time. */
const TOGETHER = 3;

/** Visits before the first count: more than the largest cache holds, which is 70 pages. */
const FILLING = 75;

function readOptions(args) {
  const text = (name, fallback) => ({ type: 'string', default: process.env[name] ?? fallback });
  const { values } = parseArgs({
    args,
    options: {
      rounds: text('ROUNDS', '6'),
      cards: text('CARDS', '50,200,800'),
      visits: text('VISITS', '4'),
      memory: text('MEMORY', '100'),
      only: text('ONLY', ''),
      cases: text('CASES', ''),
      out: { type: 'string' },
    },
  });
  return {
    ...values,
    rounds: Number(values.rounds),
    visits: Number(values.visits),
    memory: Number(values.memory),
    cards: values.cards.split(',').map(Number),
    only: new RegExp(values.only),
    cases: new RegExp(values.cases),
  };
}

/** Maps scripts and stylesheets by address, and pages by path; pages are written on request. */
function publish(groups) {
  const items = groups.flat();
  const files = new Map(items.flatMap((item) => item.files));
  files.set('/site.css', STYLES);
  for (const [name, bytes] of readProduct('preact')) files.set(`/archipel/preact/${name}`, bytes);
  const pages = new Map(
    items.flatMap((item) => [
      [item.path, (page) => writePage(page, item)],
      [`${item.path}list`, (page) => writeList(page, item)],
    ]),
  );
  const find = (path, query) => files.get(path) ?? pages.get(path)?.(Number(query.get('n')));
  return { files, find };
}

// A full load retains nothing: its document is discarded.
const isForMemory = ({ cards, isRepeated, isUpdate, system }) =>
  cards === MEMORY_CARDS && !isRepeated && !isUpdate && !system.isLoad && !system.isControl;

async function measureLeaksOf(item, visits, { browser, samples }) {
  reportProgress(`memory: ${item.name}, ${item.system.name}`);
  const { nodes, listeners, heap } = await measureLeaks(browser, item, { warmUps: FILLING, visits });
  const add = (metric, unit, value) => samples.add({ ...describeRow(item), metric, unit }, value);
  add('nodes a visit', '', nodes);
  add('listeners a visit', '', listeners);
  add('heap a visit', 'B', heap);
}

// Pages are counted together: nothing is timed, and each has a renderer of its own.
async function measureMemory(groups, { memory }, run) {
  if (memory === 0) return;
  const items = groups.flat().filter(isForMemory);
  const count = async () => {
    while (items.length > 0) await measureLeaksOf(items.shift(), memory, run);
  };
  await Promise.all(Array.from({ length: TOGETHER }, count));
}

async function measureVisits(options, samples) {
  const cases = listCases(options.cards).filter(({ name }) => options.cases.test(name));
  const groups = await Promise.all(cases.map((one) => prepareCase(one, options.only)));
  const { files, find } = publish(groups);
  const server = await startServer(find);
  for (const item of groups.flat()) item.url = server.origin + item.path;
  const browser = await launchBrowser();
  try {
    const run = { browser, files, samples };
    for (const group of groups) await timeByTurns(group, options, run);
    await measureMemory(groups, options, run);
  } finally {
    await browser.close();
    await server.close();
  }
  return browser.version();
}

async function measureHovering({ cases, only, rounds, visits }, samples) {
  const hovers = listHovers().filter(({ name }) => cases.test(name));
  if (hovers.length === 0) return;
  const groups = await Promise.all(hovers.map((one) => prepareHover(one, only)));
  await measureHovers(groups, publish(groups).find, { samples, rounds, visits });
}

/** Runs the benchmark: visits of pages, with and without islands, then with a mouse that rests on the link. */
export async function run(args) {
  const options = readOptions(args);
  const samples = createSamples();
  const version = await measureVisits(options, samples);
  await measureHovering(options, samples);
  reportProgress('');
  report(samples.rows(), options, version);
}

function report(rows, { rounds, visits, memory, out }, version) {
  const targets = checkTargets(rows);
  const versions = Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)]));
  const results = {
    browser: `Chromium ${version}`,
    versions: { archipel: productVersion(), ...versions },
    setting: { rounds, visits, memory, viewport: VIEWPORT },
    targets,
    rows,
  };
  const file = writeResults('navigation', results, out);
  console.log(formatRows(rows));
  for (const line of describeNoise(rows)) console.log(`\n${line}`);
  printTargets(targets);
  console.log(`\n${file}`);
}
