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
  /** Path of the first wrong field, the received type and the allowed one. */
  readonly wrong: string | undefined;
}

type Fields = Record<string, unknown>;

/** A folder whose children are still being read. */
interface Growing extends Folder {
  readonly childIds: string[];
}

interface Found {
  readonly written: unknown;
  /** Where it is in the answer. */
  readonly path: string;
  readonly parent?: Growing;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Lists the entries of a list, or a single one. */
function listOf(value: unknown, path: string): Found[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value)) return [{ written: value, path }];
  return value.map((written: unknown, index) => ({ written, path: `${path}[${index}]` }));
}

const readId = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const readLevel = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

type Rule = readonly [key: string, isAllowed: (value: unknown) => boolean, allowed: string];

const FIELDS: readonly Rule[] = [
  ['FolderId', (value) => readId(value) !== '', 'a number or text'],
  ['Name', (value) => isMissing(value) || typeof value === 'string', 'text'],
  ['ItemLevel', (value) => isMissing(value) || readLevel(value) !== undefined, 'a number'],
  ['Children', (value) => isMissing(value) || typeof value === 'object', 'a list'],
];

function findMistake({ written, path }: Found): string | undefined {
  if (!isFields(written)) return `${path || 'The answer'}: Expected a folder but received ${typeof written}`;
  const rule = FIELDS.find(([key, isAllowed]) => !isAllowed(written[key]));
  if (!rule) return undefined;
  const [key, , allowed] = rule;
  return `${path && `${path}.`}${key}: Expected ${allowed} but received ${JSON.stringify(written[key])?.slice(0, 40) ?? 'nothing'}`;
}

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
  // Breadth first without recursion: a tree may be deeper than the call stack.
  const found = listOf(answer, '');
  let wrong: string | undefined;
  for (const one of found) {
    wrong ??= findMistake(one);
    const folder = readFolder(one);
    const { id } = folder;
    if (nodes.has(id)) repeated.add(id);
    if (!id || nodes.has(id)) continue;
    nodes.set(id, folder);
    (one.parent?.childIds ?? rootIds).push(id);
    const children = `${one.path && `${one.path}.`}Children`;
    for (const child of listOf((one.written as Fields)['Children'], children))
      found.push({ ...child, parent: folder });
  }
  return { rootIds, nodes, repeated: [...repeated], wrong };
}
