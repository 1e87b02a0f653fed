/** Storage key of the reloads that this tab must not repeat. */
const KEY = 'archipel-reloads';

const inMemory = new Set<string>();

function readKeys(): unknown[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored : [];
}

/**
 * Claims the one reload that a key allows in this tab: an unchanged page would reload itself for ever.
 *
 * @param key Reason of the reload, such as the end of a countdown.
 * @returns Whether it may happen; false if it can't be remembered.
 */
export function claimReload(key: string): boolean {
  if (inMemory.has(key)) return false;
  inMemory.add(key);
  try {
    const keys = readKeys();
    if (keys.includes(key)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...keys, key]));
    return true;
  } catch {
    return false;
  }
}
