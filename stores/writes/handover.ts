import { apiUrl } from '#runtime';
import { literal, number, object, safeParse, type GenericSchema, type InferOutput } from 'valibot';

interface HandoverOptions<Schema extends GenericSchema> {
  /** The name of the state, such as `cart`; applications of one origin have separate ones. */
  area: string;
  /** Version of the format; a state of another version is ignored. */
  version: number;
  /** Lifetime in ms. */
  life: number;
  /** Schema of the state, an object; storage is untrusted input. */
  schema: Schema;
}

/** The state that a page hands over to the next page of its tab. */
export interface Handover<Left> {
  /** Stores a state; undefined clears it. */
  leave(left: Left | undefined): void;
  /** Takes the state of the page before, once; undefined when it is too old or invalid. */
  take(): Left | undefined;
}

// Storage may be full, blocked or missing; then nothing is handed over.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Creates a handover from a page to the next page of its tab by `sessionStorage`, for values that the server
 * has not confirmed.
 *
 * @param options Its name, format and lifetime.
 */
export function createHandover<Schema extends GenericSchema<object, object>>({
  area,
  version,
  life,
  schema,
}: HandoverOptions<Schema>): Handover<InferOutput<Schema>> {
  const envelope = object({ version: literal(version), at: number() });
  // The application's root is known only when the page's configuration is read.
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
