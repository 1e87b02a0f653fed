/** A folder of the media library (MED-06). */
export interface Folder {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
  /** The server's `ItemLevel`; if missing, one below its parent, starting at 1. */
  readonly level: number;
  readonly childIds: readonly string[];
  readonly parentId?: string;
}

/** All folders below one, by their ids. */
export interface FolderTree {
  readonly rootIds: readonly string[];
  readonly nodes: ReadonlyMap<string, Folder>;
  /** Ids that the server sends more than once, or inside themselves; only the first is used. */
  readonly repeated: readonly string[];
  /** Number of entries without a `FolderId`. */
  readonly unread: number;
}

type Fields = Record<string, unknown>;

/** A folder whose children are still being read. */
interface Growing extends Folder {
  readonly childIds: string[];
}

interface Found {
  readonly written: unknown;
  readonly parent?: Growing;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (value === null || value === undefined ? [] : [value].flat());

const readId = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const readLevel = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function readFolder({ written: value, parent }: Found): Growing {
  const written = isFields(value) ? value : {};
  const id = readId(written['FolderId']);
  const name = typeof written['Name'] === 'string' ? written['Name'].trim() : '';
  const level = readLevel(written['ItemLevel']) ?? (parent?.level ?? 0) + 1;
  return { id, name: name || id, level, childIds: [], ...(parent && { parentId: parent.id }) };
}

/**
 * Reads the answer of the hierarchy: a node or several. A repeated id is skipped with everything below it, so
 * cycles end; an entry without `FolderId` is no folder.
 *
 * @param answer Nodes with FolderId, Name, ItemLevel and Children.
 */
export function readFolderTree(answer: unknown): FolderTree {
  const nodes = new Map<string, Folder>();
  const rootIds: string[] = [];
  const repeated = new Set<string>();
  let unread = 0;
  // Breadth first without recursion: a tree may be deeper than the call stack.
  const found: Found[] = listOf(answer).map((written) => ({ written }));
  for (const one of found) {
    const folder = readFolder(one);
    const { id } = folder;
    if (!id) unread += 1;
    if (nodes.has(id)) repeated.add(id);
    if (!id || nodes.has(id)) continue;
    nodes.set(id, folder);
    (one.parent?.childIds ?? rootIds).push(id);
    for (const written of listOf((one.written as Fields)['Children']))
      found.push({ written, parent: folder });
  }
  return { rootIds, nodes, repeated: [...repeated], unread };
}
