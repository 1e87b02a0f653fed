import { preloadScripts } from './preload.ts';
import { stylesReady } from './pending-styles.ts';
import { within } from '../requests/within.ts';

/** Timeout of a script (ERR-04). */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** The folder in which the build stores a second copy of every lazy chunk, under addresses not tried before. */
const RETRY_FOLDER = './retry/';

let skewed = false;

/** Whether a chunk failed to load: the page may be older than the server, so the next visit is a full load. */
export const isSkewed = () => skewed;
/** Overrides what failed loads say about the version: a server that does not answer says nothing. */
export const setSkewed = (isOld: boolean) => void (skewed = isOld);

class UnusableScript extends Error {}
class LateScript extends UnusableScript {}

// These errors mean a missing, late or invalid script; other errors come from the evaluation of a loaded
// module. Decision 381.
function isMissing(thrown: unknown): boolean {
  return thrown instanceof TypeError || thrown instanceof SyntaxError || thrown instanceof UnusableScript;
}

// Company filters answer 200 with an empty body: a module without an export is not the requested one.
// Decision 114.
function rejectEmpty<T>(module: T): T {
  if (Object.keys(module as object).length > 0) return module;
  throw new UnusableScript('The script is empty.');
}

// Rules are loaded on servers too, where Node 20 has no navigator.
const isOnline = () => 'navigator' in globalThis && navigator.onLine;

type Load<T> = (folder?: string, ahead?: typeof preloadScripts) => Promise<T>;

async function loadOnce<T>(load: Load<T>): Promise<T> {
  const wasOnline = isOnline();
  const late = () => new LateScript(`The script took over ${SCRIPT_TIMEOUT_MS / 1000} s.`);
  // The copies in the retry folder are not preloaded; they import each other as needed.
  const attempt = async (folder?: string) =>
    rejectEmpty(await within(load(folder, folder ? undefined : preloadScripts), SCRIPT_TIMEOUT_MS, late));
  try {
    const module = await attempt().catch((thrown: unknown) => {
      // A late script is not requested again: the same server would hang again, and double the wait.
      if (thrown instanceof LateScript) throw thrown;
      return attempt(RETRY_FOLDER);
    });
    await stylesReady();
    return module;
  } catch (thrown) {
    // A failure without a network says nothing about the version, nor does one that is known once it is back.
    skewed ||= wasOnline && isOnline() && isMissing(thrown);
    throw thrown;
  }
}

// Each module is loaded once, even for 200 islands on a page.
const loads = new WeakMap<Load<unknown>, Promise<unknown>>();

/**
 * Loads a module with a timeout and one retry. Firefox remembers a failed address for the life of the
 * document, so the build rewrites `() => import('./x')` to accept the folder of a second copy.
 *
 * @param load The lazy import, as written in a definition.
 * @returns The module, once its stylesheets are loaded too.
 * @throws The second failure, after which the next visit is a full load; a later call tries again.
 */
export function loadModule<T>(load: Load<T>): Promise<T> {
  const known = loads.get(load) as Promise<T> | undefined;
  if (known) return known;
  const work = loadOnce(load);
  loads.set(load, work);
  work.catch(() => loads.delete(load));
  return work;
}
