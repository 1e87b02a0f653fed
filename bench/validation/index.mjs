import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { interleave } from '../support/interleave.mjs';
import { productVersion, readProduct, versionOf } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { roundRow, writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { measureParts } from './breakdown.mjs';
import { weighCore } from './core.mjs';
import { STYLESHEET, writePage } from './pages.mjs';
import { OURS, prepareSystems } from './systems.mjs';
import { checkTargets } from './targets.mjs';
import { timeForm, timeLoad, WHOLE } from './visit.mjs';

const PACKAGES = [
  'jquery',
  'jquery-validation',
  'jquery-validation-unobtrusive',
  'aspnet-client-validation',
  'pristinejs',
];

const SECOND = 1_000;

// Cross-origin isolation gives the page a clock with steps of 5 µs instead of 100 µs.
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

function readOptions(args) {
  const text = (name, fallback) => ({ type: 'string', default: process.env[name] ?? fallback });
  const { values } = parseArgs({
    args,
    options: {
      rounds: text('ROUNDS', '7'),
      fields: text('FIELDS', '10,25,100,1000,5000'),
      limit: text('LIMIT', '60'),
      only: text('ONLY', ''),
      out: { type: 'string' },
    },
  });
  return {
    rounds: Number(values.rounds),
    counts: values.fields.split(',').map(Number),
    limit: Number(values.limit) * SECOND,
    only: new RegExp(values.only),
    out: values.out,
  };
}

/** Lists the runs, one group per number of fields. */
const listItems = (systems, counts) =>
  counts.map((count) =>
    systems.map((system) => ({
      name: `${count} fields`,
      path: `/${system.name.replaceAll(/\W+/g, '-')}/${count}`,
      count,
      system,
    })),
  );

const readStylesheet = () =>
  Buffer.concat(['archipel.css', 'archipel-look.css'].map((name) => readProduct('preact').get(name)));

function publish(items, systems) {
  const files = new Map(systems.flatMap((system) => system.files));
  files.set(STYLESHEET, readStylesheet());
  const pages = new Map(items.map((item) => [item.path, item]));
  const write = (path) => {
    const item = pages.get(path.replace(WHOLE, ''));
    return item && writePage(item, path.endsWith(WHOLE));
  };
  const find = (path) => files.get(path) ?? write(path);
  return { files, find };
}

const weights = new Map();

function weighOne(files, address) {
  if (!weights.has(address)) weights.set(address, brotliCompressSync(files.get(address)).length);
  return weights.get(address);
}

const weigh = (files, addresses) =>
  [...new Set(addresses)].reduce((sum, address) => sum + weighOne(files, address), 0);

const rowOf = ({ name, system }, metric) => ({ case: name, system: system.name, metric });

function addSample(samples, item, { values, scripts = [] }, files) {
  const row = (metric, unit) => ({ ...rowOf(item, metric), reference: OURS, unit });
  for (const { metric, value } of values) samples.add(row(metric, 'ms'), value);
  if (scripts.length > 0) samples.add(row('JavaScript', 'B'), weigh(files, scripts));
}

/** Measures all systems; one that has used up the time limit of a case does not run again in it. */
async function measure(groups, { rounds, limit }, { browser, files }) {
  const samples = createSamples();
  const late = [];
  const spent = new Map();
  for (const { round, item } of interleave(groups, rounds)) {
    if (spent.get(item) >= limit) continue;
    reportProgress(`round ${round + 1} of ${rounds}: ${item.name}, ${item.system.name}`);
    const start = performance.now();
    for (const run of item.system.isLoadOnly ? [timeLoad] : [timeLoad, timeForm]) {
      const times = await run(browser, item, limit);
      addSample(samples, item, times, files);
      if (times.late) late.push({ ...rowOf(item, times.late), limit });
    }
    spent.set(item, (spent.get(item) ?? 0) + performance.now() - start);
  }
  reportProgress('');
  return { rows: samples.rows(), late };
}

/** The numbers of fields whose rejected submit is profiled, and the most rounds. */
const PROFILED = [1_000, 5_000];
const PROFILES = 5;

function profile(browser, { counts, rounds, only }) {
  const profiled = PROFILED.filter((count) => counts.includes(count));
  if (profiled.length === 0 || !only.test(OURS)) return [];
  const setting = { stylesheet: readStylesheet(), headers: ISOLATED };
  return measureParts(browser, { counts: profiled, rounds: Math.min(rounds, PROFILES), ...setting });
}

/** Runs the benchmark: forms of many fields, all wrong and all right. */
export async function run(args) {
  const options = readOptions(args);
  const systems = prepareSystems(options.only);
  const groups = listItems(systems, options.counts);
  const { files, find } = publish(groups.flat(), systems);
  const server = await startServer(find, ISOLATED);
  for (const item of groups.flat()) item.url = server.origin + item.path;
  const browser = await launchBrowser();
  try {
    const measured = await measure(groups, options, { browser, files });
    report({ ...measured, parts: await profile(browser, options) }, options, browser.version());
  } finally {
    await browser.close();
    await server.close();
  }
}

function report({ rows, late, parts }, { rounds, limit, out }, version) {
  const core = weighCore();
  const targets = checkTargets(rows, late, core);
  const versions = Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)]));
  const results = {
    browser: `Chromium ${version}`,
    versions: { archipel: productVersion(), ...versions },
    setting: { rounds, limit, viewport: VIEWPORT, core },
    targets,
    late,
    parts: parts.map(roundRow),
    rows,
  };
  const file = writeResults('validation', results, out);
  console.log(formatRows(rows));
  if (parts.length > 0) console.log(`\n${formatRows(parts)}`);
  for (const one of late)
    console.log(`\nGiven up after ${one.limit / SECOND} s: ${one.case}, ${one.system}, ${one.metric}`);
  printTargets(targets);
  console.log(`\n${file}`);
}
