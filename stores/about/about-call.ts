import type { GenericSchema, InferInput } from 'valibot';

/** A part of an address: `{carrier}` of its path, or a name of its query. */
export interface AboutVariable {
  readonly description: string;
  readonly example: string;
  /** A name of the query that may be missing. */
  readonly isOptional?: boolean;
}

/** JSON or a form that is sent or answered. */
export interface AboutContent<Schema extends GenericSchema = GenericSchema> {
  readonly schema: Schema;
  readonly example: InferInput<Schema>;
  /** A sentence for each field by its path: `Items[].qty`; `{}` is any key of a dictionary. */
  readonly fields: Readonly<Record<string, string>>;
  /** Schemas that contain themselves, by their names in openapi.json. */
  readonly definitions?: Readonly<Record<string, GenericSchema>>;
}

/** The body of a call. */
export interface AboutBody extends AboutContent {
  /** The encoding; JSON if it is missing. */
  readonly type?: 'urlencoded' | 'multipart';
}

/**
 * The answer of a call. `html` is a fragment of a page, which has no schema; a call whose answer is neither is
 * answered with anything.
 */
export interface AboutAnswer extends Partial<AboutContent> {
  readonly description: string;
  readonly html?: string;
}

/**
 * A call of the API, described for servers and tools: `stores/AREA/about.ts`. The build reads it, no page does. From
 * it come `dist/openapi.json`, `docs/calls.md` and the key `calls` of `dist/islands.json`.
 */
export interface AboutCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The address below `data-app`, with `{names}` of its variables. */
  readonly path: string;
  /** The page writes the address itself: the attribute, prop or setting; `path` is an example then. */
  readonly address?: string;
  /** The address is below `data-site` and not below `data-app`. */
  readonly isOfSite?: boolean;
  readonly purpose: string;
  readonly variables?: Readonly<Record<string, AboutVariable>>;
  readonly query?: Readonly<Record<string, AboutVariable>>;
  readonly body?: AboutBody;
  readonly answer: AboutAnswer;
  /** The meaning of other answers, by status; `4XX` is any other of them. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Names that islands import from stores to make the call: the build finds the islands by them. */
  readonly via?: readonly string[];
  /** Islands that make the call by their own code. */
  readonly islands?: readonly string[];
}

/** The calls of an area by their stable ids, such as `cart.setQuantity`. */
export type AboutCalls = Readonly<Record<string, AboutCall>>;

/**
 * Describes JSON or a form, with its example checked by the compiler.
 *
 * @param content Schema, example and fields.
 */
export const aboutContent = <Schema extends GenericSchema>(content: AboutContent<Schema>): AboutContent =>
  content;
