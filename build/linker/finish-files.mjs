import { basename } from 'node:path';
import { parse } from 'es-module-lexer';
import { closureOf } from '../graph.mjs';
import { shrinkScript } from '../shrink.mjs';
import { importFromEntry } from './entry.mjs';
import { ENTRY_LAYER } from './layers.mjs';
import { acceptFolder, loadWithNeeds } from './lazy-imports.mjs';
import { nameFiles } from './name-files.mjs';
import { retryCopies } from './retry-copies.mjs';

const ENTRY_FILE = `${ENTRY_LAYER}.js`;

/** A hint for developers, shown next to the browser's error about `import.meta` outside a module. */
const TAG = '/* <script type="module"> */\n';

/** Minifies the file of a layer, adds its imports from the entry, and lists its exports. */
async function finishLayer({ output, fromEntry }, project, entryKeys) {
  const whole = importFromEntry(fromEntry, entryKeys) + output.text;
  const text = project.dev || output.name === 'framework.js' ? whole : await shrinkScript(whole);
  return { ...output, text, exports: parse(text)[1].map(({ n }) => n) };
}

/** Adds an import of the entry to the files for authors, whose modules may run before the page's script. */
function finishAuthorEntry(file, authorEntries) {
  const path = file.roots.find((root) => authorEntries.includes(root));
  if (!path) return file;
  return {
    ...file,
    name: `${basename(path, '.ts')}.js`,
    imports: [ENTRY_FILE, ...file.imports],
    isAuthorEntry: true,
    text: `import"./${ENTRY_FILE}";${file.text}`,
  };
}

/** Returns the files that each script needs besides itself and the entry, by name. */
function neededFiles(scripts) {
  const byName = new Map(scripts.map((one) => [one.name, one]));
  const needs = (name) => [...closureOf(byName, name)].filter((one) => one !== name && one !== ENTRY_FILE);
  return new Map(scripts.map(({ name }) => [name, needs(name)]));
}

// A list of definitions requests all files of an island at once, so that no file waits for another.
async function finalText({ name, text, roots }, needs, { dev, further }) {
  if (roots.includes(further)) return loadWithNeeds(text, needs);
  if (name !== ENTRY_FILE) return acceptFolder(text);
  const whole = loadWithNeeds(text, needs);
  return TAG + (dev ? whole : await shrinkScript(whole));
}

/**
 * The fourth pass: minifies the files, names them by their content, and prepares their lazy imports for
 * retries.
 *
 * @param project The project.
 * @param parts The result of the third pass.
 * @returns The `scripts`, their `copies` for `retry/`, and `nameOf`, which returns the final name of a
 * layer's file.
 */
export async function finishFiles(project, { entry, linked, entryKeys }) {
  const layers = await Promise.all(linked.map((one) => finishLayer(one, project, entryKeys)));
  const { named, nameOf, rename } = nameFiles(layers);
  const chunks = named.map((file) => finishAuthorEntry(file, project.authorEntries));
  const drafts = [rename(entry.output), ...chunks];
  const needs = neededFiles(drafts);
  const scripts = await Promise.all(
    drafts.map(async (draft) => ({ ...draft, text: await finalText(draft, needs, project) })),
  );
  return { scripts, copies: retryCopies(chunks.filter(({ isAuthorEntry }) => !isAuthorEntry)), nameOf };
}
