/** Offsets in a text: from the first to the one behind the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A source as the rules see it: HTML with positions; a template's expressions are masked. */
export interface CheckSource {
  /** Path or address, as findings print it. */
  readonly file: string;
  /** The text as written. */
  readonly text: string;
  /** HTML of the same length as the text; expressions and statements of a template are masked. */
  readonly html: string;
  /**
   * Ranges of a template's expressions and statements.
   * An attribute value that overlaps one is "some value"; a start tag that overlaps one outside of values may have more attributes.
   */
  readonly dynamic: readonly Range[];
  readonly isTemplate: boolean;
  /** Parts may come from another file. */
  readonly hasIncludes: boolean;
  /** The source is a whole page: it has `<html>`. */
  readonly isPage: boolean;
  /** Facts of a template; plain HTML has none. */
  readonly template?: TemplateFacts;
}

/** Facts of a template that its HTML doesn't show. */
export interface TemplateFacts {
  /**
   * The HTML once for each choice of branches, the others blanked: `{% if %}` in the first, `{% else %}` in the second.
   * A finding counts when every variant that shows its offset reports it.
   */
  readonly variants: readonly string[];
  /** Alternatives that exclude each other. */
  readonly branches: readonly (readonly Range[])[];
  /** Bodies of loops: an id in one may be written more than once. */
  readonly loops: readonly Range[];
  /** Includes, slots, helpers and unescaped values: any HTML may come from them. */
  readonly includes: readonly Range[];
  /** Positions of antiforgery fields, such as `@csrf`. */
  readonly tokens: readonly Range[];
  /** Start tags with more than their HTML shows, by the offset of `<`. */
  readonly tags: ReadonlyMap<number, TagFacts>;
}

/** Facts of a start tag that its HTML doesn't show. */
export interface TagFacts {
  /** An expression or helper may write more attributes. */
  readonly hasMoreAttributes?: boolean;
  /** The server replaces the element: a tag helper or component. */
  readonly isComponent?: boolean;
  /** Name of the field that a helper writes: `asp-for="Email"`. */
  readonly fieldName?: string;
  /** Field that the element shows the message of: `asp-validation-for="Email"`. */
  readonly messageFor?: string;
}
