import { literal, object, optional, picklist, safeParse, string, type InferOutput } from 'valibot';

/** State that is carried over a reload; its name is known to the entry (islands/after-reload). */
const KEY = 'archipel-carried';

/** Of the format: what another version has left is nothing. */
const VERSION = 1;

const notice = object({ tone: picklist(['status', 'error']), text: string() });

const carried = object({
  version: literal(VERSION),
  notice: optional(notice),
  /** The sign of the form whose draft is put back. */
  form: optional(string()),
  /** Id of the element that had the focus. */
  focus: optional(string()),
});

export type CarriedNotice = InferOutput<typeof notice>;
type Carried = Omit<InferOutput<typeof carried>, 'version'>;

/** The name of the draft that is carried over a reload. */
export const CARRIED_DRAFT = 'reload';

// Storage may be full or forbidden: then nothing is carried, and the page is loaded anew all the same.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Leaves something to the page as it comes back. */
export function carryOver(what: Carried): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...what })));
}

/** Takes what was left, once. */
export function takeCarried(): Carried {
  const stored = attempt(() => {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(text ?? 'null') as unknown;
  });
  const result = safeParse(carried, stored);
  return result.success ? result.output : {};
}
