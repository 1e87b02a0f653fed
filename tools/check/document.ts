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
}
