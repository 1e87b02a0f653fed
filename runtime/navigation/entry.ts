/** Fragments inserted into parts of a page since it came: their addresses, by the target's selector. */
export type Scopes = Readonly<Record<string, string>>;

/** Version of the format: an entry of another version counts as none. */
const VERSION = 2;

/** State of a history entry of ours; entries of other scripts are left alone. */
export interface Entry {
  archipel: typeof VERSION;
  /** Identifies the entries of one visit to a page. */
  page: number;
  /** The key under which the entry's scroll position is stored. */
  key: number;
  scopes: Scopes;
}

type Fields = Record<string, unknown>;

/** Whether a value that others may have written has fields. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isScopes = (value: unknown): value is Scopes =>
  isObject(value) && Object.values(value).every((fragment) => typeof fragment === 'string');

/** Whether a history state is an entry of ours, whole and of this version. Decision 104. */
export const isOurs = (state: unknown): state is Entry =>
  isObject(state) &&
  state['archipel'] === VERSION &&
  Number.isFinite(state['page']) &&
  Number.isFinite(state['key']) &&
  isScopes(state['scopes']);

/** Whether an entry may become ours: it is empty, or of an earlier version of us, or only looks like one of ours. */
export const isFree = (state: unknown): boolean =>
  !isOurs(state) && (!isObject(state) || Object.hasOwn(state, 'archipel'));

// Unlike any of an earlier document of the tab.
let lastKey = Date.now();

/**
 * Makes an entry with a key of its own.
 *
 * @param page The visit to the page.
 * @param scopes Fragments inserted into it.
 */
export const createEntry = (page: number, scopes: Scopes): Entry => ({
  archipel: VERSION,
  page,
  key: ++lastKey,
  scopes,
});
