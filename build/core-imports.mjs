import { CORE, CORE_REGISTRY } from './names.mjs';
import { edit, scanImports } from './scan.mjs';

const NAMED = /^import\s*\{([^}]*)\}\s*from/;

const coreImports = (text) => scanImports(text).filter(({ specifier }) => specifier === CORE);

/** `$a1b as c` pairs of an import; esbuild writes nothing else, since plugins give it re-exports by name only. */
export function pairsOf(text, { start, end }) {
  const statement = text.slice(start, end);
  if (/^import\s*["']/.test(statement)) return [];
  const names = NAMED.exec(statement)?.[1];
  if (names === undefined) throw new Error(`The build can't read this import: ${statement}`);
  return names
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .filter(([key]) => key);
}

/** The keys of the entry's exports that a chunk uses. */
export const usedKeys = (text) =>
  coreImports(text).flatMap((found) => pairsOf(text, found).map(([key]) => key));

/** Turns a chunk's imports from the entry into reads of what the entry has left for it. */
export function takeFromCore(text) {
  const edits = coreImports(text).map((found) => {
    const fields = pairsOf(text, found).map(([key, local = key]) =>
      local === key ? key : `${key}:${local}`,
    );
    const reading = fields.length > 0 ? `const{${fields.join(',')}}=${CORE_REGISTRY}` : '';
    return { start: found.start, end: found.end, text: reading };
  });
  return edit(text, edits);
}
