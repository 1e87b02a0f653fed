import { apiUrl } from '#runtime';
import { literal, number, object, safeParse, type GenericSchema, type InferOutput } from 'valibot';

interface HandoverOptions<Schema extends GenericSchema> {
  /** What is handed over, such as `cart`; applications of one origin have one each. */
  area: string;
  /** Of the format: what another version has left is nothing. */
  version: number;
  /** Milliseconds after which it is out of date. */
  life: number;
  /** What is left, an object; storage is input like any other. */
  schema: Schema;
}

/** What a page that goes away leaves to the next page of its tab. */
export interface Handover<Left> {
  /** Leaves something; undefined leaves nothing. */
  leave(left: Left | undefined): void;
  /** Takes what the page before has left, once; nothing when it is too old or not what was left. */
  take(): Left | undefined;
}

// Storage may be full, forbidden, or not there at all; then nothing is handed over.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Makes a handover from a page to the next one of its tab, by `sessionStorage`: for what the server has not confirmed.
 *
 * @param options Its name, format and life.
 */
export function createHandover<Schema extends GenericSchema<object, object>>({
  area,
  version,
  life,
  schema,
}: HandoverOptions<Schema>): Handover<InferOutput<Schema>> {
  const envelope = object({ version: literal(version), at: number() });
  // The application's root is known once the page's configuration is.
  const key = () => `archipel-${area} ${apiUrl('')}`;

  const isAlive = (value: unknown): boolean => {
    const result = safeParse(envelope, value);
    return result.success && Date.now() - result.output.at <= life;
  };
  const pickUp = (): unknown => {
    const text = sessionStorage.getItem(key());
    sessionStorage.removeItem(key());
    return JSON.parse(text ?? 'null');
  };

  return {
    leave(left) {
      const text = left && JSON.stringify({ ...left, at: Date.now(), version });
      attempt(() => (text ? sessionStorage.setItem(key(), text) : sessionStorage.removeItem(key())));
    },
    take() {
      const value = attempt(pickUp);
      const result = safeParse(schema, value);
      return result.success && isAlive(value) ? result.output : undefined;
    },
  };
}
