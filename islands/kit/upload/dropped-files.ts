/** Maximum number of files in one drop. */
const MAX_FILES = 1000;

const read = <T>(promisify: (yes: (value: T) => void, no: (reason: unknown) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => promisify(resolve, reject));

/** Returns the entries of a folder, which come in portions that end with an empty one. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const portion = await read<FileSystemEntry[]>((yes, no) => reader.readEntries(yes, no));
    if (portion.length === 0 || found.length > MAX_FILES) return found;
    found.push(...portion);
  }
}

const isHidden = ({ name }: FileSystemEntry): boolean => name.startsWith('.');

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await read<File>((yes, no) => (entry as FileSystemFileEntry).file(yes, no))];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  const lists = await Promise.all(entries.filter((one) => !isHidden(one)).map(filesIn));
  return lists.flat();
}

/**
 * Reads the files that were dropped or pasted, those inside folders too, without hidden ones.
 *
 * @param data The event's data; readable only during the event.
 * @returns The files; unreadable ones are left out.
 */
export async function filesOf(data: DataTransfer | null): Promise<File[]> {
  const items = Array.from(data?.items ?? []);
  const entries = items.map((item) => item.webkitGetAsEntry?.() ?? null);
  const hasFolders = entries.some((entry) => entry?.isDirectory);
  if (!hasFolders) return Array.from(data?.files ?? []);
  const found = entries.filter((entry) => entry !== null);
  const results = await Promise.allSettled(found.map(filesIn));
  const files = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return files.slice(0, MAX_FILES);
}
