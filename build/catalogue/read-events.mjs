import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = 'runtime/page/events.ts';

const ENTRY =
  /^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}'?([a-z-]+)'?: ([^;{]+|\{.*\}|\{[\s\S]*?\n {2}\});$/gm;

const plain = (comment) =>
  comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const COMMENTS = /\/\*\*[\s\S]*?\*\//g;

const INTERFACE = /^export interface (\w+) (\{[\s\S]*?\n\})/gm;

/** Spells out named types, for readers who write no TypeScript. */
function createExpander(text) {
  const shapes = new Map([...text.matchAll(INTERFACE)].map(([, name, shape]) => [name, shape]));
  return (detail) => (shapes.get(detail) ?? detail).replace(COMMENTS, '').replace(/\breadonly /g, '');
}

/**
 * Reads the one typed table of events.
 *
 * @param root The folder of the project.
 * @returns The sentence and the detail of each event, by its name without `archipel:`.
 */
export function readEvents(root) {
  const text = readFileSync(join(root, TABLE), 'utf8');
  const expand = createExpander(text);
  const table = text.slice(text.indexOf('interface EventTable'), text.indexOf('export type EventName'));
  const rows = [...table.matchAll(ENTRY)].map(([, comment, name, detail]) => [
    name,
    { description: plain(comment), detail: plain(expand(detail)) },
  ]);
  return Object.fromEntries(rows);
}
