/** A sentence in the languages of the product. */
export interface Sentence {
  readonly fr: string;
  readonly nl: string;
  readonly en: string;
}

/** A prop of an island: JSON Schema with what the console says about it. */
export interface CatalogueProp {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description: string;
  readonly examples?: readonly unknown[];
  readonly 'x-words'?: { readonly fr: string; readonly nl: string };
  readonly 'x-attribute': string;
  readonly 'x-kind': string;
  readonly 'x-allowed': string;
}

/** An attribute of an island's parts or host that is no prop. */
export interface CatalogueAttribute extends Sentence {
  readonly value?: string;
}

/** An island, a service or an action. */
export interface CatalogueIsland {
  readonly title: Sentence;
  readonly description: Sentence;
  readonly group: string;
  /** Other names; a site's own island has none. */
  readonly synonyms?: Readonly<Record<keyof Sentence, readonly string[]>>;
  /** Content that an editor fills; `without` names props that a template sets. */
  readonly block?: { readonly without?: readonly string[] };
  /** An island of a site, from a catalogue of its own. */
  readonly isOwn?: true;
  readonly kind: 'island' | 'service' | 'action';
  readonly when?: string;
  readonly host?: string;
  readonly selector?: string;
  readonly view?: 'react' | 'plain';
  readonly html?: 'keeps' | 'adds' | 'replaces';
  readonly contains: readonly string[];
  readonly props: {
    readonly properties: Readonly<Record<string, CatalogueProp>>;
    readonly required: readonly string[];
  };
  readonly attributes: Readonly<Record<string, CatalogueAttribute>>;
  readonly parts: Readonly<Record<string, Sentence>>;
  readonly slots: Readonly<Record<string, Sentence>>;
  readonly events: readonly string[];
  readonly example: { readonly fr: string; readonly nl: string };
  readonly states: Readonly<
    Record<string, Sentence & { readonly example: { readonly fr: string; readonly nl: string } }>
  >;
}

/** A parameter of a validation rule. */
export interface CatalogueParameter {
  readonly description: string;
  readonly kind: string;
  readonly required: boolean;
  readonly allowed?: readonly string[];
}

/** A validation rule: `data-val-<name>`. */
export interface CatalogueRule {
  readonly description: string;
  readonly params: Readonly<Record<string, CatalogueParameter>>;
}

/** An attribute of the page that belongs to no island. */
export interface CataloguePageAttribute {
  /** Selector of the elements that it may be on; `*` for any. */
  readonly on: string;
  readonly kind: string;
  readonly allowed?: readonly string[];
  readonly default?: string;
  readonly description: string;
}

/** A class for a site's own HTML. */
export interface CatalogueClass {
  readonly on: string;
  readonly description: string;
}

/** A call of the API; `openapi.json` has the rest. */
export interface CatalogueCall {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly islands: readonly string[];
}

/** All that a page can write: `dist/islands.json`. */
export interface Catalogue {
  readonly version: string;
  readonly islands: Readonly<Record<string, CatalogueIsland>>;
  readonly events: Readonly<Record<string, { readonly description: string; readonly detail: string }>>;
  readonly rules: Readonly<Record<string, CatalogueRule>>;
  readonly page: Readonly<Record<string, CataloguePageAttribute>>;
  /** JSON Schema (draft-07) of `archipel-config`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly classes: Readonly<Record<string, CatalogueClass>>;
  readonly calls: Readonly<Record<string, CatalogueCall>>;
}
