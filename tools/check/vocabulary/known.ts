/** A prop of an island, as rules need it. */
export interface KnownProp {
  readonly key: string;
  readonly attribute: string;
  /** Kind of the value: those of `x-kind`, or `any`. */
  readonly kind: string;
  /** JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isRequired: boolean;
}

/** An island, service or action, as rules need it. */
export interface KnownIsland {
  readonly name: string;
  readonly kind: 'island' | 'service' | 'action';
  /** Selector of elements that may carry `data-island`. */
  readonly host: string | undefined;
  /** Selector of elements that it takes without `data-island`. */
  readonly selector: string | undefined;
  readonly contains: readonly string[];
  readonly props: readonly KnownProp[];
  /** Names of other attributes. */
  readonly attributes: readonly string[];
  /** Selectors of parts. */
  readonly parts: readonly string[];
  /** Names of slots; undefined where they are unknown. */
  readonly slots: readonly string[] | undefined;
  /** An island of the site. */
  readonly isOwn: boolean;
}
