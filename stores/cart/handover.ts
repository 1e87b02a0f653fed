import { apiUrl } from '#runtime';
import { array, boolean, nullable, number, object, safeParse, string, type InferOutput } from 'valibot';

/** Long enough to sign in on a page of its own; after that an old wish would surprise. */
const LIFE_MS = 600_000;

const handover = object({
  at: number(),
  isAdding: boolean(),
  wishes: array(object({ id: string(), quantity: nullable(number()) })),
});

/** What a page that goes away leaves to the next page of its tab. */
export type Handover = Omit<InferOutput<typeof handover>, 'at'>;

const keyOf = () => `archipel-cart ${apiUrl('')}`;

// Storage may be full, forbidden, or not there at all; then nothing is handed over.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Leaves what the server has not confirmed to the next page; nothing leaves nothing. */
export function handOver(left: Handover): void {
  const isEmpty = left.wishes.length === 0 && !left.isAdding;
  const text = JSON.stringify({ ...left, at: Date.now() });
  attempt(() => (isEmpty ? sessionStorage.removeItem(keyOf()) : sessionStorage.setItem(keyOf(), text)));
}

/** Takes what the page before has left, once; nothing when it is too old or not what was left. */
export function takeHandover(): Handover | undefined {
  const value = attempt((): unknown => {
    const text = sessionStorage.getItem(keyOf());
    sessionStorage.removeItem(keyOf());
    return JSON.parse(text ?? 'null');
  });
  const result = safeParse(handover, value);
  if (!result.success || Date.now() - result.output.at > LIFE_MS) return undefined;
  return result.output;
}
