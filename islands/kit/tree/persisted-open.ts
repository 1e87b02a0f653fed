import { array, literal, object, safeParse, string } from 'valibot';
import type { TreeData } from './tree-data.ts';

/** Version of the format; data of another version is ignored. */
const VERSION = 1;
const MAX_STORED = 2000;

const format = object({
  version: literal(VERSION),
  opened: array(string()),
  closed: array(string()),
});

/** Nodes whose state differs from the tree's default. */
type PersistedNodes = Readonly<Record<'opened' | 'closed', readonly string[]>>;

const NOTHING: PersistedNodes = { opened: [], closed: [] };

const keyOf = (name: string) => `archipel-tree ${name}`;

// Storage may be full, forbidden or absent: then nothing is stored.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function readPersisted(name: string): PersistedNodes {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as unknown);
  const result = safeParse(format, stored);
  return result.success ? result.output : NOTHING;
}

const opensItself = ({ nodes }: TreeData, id: string, depth: number) => nodes.get(id)!.level <= depth;

const folderIds = ({ nodes }: TreeData) =>
  [...nodes.values()].filter(({ childIds }) => childIds.length > 0).map(({ id }) => id);

/**
 * Returns the nodes of a tree that are open at first: those within its depth (MED-06), adjusted by what the
 * visitor has opened and closed in this tab.
 *
 * @param data The tree.
 * @param depth The deepest level that is open by default.
 * @param name Its name in the storage.
 */
export function readOpenNodes(data: TreeData, depth: number, name: string): string[] {
  const persisted = readPersisted(name);
  const [opened, closed] = [new Set(persisted.opened), new Set(persisted.closed)];
  return folderIds(data).filter((id) => opened.has(id) || (opensItself(data, id, depth) && !closed.has(id)));
}

/**
 * Persists for this tab which nodes are open.
 *
 * @param data The tree.
 * @param depth The deepest level that is open by default.
 * @param name Its name in the storage.
 * @param openIds The nodes that are open now.
 */
export function persistOpenNodes(
  data: TreeData,
  depth: number,
  name: string,
  openIds: readonly string[],
): void {
  const open = new Set(openIds);
  const ids = folderIds(data);
  const opened = ids.filter((id) => open.has(id) && !opensItself(data, id, depth)).slice(-MAX_STORED);
  const closed = ids.filter((id) => !open.has(id) && opensItself(data, id, depth)).slice(-MAX_STORED);
  const persisted = JSON.stringify({ version: VERSION, opened, closed });
  attempt(() => sessionStorage.setItem(keyOf(name), persisted));
}
