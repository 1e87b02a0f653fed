import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((name) => ending.test(name));

const SOURCES = ['runtime', 'islands', 'stores', 'validation'].flatMap((folder) =>
  filesIn(folder, /\.tsx?$/),
);

const namesIn = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name]) => name!);

function section(title: string): string {
  const [, text = ''] = read('docs/contract.md').split(`\n### ${title}\n`);
  return text.split(/\n##+ /)[0]!;
}

/** Returns the rows of a section's tables: the code names of the first cell, and the whole row. */
function rowsOf(title: string): { names: string[]; row: string }[] {
  const rows = section(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.map((row) => ({
    names: [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    row,
  }));
}

/** Files that read settings by names of their own, each with a function that finds these names. */
const NAMED_SETTINGS: Record<string, (file: string) => string[]> = {
  'runtime/requests/antiforgery.ts': (file) =>
    namesIn(file, /setting\('(\w+)'\)/g).map((name) => `antiforgery.${name}`),
  'runtime/navigation/body-class.ts': (file) =>
    namesIn(file, /nameOf\('(\w+)'\)/g).map((name) => `bodyClass.${name}`),
  'runtime/navigation/animation.ts': (file) =>
    namesIn(file, /durationOf\('(\w+)'\)/g).map((name) => `animation.${name}`),
  'islands/kit/video-player/player.ts': () =>
    namesIn('islands/kit/video-player/dialects.ts', /^const (\w+): Dialect = /gm).map(
      (name) => `video.${name}`,
    ),
  'islands/kit/map/map-settings.ts': (file) =>
    namesIn(file, /read(?:Text|Address)\('(\w+)'\)/g).map((name) => `map.${name}`),
  'islands/kit/breakpoints.ts': (file) =>
    [.../const WIDTHS = \{(.*)\}/.exec(read(file))![1]!.matchAll(/(\w+):/g)].map(([, name]) =>
      name === 'desktop' ? 'layout.desktop' : `layout.breakpoints.${name}`,
    ),
  'stores/consent/consent.ts': () =>
    SOURCES.flatMap((file) => namesIn(file, /consentSetting\('(\w+)'\)/g)).map((name) => `consent.${name}`),
};

/** Returns all settings that the code reads; files with a variable name are in the table above. */
function readSettings(): Set<string> {
  const found = SOURCES.flatMap((file) => {
    const calls = namesIn(file, /\bgetSetting\(([^)]*)\)/g).filter((call) => !call.includes(': string'));
    const literal = calls.filter((call) => /^'\w+'(?:, '\w+')*$/.test(call));
    const hasOthers = calls.length > literal.length && file !== 'runtime/islands/services.ts';
    if (hasOthers && !NAMED_SETTINGS[file]) throw new Error(`Add ${file} to NAMED_SETTINGS of this test.`);
    const named = hasOthers ? NAMED_SETTINGS[file]!(file) : [];
    const ofServices = namesIn(file, /^\s+setting: '(\w+)',/gm);
    return [...literal.map((call) => call.replace(/'/g, '').replace(/, /g, '.')), ...named, ...ofServices];
  });
  return new Set(found);
}

test('the contract lists every key of archipel-config that the code reads, and no other', () => {
  const listed = rowsOf('Settings of the page').flatMap(({ names }) => names);
  expect(listed.length).toBe(new Set(listed).size);
  const read = [...readSettings()];
  expect(read.filter((key) => !listed.includes(key))).toEqual([]);
  expect(listed.filter((key) => !read.includes(key))).toEqual([]);
});

const SHEETS = filesIn('styles', /^styles\/[\w-]+\.css$/).filter((file) => file !== 'styles/look.css');

const classesOf = (css: string) => new Set([...css.matchAll(/\.(ar-[\w-]+)/g)].map(([, name]) => name!));

const isClass = (name: string) => name.startsWith('ar-');
const listedClasses = rowsOf('Classes and properties for your own HTML').filter(({ names: [name] }) =>
  isClass(name!),
);

test('every class that authors may use is drawn by the sheet that the contract names', () => {
  expect(listedClasses.length).toBeGreaterThan(15);
  const withDialogs = [...SHEETS, ...filesIn('islands/kit', /\.css$/)];
  const shipped = classesOf(withDialogs.map(read).join(''));
  const missing = listedClasses.filter(({ names: [name], row }) => {
    const island = /in the sheet of `([\w-]+)`/.exec(row)?.[1];
    const own =
      island &&
      classesOf(
        filesIn(`islands/${island}`, /\.css$/)
          .map(read)
          .join(''),
      );
    return !(own || shipped).has(name!);
  });
  expect(missing).toEqual([]);
});

test('examples of islands, the guides and the README use no other class of the library', () => {
  const allowed = new Set(listedClasses.flatMap(({ names }) => names.filter(isClass)));
  // The page of the checker has wrong examples, which its own test runs.
  const guides = filesIn('docs', /\.md$/).filter((file) => file !== 'docs/check.md');
  const examples = [...filesIn('islands', /\.html$/), ...guides, 'README.md'];
  const used = examples.flatMap((file) =>
    namesIn(file, /\bclass="([^"]*)"/g)
      .flatMap((value) => value.split(/\s+/))
      .filter((name) => isClass(name) && !allowed.has(name))
      .map((name) => `${name} in ${file}`),
  );
  expect(used).toEqual([]);
});

test('every property that the contract names is read by a sheet', () => {
  const css = [...SHEETS, ...filesIn('islands', /\.css$/), ...filesIn('styles/look', /\.css$/)]
    .map(read)
    .join('');
  const names = ['Bars at the bottom', 'Classes and properties for your own HTML']
    .flatMap(rowsOf)
    .flatMap((one) => one.names)
    .filter((name) => name.startsWith('--'));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !css.includes(`var(${name})`) && !css.includes(`var(${name},`))).toEqual([]);
});
