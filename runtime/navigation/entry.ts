/** Addresses of the fragments inserted into a page since its load, by the key of their target. */
export type Scopes = Readonly<Record<string, string>>;

/** Version of the format: an entry of another version counts as none. */
const VERSION = 2;

/** State of a history entry of ours; entries of other scripts are left alone. */
export interface Entry {
  archipel: typeof VERSION;
  /** Identifies the entries of one visit to a page: a random number. */
  page: number;
  /** The key under which the entry's scroll position is stored. */
  key: number;
  scopes: Scopes;
}

type Fields = Record<string, unknown>;

/** Whether an untrusted value is an object. */
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

/**
 * Whether an entry may become ours: it has no object as its state, or one of another version or in a wrong
 * format.
 */
export const isFree = (state: unknown): boolean =>
  !isOurs(state) && (!isObject(state) || Object.hasOwn(state, 'archipel'));

// The current time makes keys differ from those of earlier documents of the tab.
let lastKey = Date.now();

/**
 * Creates an entry with a new key.
 *
 * @param page The id of the visit to the page.
 * @param scopes The fragments inserted into it.
 */
export const createEntry = (page: number, scopes: Scopes): Entry => ({
  archipel: VERSION,
  page,
  key: ++lastKey,
  scopes,
});
