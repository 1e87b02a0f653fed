import { dirname, join } from 'node:path/posix';

/** The imports of each module: static ones, types, and `import()`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ALIASES: readonly (readonly [alias: string, folder: string])[] = [
  ['#runtime', 'runtime'],
  ['#kit', 'islands/kit'],
  ['#stores', 'stores'],
  ['#validation', 'validation'],
];

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

function pathOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const alias = ALIASES.find(([name]) => specifier === name || specifier.startsWith(`${name}/`));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

/** Reads the imports among the given files. */
export function readImports(sources: ReadonlyMap<string, string>): ImportGraph {
  const find = (path = '') => [path, `${path}/index.ts`].find((one) => sources.has(one));
  return new Map(
    [...sources].map(([file, source]) => {
      const code = source.replace(/\/\*[^]*?\*\//g, '');
      const specifiers = [...code.matchAll(SPECIFIER)].map(([, specifier]) => specifier!);
      const found = specifiers.map((specifier) => find(pathOf(file, specifier)));
      return [file, found.filter((path) => path !== undefined)];
    }),
  );
}

/** Finds the first cycle that leads back to a module; undefined if there is none. */
function cycleFrom(start: string, graph: ImportGraph): string[] | undefined {
  const seen = new Set<string>();
  const follow = (file: string, trail: readonly string[]): string[] | undefined => {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...trail, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...trail, next]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start]);
}

/**
 * Explains each import cycle once, and how to break it.
 *
 * @returns One sentence per cycle.
 */
export function explainCycles(graph: ImportGraph): string[] {
  const known = new Set<string>();
  const sentences: string[] = [];
  for (const file of graph.keys()) {
    const cycle = known.has(file) ? undefined : cycleFrom(file, graph);
    if (!cycle) continue;
    for (const one of cycle) known.add(one);
    sentences.push(
      `${cycle.join(' → ')}: types and import() count, too. Move what both need into a leaf, or pass it as a parameter.`,
    );
  }
  return sentences;
}
