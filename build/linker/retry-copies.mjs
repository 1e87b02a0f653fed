import { folderEdits, isLazy, nameIn } from './lazy-imports.mjs';
import { edit, scanImports } from './scan.mjs';

/*
 * Firefox remembers for the life of a document that a module failed: only another address helps, for the module and for
 * each dependency that failed too. But a module that did load must not run twice. So each chunk has two more files:
 *   retry/x.js      the chunk again, which imports from the stubs
 *   retry/x.dep.js  a stub: the module under its first address if that loads, else its copy in this folder
 */

const stubOf = (name) => name.replace(/\.js$/, '.dep.js');

/** Returns the edits that adapt one import of a chunk to its copy, one folder deeper. */
function copyEdits(text, found, name) {
  const { kind, specifier, specifierStart: start, specifierEnd: end } = found;
  if (kind === 'meta') return metaEdits(text, found, name);
  if (!specifier?.startsWith('./')) return [];
  if (isLazy(found)) return folderEdits(found, (chunk, folder) => `(${folder}?"./":"../")+"${chunk}"`);
  if (kind === 'static') return [{ start, end, text: `./${stubOf(nameIn(specifier))}` }];
  return [{ start, end, text: `"../${nameIn(specifier)}"` }];
}

function metaEdits(text, { start, end }, name) {
  if (text.slice(end, end + 4) !== '.url') return [];
  return [{ start, end: end + 4, text: `new URL("../${name}",import.meta.url).href` }];
}

const copyOf = ({ name, text }) =>
  edit(
    text,
    scanImports(text).flatMap((found) => copyEdits(text, found, name)),
  );

function stubFor({ name, exports }) {
  const fields = exports.map((field, index) => `const v${index}=m[${JSON.stringify(field)}];`).join('');
  const list = exports.map((field, index) => `v${index} as ${field}`).join(',');
  return `const m=await import("../${name}").catch(()=>import("./${name}"));${fields}export{${list}};\n`;
}

/** Returns the retry copies of chunks, made from their texts before `acceptFolder`. */
export function retryCopies(chunks) {
  return chunks.flatMap((chunk) => [
    { name: `retry/${chunk.name}`, text: copyOf(chunk) },
    { name: `retry/${stubOf(chunk.name)}`, text: stubFor(chunk) },
  ]);
}
