import { basename, resolve } from 'node:path';

const isFile = (input) => !/^[\w-]+:|^<stdin>$/.test(input);

/** The inputs of an output that left at least a byte in it, as absolute paths. */
function inputsOf(root, { inputs }) {
  return Object.entries(inputs)
    .filter(([input, { bytesInOutput }]) => bytesInOutput > 0 && isFile(input))
    .map(([input]) => resolve(root, input));
}

const namesOf = (imports, kind) =>
  imports.filter((entry) => entry.kind === kind).map((entry) => basename(entry.path));

/** What a build made, by file name: its text, its neighbours, and the source files in it. */
export function readOutputs(root, result) {
  const texts = new Map(result.outputFiles.map((file) => [resolve(file.path), file.text]));
  return Object.entries(result.metafile.outputs).map(([path, output]) => ({
    name: basename(path),
    text: texts.get(resolve(root, path)),
    entryPoint: output.entryPoint && resolve(root, output.entryPoint),
    exports: output.exports,
    inputs: inputsOf(root, output),
    imports: namesOf(output.imports, 'import-statement'),
    lazy: namesOf(output.imports, 'dynamic-import'),
  }));
}

/** A file and everything that it imports statically, in the order in which a browser meets them. */
export function closureOf(files, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of files.get(name)?.imports ?? []) closureOf(files, next, seen);
  return seen;
}

/** Two chunks that wait for each other would never load from the retry folder, where each awaits the next. */
export function refuseCycles(files) {
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`Chunks import each other: ${[...path, name].join(' → ')}`);
    for (const next of files.get(name)?.imports ?? []) visit(next, [...path, name]);
  };
  for (const name of files.keys()) visit(name, []);
}
