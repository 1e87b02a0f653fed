/** The kind of an attribute's value; a `flag` counts by being there, whatever its value. */
export type AttributeKind =
  | 'flag'
  | 'text'
  | 'choice'
  | 'selector'
  | 'url'
  | 'number'
  | 'milliseconds'
  | 'name'
  | 'names'
  | 'json';

/** An attribute of the page, described for developers. */
export interface AboutPageAttribute {
  /** Selector of the elements that may carry it, `*` for any. */
  readonly on: string;
  readonly kind: AttributeKind;
  /** The values of a choice; an empty one is the attribute without a value. */
  readonly allowed?: readonly string[];
  readonly default?: string;
  /** One sentence; left out where an island's `about.ts` describes the attribute. */
  readonly description?: string;
  /** The island, service or action that describes it, among its attributes or parts. */
  readonly island?: string;
  /** Its own section of docs/contract.md, such as `#sheets-on-phones`. */
  readonly details?: string;
}

/** The attributes of one topic, with their section of docs/contract.md. */
export interface AboutTopic {
  readonly section: string;
  readonly attributes: Readonly<Record<string, AboutPageAttribute>>;
}
