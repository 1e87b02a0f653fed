/**
 * Target of an action: a CSS selector, narrowed by visible text or accessible name where needed.
 * A string is the whole text, with white space collapsed; a regular expression may match a part of it.
 */
export type Target = string | { css: string; text?: string | RegExp; name?: string | RegExp };

/** A text or pattern in a form that can be sent into the page. */
type Wording = { whole: string } | { source: string; flags: string };

/** A target in the form that is sent into the page. */
export interface Query {
  css: string;
  text: Wording | null;
  name: Wording | null;
}

const wordingOf = (wording: string | RegExp | undefined): Wording | null => {
  if (wording === undefined) return null;
  if (typeof wording === 'string') return { whole: wording };
  return { source: wording.source, flags: wording.flags };
};

/** Returns the target in the form that every engine takes. */
export function queryOf(target: Target): Query {
  if (typeof target === 'string') return { css: target, text: null, name: null };
  return { css: target.css, text: wordingOf(target.text), name: wordingOf(target.name) };
}

const quote = (wording: string | RegExp): string =>
  typeof wording === 'string' ? `"${wording}"` : `${wording}`;

/** Describes the target in words, for steps and errors. */
export function describe(target: Target): string {
  if (typeof target === 'string') return target;
  const { css, text, name } = target;
  return `${css}${text ? ` with text ${quote(text)}` : ''}${name ? ` named ${quote(name)}` : ''}`;
}
