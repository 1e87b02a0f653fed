import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { interleave } from '../support/interleave.mjs';
import { FLAVOURS, productVersion, readProduct, versionOf } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { prepareContestants } from './contestants.mjs';
import { COUNTS, MIXES } from './mixes.mjs';
import { inertPage, livePage } from './pages.mjs';
import { buildSite, readSite } from './site/build.mjs';
import { checkTargets } from './targets.mjs';
import { countLeft, timeMount } from './visit.mjs';

const PEERS = [
  'react',
  'preact',
  '@11ty/is-land',
  'astro',
  '@astrojs/react',
  '@astrojs/preact',
  '@hotwired/stimulus',
  'alpinejs',
  'lit',
  'esbuild',
];

function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      counts: { type: 'string', default: COUNTS.join() },
      mixes: { type: 'string', default: Object.keys(MIXES).join() },
      throttle: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      out: { type: 'string' },
    },
  });
  return {
    rounds: Number(values.rounds),
    counts: values.counts.split(',').map(Number),
    mixes: values.mixes.split(','),
    throttle: Number(values.throttle),
    only: new RegExp(values.only),
    out: values.out,
  };
}

/** Prepares all pages of the run and their files; one group per case. */
async function prepare({ counts, mixes, only }, files) {
  const groups = [];
  for (const mix of mixes) {
    const contestants = (await prepareContestants(mix)).filter(({ label }) => only.test(label));
    for (const { scripts } of contestants) for (const [path, text] of scripts) files.set(path, text);
    for (const count of counts) {
      const name = `${count} islands, ${MIXES[mix].title}`;
      groups.push(
        await Promise.all(contestants.map((contestant) => publish(contestant, name, count, files))),
      );
    }
  }
  return groups;
}

async function publish(contestant, name, count, files) {
  const path = `${contestant.base}/${count}`;
  files.set(path, await livePage(contestant, count));
  files.set(`${path}/inert`, await inertPage(contestant, count));
  return { ...contestant, name, count, path };
}

function serve(folder, built, files) {
  for (const flavour of FLAVOURS) {
    for (const [name, bytes] of built(flavour)) files.set(`/${folder}/${flavour}/${name}`, bytes);
  }
}

const describeRow = ({ name, label, reference }) => ({ case: name, system: label, reference });

function addTimes(samples, item, times, round) {
  for (const [metric, value] of Object.entries(times)) {
    if (value !== undefined) {
      samples.add({ ...describeRow(item), metric, unit: 'ms' }, value, round);
    }
  }
}

function addCounts(samples, item, { mounted, left, answering }) {
  const add = (metric, unit, value) => samples.add({ ...describeRow(item), metric, unit }, value);
  add('listeners mounted', '', mounted.listeners);
  add('nodes left', '', left.nodes);
  add('listeners left', '', left.listeners);
  add('heap left', 'kB', left.heap / 1_000);
  add('answering after', '', answering);
}

// Counts of nodes and listeners do not depend on the machine's load: three rounds are enough.
const COUNTED_ROUNDS = 3;

async function measure(groups, { rounds, throttle }, { browser, origin }) {
  const samples = createSamples();
  let reported = -1;
  for (const { round, item } of interleave(groups, rounds)) {
    reportProgress(`round ${round + 1} of ${rounds}: ${item.name}, ${item.label}`, round > reported);
    reported = round;
    const visit = { url: origin + item.path, label: item.label, count: item.count, throttle };
    addTimes(samples, item, await timeMount(browser, visit), round);
    if (round >= COUNTED_ROUNDS) continue;
    addCounts(samples, item, await countLeft(browser, { ...visit, url: `${visit.url}/inert`, throttle: 1 }));
  }
  reportProgress('');
  return samples.rows();
}

/** Runs the benchmark: mounting and unmounting many islands on one page. */
export async function run(args) {
  const options = readOptions(args);
  const files = new Map();
  buildSite();
  serve('archipel', readProduct, files);
  serve('site', readSite, files);
  const groups = await prepare(options, files);
  const server = await startServer((path) => files.get(path));
  const browser = await launchBrowser();
  try {
    const rows = await measure(groups, options, { browser, origin: server.origin });
    report(rows, groups.flat(), options, browser.version());
  } finally {
    await browser.close();
    await server.close();
  }
}

function report(rows, items, options, version) {
  const referenceOf = ({ case: name, system }) =>
    items.find((item) => item.name === name && item.label === system).reference;
  const targets = checkTargets(rows, referenceOf);
  const versions = Object.fromEntries(PEERS.map((name) => [name, versionOf(name)]));
  const file = writeResults(
    'islands',
    {
      browser: `Chromium ${version}`,
      versions: { archipel: productVersion(), ...versions },
      setting: { rounds: options.rounds, throttle: options.throttle, viewport: VIEWPORT },
      targets,
      rows,
    },
    options.out,
  );
  console.log(formatRows(rows));
  printTargets(targets);
  console.log(`\n${file}`);
}
