import { literal, number, object, optional, picklist, safeParse, string, type InferOutput } from 'valibot';

/** State that is carried over a reload; its name is known to the entry (islands/after-reload). */
const KEY = 'archipel-carried';

/** Version of the format: data of another version is ignored. */
const VERSION = 1;

const notice = object({ tone: picklist(['status', 'error']), text: string() });

const carried = object({
  version: literal(VERSION),
  /** When the document began that has stored it, in ms. */
  from: optional(number()),
  notice: optional(notice),
  /** The sign of the form whose draft is put back. */
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

/** Stores what the next document of this tab shows. */
export function carryOver(what: Omit<Carried, 'version' | 'from'>): void {
  const { timeOrigin: from } = performance;
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, from, ...what })));
}

/**
 * Takes what the document before this one has stored, once.
 *
 * @returns Nothing in the document that has stored it.
 */
export function takeCarried(): Carried {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown);
  const result = safeParse(carried, stored);
  const found: Carried = result.success ? result.output : {};
  // A document that is about to go still starts services.
  if (found.from === performance.timeOrigin) return {};
  attempt(() => sessionStorage.removeItem(KEY));
  return found;
}
