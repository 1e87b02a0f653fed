import type { EventName } from '#runtime/page/events.ts';

/** The same sentence for editors in French and Dutch, and for developers in English. */
export interface Sentence {
  readonly fr: string;
  readonly nl: string;
  readonly en: string;
}

/** An attribute, described for editors and developers. */
export interface AboutProp extends Sentence {
  /** Values that make sense, besides the default; each must be one that the prop takes. */
  readonly examples?: readonly (string | number | boolean)[];
}

/** An attribute that is no prop: the definition's selector or the view itself reads it. */
export interface AboutAttribute extends Sentence {
  /** Its value, such as `selector` or `address`; left out, the attribute is a mere mark. */
  readonly value?: string;
}

/** An island's section in the styleguide. */
export type AboutGroup = 'content' | 'forms' | 'messages' | 'navigation' | 'page' | 'shop';

type KeysOf<Schema> = Schema extends { entries: infer Entries } ? keyof Entries & string : never;

/**
 * Everything that a template author and an editor must know of an island: `islands/NAME/about.ts`. The build reads
 * it, no page does. From it come `dist/islands.json`, `docs/islands.md` and the styleguide's page.
 */
export interface About<Schema = undefined> {
  readonly title: Sentence;
  /** One or two plain sentences: what a visitor has of it. */
  readonly purpose: Sentence;
  readonly group: AboutGroup;
  /** Other names for it, by which the styleguide's search finds it: at least one in each language. */
  readonly synonyms?: Readonly<Record<keyof Sentence, readonly [string, ...string[]]>>;
  /** Content of an editor: `archipel blocks` writes it for CMSs, with a field for each prop but these. */
  readonly block?: { readonly without?: readonly KeysOf<Schema>[] };
  /** Selector of the elements that may carry `data-island`; left out where the definition has a selector, and by services. */
  readonly host?: string;
  /** Selectors of what must be inside the host. */
  readonly contains?: readonly string[];
  /** Each prop, described for editors. */
  readonly props: Readonly<Record<KeysOf<Schema>, AboutProp>>;
  /** Attributes that are no props, by name. */
  readonly attributes?: Readonly<Record<string, AboutAttribute>>;
  /** Marked elements that the island looks for, by selector. */
  readonly parts?: Readonly<Record<string, Sentence>>;
  /** Nodes of the server that the view places, by the name in `data-slot`. */
  readonly slots?: Readonly<Record<string, Sentence>>;
  /** Other states worth showing, by the name in their file: `empty` is `state-empty.html`, written like `example.html`. */
  readonly states?: Readonly<Record<string, Sentence>>;
  /** Events that it emits, besides those of every island's life. */
  readonly emits?: readonly EventName[];
}
