import type { Range } from '../document.ts';

/** Effect of a statement on the branches around it. */
export interface Flow {
  /** `if`, `switch` and `loop` open branches, `block` anything else that has an end; `else` begins the next branch. */
  readonly type: 'if' | 'switch' | 'loop' | 'block' | 'else' | 'end';
  /** Condition as written; equal ones are decided equally. */
  readonly condition?: string;
  /** The condition is turned around, as by `unless`. */
  readonly isNegated?: boolean;
  /** No further branch follows: `else`, `default`. */
  readonly isLast?: boolean;
}

/** A part of a template that is no HTML. */
export interface TemplateToken extends Range {
  /** `output` writes text, `statement` and `comment` write nothing. */
  readonly kind: 'output' | 'statement' | 'comment';
  readonly flow?: readonly Flow[];
  /** `html`: any HTML may come from it; `token`: an antiforgery field. */
  readonly gives?: Gives;
}

/** HTML that a token may write. */
export type Gives = 'html' | 'token';

/** A start tag as a language sees it. */
export interface TagHelp {
  readonly hasMoreAttributes?: boolean;
  readonly isComponent?: boolean;
  readonly fieldName?: string;
  readonly messageFor?: string;
  /** The element gets an antiforgery field. */
  readonly givesToken?: boolean;
}

/** A template language. */
export interface TemplateLanguage {
  readonly name: string;
  /** Returns the parts of a text that aren't HTML, in order and without overlap. */
  readonly tokenize: (text: string) => TemplateToken[];
  /** Returns the knowledge about a start tag, such as of tag helpers. */
  readonly describeTag?: (name: string, tag: string) => TagHelp | undefined;
}
