import { literal, number, object, optional, picklist, safeParse, string, type InferOutput } from 'valibot';

/** Storage key of the state carried over a reload; islands/after-reload knows it, too. */
const KEY = 'archipel-carried';

/** Version of the format: data of another version is ignored. */
const VERSION = 1;

const notice = object({ tone: picklist(['status', 'error']), text: string() });

const carried = object({
  version: literal(VERSION),
  /** Time origin of the document that stored it, in ms. */
  from: optional(number()),
  notice: optional(notice),
  /** The `formFingerprint` of the form whose draft is restored. */
  form: optional(string()),
  /** Id of the element that had the focus. */
  focus: optional(string()),
});

export type CarriedNotice = InferOutput<typeof notice>;
type Carried = Partial<InferOutput<typeof carried>>;

/** The name of the draft that is carried over a reload. */
export const CARRIED_DRAFT = 'reload';

// Storage may be full or forbidden: the page then reloads without its notice.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Stores state for the next document of this tab. */
export function carryOver(what: Omit<Carried, 'version' | 'from'>): void {
  const { timeOrigin: from } = performance;
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, from, ...what })));
}

/**
 * Returns the state that the previous document stored, and deletes it.
 *
 * @returns An empty object in the document that stored it.
 */
export function takeCarried(): Carried {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown);
  const result = safeParse(carried, stored);
  const found: Carried = result.success ? result.output : {};
  // A document that is being left still starts services.
  if (found.from === performance.timeOrigin) return {};
  attempt(() => sessionStorage.removeItem(KEY));
  return found;
}
