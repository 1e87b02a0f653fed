import type { Range } from '../document.ts';

/** Position of a template's token in HTML. */
export type HtmlContext =
  | 'text'
  | 'head'
  | 'raw'
  | 'comment'
  | 'tagName'
  | 'tag'
  | 'beforeValue'
  | 'quoted'
  | 'unquoted';

/** A start tag: its end is behind `>`. */
export interface StartTag extends Range {
  readonly name: string;
}

/** A token's position, and the offset of the tag that it is in. */
export interface TokenPosition {
  readonly context: HtmlContext;
  /** Offset of `<`; -1 outside of tags and in end tags. */
  readonly tag: number;
}

/** Result of a scan: a position for each token, and all start tags. */
export interface HtmlScan {
  readonly positions: readonly TokenPosition[];
  readonly tags: readonly StartTag[];
}

const RAW_ELEMENTS = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

const isSpace = (char: string) =>
  char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\f';

const isLetter = (char: string | undefined) => char !== undefined && /[a-z]/i.test(char);

/** Follows HTML as its tokenizer does, as far as tags and values go. */
class HtmlScanner {
  at = 0;
  state: HtmlContext = 'head';
  tag = -1;
  readonly tags: StartTag[] = [];
  readonly #text: string;
  readonly #isTokenAt: (offset: number) => boolean;
  #quote = '';
  #name = '';
  #isEndTag = false;
  #tagStart = 0;
  /** Before the first element and inside of `<head>`, text would begin the body. */
  #isInHead = true;

  constructor(text: string, isTokenAt: (offset: number) => boolean) {
    this.#text = text;
    this.#isTokenAt = isTokenAt;
  }

  /** Passes a token, and returns its position. */
  skip(to: number): TokenPosition {
    const position = { context: this.state, tag: this.tag };
    if (this.state === 'beforeValue') this.state = 'unquoted';
    this.at = to;
    return position;
  }

  /** Passes one character, or the opening of a tag or comment. */
  step(): void {
    const char = this.#text[this.at] ?? '';
    if (this.state === 'text' || this.state === 'head') this.#inText(char);
    else if (this.state === 'raw') this.#inRaw(char);
    else if (this.state === 'comment') this.#inComment();
    else if (this.state === 'tagName') this.#inName(char);
    else if (this.state === 'tag') this.#inTag(char);
    else this.#inValue(char);
  }

  #inText(char: string): void {
    if (char !== '<') this.at += 1;
    else if (this.#text.startsWith('<!--', this.at)) {
      this.state = 'comment';
      this.at += 4;
    } else this.#openTag();
  }

  #openTag(): void {
    const isEnd = this.#text[this.at + 1] === '/';
    const first = this.at + (isEnd ? 2 : 1);
    if (!isLetter(this.#text[first]) && !this.#isTokenAt(first)) {
      this.at += 1;
      return;
    }
    this.#isEndTag = isEnd;
    this.#tagStart = this.at;
    this.tag = isEnd ? -1 : this.at;
    this.#name = '';
    this.state = 'tagName';
    this.at = first;
  }

  #inName(char: string): void {
    if (char === '>') this.#closeTag();
    else if (isSpace(char) || char === '/') this.state = 'tag';
    else this.#name += char;
    if (char !== '>') this.at += 1;
  }

  #inTag(char: string): void {
    if (char === '>') this.#closeTag();
    else {
      if (char === '=') this.state = 'beforeValue';
      this.at += 1;
    }
  }

  #inValue(char: string): void {
    if (this.state === 'quoted') {
      if (char === this.#quote) this.state = 'tag';
    } else if (char === '>') {
      this.#closeTag();
      return;
    } else if (this.state === 'unquoted') {
      if (isSpace(char)) this.state = 'tag';
    } else if (!isSpace(char)) this.#beginValue(char);
    this.at += 1;
  }

  #beginValue(char: string): void {
    const isQuote = char === '"' || char === "'";
    this.#quote = isQuote ? char : '';
    this.state = isQuote ? 'quoted' : 'unquoted';
  }

  #closeTag(): void {
    this.at += 1;
    const name = this.#name.toLowerCase();
    if (!this.#isEndTag) this.tags.push({ from: this.#tagStart, to: this.at, name: this.#name });
    this.#isInHead =
      name === 'html' || name === 'head' ? !this.#isEndTag : this.#isInHead && this.#staysInHead(name);
    this.tag = -1;
    const isRaw = !this.#isEndTag && RAW_ELEMENTS.has(name);
    if (isRaw) this.state = 'raw';
    else this.state = this.#isInHead ? 'head' : 'text';
  }

  #staysInHead = (name: string) =>
    ['meta', 'link', 'title', 'script', 'style', 'base', 'noscript'].includes(name);

  #inComment(): void {
    if (this.#text.startsWith('-->', this.at)) {
      this.state = this.#isInHead ? 'head' : 'text';
      this.at += 3;
    } else this.at += 1;
  }

  #inRaw(char: string): void {
    const end = `</${this.#name}`;
    const isEnd =
      char === '<' && this.#text.slice(this.at, this.at + end.length).toLowerCase() === end.toLowerCase();
    if (isEnd) this.#openTag();
    else this.at += 1;
  }
}

/**
 * Finds the position of each token in HTML.
 *
 * @param text The template, or a variant of it.
 * @param tokens In order, without overlap.
 */
export function scanHtml(text: string, tokens: readonly Range[]): HtmlScan {
  const starts = new Set(tokens.map(({ from }) => from));
  const scanner = new HtmlScanner(text, (offset) => starts.has(offset));
  const positions: TokenPosition[] = [];
  let next = 0;
  while (scanner.at < text.length) {
    const token = tokens[next];
    if (token && scanner.at >= token.from) {
      positions.push(scanner.skip(token.to));
      next += 1;
    } else scanner.step();
  }
  for (; next < tokens.length; next += 1) positions.push(scanner.skip(scanner.at));
  return { positions, tags: scanner.tags };
}
