/** A nanostore as the overlay uses it. */
export interface PageStore {
  get(): unknown;
  listen(listener: () => void): () => void;
}

/** Names of stores, by the file and the key of their export. */
type StoreNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isStore = (value: unknown): value is PageStore =>
  typeof value === 'object' && value !== null && 'listen' in value && 'get' in value && 'lc' in value;

/** Returns the loaded files of the library by their name; a copy for retries counts as its original. */
function loadedFiles(): Map<string, string> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = urls.filter((url) => url.endsWith('.js'));
  return new Map(scripts.map((url) => [url.slice(url.lastIndexOf('/') + 1).replace('.dep.js', '.js'), url]));
}

/**
 * Finds the stores that this page has loaded. A second import of a loaded file runs nothing: it gives the same
 * exports.
 *
 * @param names The exports that are stores.
 * @param load Imports a file.
 */
export async function findStores(
  names: StoreNames,
  load: (url: string) => Promise<object>,
): Promise<Map<string, PageStore>> {
  const found = new Map<string, PageStore>();
  for (const [file, url] of loadedFiles()) {
    const keys = names[file];
    if (!keys) continue;
    const module = (await load(url).catch(() => ({}))) as Record<string, unknown>;
    for (const [key, name] of Object.entries(keys)) {
      const value = module[key];
      if (isStore(value)) found.set(name, value);
    }
  }
  return found;
}
