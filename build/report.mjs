import { closureOf } from './graph.mjs';
import { sumSizes } from './measure.mjs';

const FRAMEWORK = /\/node_modules\/(?:preact|react|react-dom|scheduler)\//;
const NAVIGATION = /\/runtime\/navigation\/visits\.ts$/;
const MOUNTING = /\/runtime\/islands\/island\.ts$/;
const VALIDATION = /\/validation\/index\.ts$/;

const scriptsWith = ({ scripts }, pattern) =>
  [...scripts.values()]
    .filter(({ inputs }) => inputs.some((path) => pattern.test(path)))
    .map(({ name }) => name);

function measured(bundle, what, budget, names) {
  const sizes = sumSizes([...names].map((name) => bundle.files.get(name)));
  return { what, budget: `${bundle.flavour}/${budget}`, ...sizes };
}

/** Returns the files of the validation core beyond the entry. */
function validationFiles(bundle, entry) {
  const core = bundle.lazyImports.find(
    ({ importer, file }) => VALIDATION.test(importer) || isValidation(bundle, file),
  );
  return core ? beyond(closureOf(bundle.scripts, core.file), entry) : [];
}

/** Returns the files that a module imports lazily, if the build has that module. */
const fileBehind = ({ lazyImports }, importer) =>
  lazyImports.filter((one) => importer.test(one.importer)).map(({ file }) => file);

const isValidation = ({ scripts }, file) => scripts.get(file)?.roots?.some((path) => VALIDATION.test(path));
const beyond = (names, loaded) => [...names].filter((name) => !loaded.has(name));

/** Returns the rows of a flavour's size table: the files that each feature loads. */
export function sizeRows(bundle, manifest) {
  const entry = closureOf(bundle.scripts, 'archipel.js');
  const row = (what, budget, names) => measured(bundle, what, budget, names);
  const rows = [row('entry', 'entry', entry)];
  // `mount` comes with the first island, `page` with the first use of the page.
  for (const [what, importer] of [
    ['mount', MOUNTING],
    ['page', NAVIGATION],
  ]) {
    const [file] = fileBehind(bundle, importer);
    if (file) rows.push(row(what, what, [file]));
  }
  const framework = scriptsWith(bundle, FRAMEWORK);
  const validation = validationFiles(bundle, entry);
  if (bundle.stylesheet) rows.push(row('archipel.css', 'css', ['archipel.css']));
  if (bundle.look) rows.push(row('archipel-look.css', 'look', ['archipel-look.css']));
  if (framework.length > 0) rows.push(row('framework', 'framework', framework));
  if (validation.length > 0) rows.push(row('validation core', 'validation', validation));
  if (bundle.scripts.has('authoring.js')) {
    rows.push(row('authoring', 'authoring', beyond(closureOf(bundle.scripts, 'authoring.js'), entry)));
  }
  for (const [name, { js, preload, css }] of Object.entries(manifest.islands)) {
    rows.push(row(`· ${name}`, name, [js, ...preload, ...css]));
  }
  return rows;
}

const columns = ['files', 'bytes', 'gzip', 'brotli'];
const cell = (value) => value.toLocaleString('en-US').padStart(9);

/** Returns the size table as text. */
export function formatTable(title, rows) {
  const width = Math.max(...rows.map(({ what }) => what.length), title.length) + 2;
  const head = title.padEnd(width) + columns.map((name) => name.padStart(9)).join('');
  const lines = rows.map((row) => row.what.padEnd(width) + columns.map((name) => cell(row[name])).join(''));
  return [head, ...lines].join('\n');
}

/** Returns a sentence for each exceeded budget of package.json. A budget without a row passes. */
export function overBudget(rows, budgets) {
  return Object.entries(budgets).flatMap(([name, limit]) => {
    const row = rows.find(({ budget }) => budget === name);
    if (!row || row.brotli <= limit) return [];
    const [size, most, over] = [row.brotli, limit, row.brotli - limit].map((bytes) =>
      bytes.toLocaleString('en-US'),
    );
    return [`Over budget: ${name} is ${size} B brotli, ${over} B more than the ${most} B allowed.`];
  });
}

/** Returns a sentence for each module that several layers need but no row of `layers.mjs` names. */
export const unnamedLayers = (unnamed) =>
  unnamed.map(
    ({ path, owners }) =>
      `${path} is needed by the layers ${owners.join(', ')}: say in build/linker/layers.mjs in which one it lies.`,
  );
