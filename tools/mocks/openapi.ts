/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** A body of a request or an answer, with an example. */
export interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

type Contents = Readonly<Record<string, Content>>;

/** An operation of `openapi.json`. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  /** Names the attribute by which a page writes the address itself. */
  readonly 'x-address'?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Contents }>
  >;
}

/** The parts of `openapi.json` that mocks need. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
