import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build/all.mjs';
import { describeProject, FLAVOURS } from './build/project.mjs';
import { overBudget, unnamedLayers } from './build/report.mjs';
import { createServer } from './build/serve.mjs';
import { watchSources } from './build/watch.mjs';

const { values } = parseArgs({
  options: {
    flavour: { type: 'string' },
    watch: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    'no-budgets': { type: 'boolean', default: false },
    'no-types': { type: 'boolean', default: false },
    root: { type: 'string', default: import.meta.dirname },
    out: { type: 'string' },
  },
});

const root = resolve(values.root);
const { budgets = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const flavours = values.flavour ? [values.flavour] : FLAVOURS;

/** Builds once and prints the faults; returns whether there are none. */
async function build() {
  try {
    const project = describeProject({ root, out: values.out, dev: values.dev });
    const {
      rows,
      unnamed,
      complaints: faults,
    } = await buildAll(project, {
      flavours,
      types: !values.watch && !values['no-types'],
    });
    const isFree = values['no-budgets'] || values.dev;
    const complaints = isFree ? [] : [...overBudget(rows, budgets), ...unnamedLayers(unnamed), ...faults];
    for (const line of complaints) console.error(line);
    return complaints.length === 0;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}

// esbuild's errors name file and line; their stack only shows the build itself.
function messageOf(error) {
  const line = ({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text);
  return error.errors?.map(line).join('\n') || error.message || String(error);
}

const restart = values.serve ? createServer(root) : async () => {};

async function buildAndServe() {
  const isValid = await build();
  if (isValid) await restart();
  return isValid;
}

if (!FLAVOURS.includes(flavours[0])) {
  console.error(`There is no flavour "${flavours[0]}". There are: ${FLAVOURS.join(', ')}.`);
  process.exitCode = 1;
} else {
  const isValid = await buildAndServe();
  if (values.watch) watchSources(root, buildAndServe);
  else process.exitCode = isValid ? 0 : 1;
}
