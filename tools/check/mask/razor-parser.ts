import { RazorCode } from './razor-code.ts';
import { RazorCursor } from './razor-cursor.ts';
import { givesOf, identifierAt, skipImplicitExpression } from './razor-expression.ts';
import type { TemplateToken } from './token.ts';

/** Directives that go to the end of their line. */
const LINE_DIRECTIVES =
  /^(?:model|using|inject|page|inherits|addTagHelper|removeTagHelper|tagHelperPrefix|namespace|layout|attribute|implements|typeparam|rendermode|preservewhitespace)(?=[ \t]|\r?\n|$)/;

/** Follows a Razor template: markup, and expressions and code in it. */
class RazorParser {
  readonly #cursor: RazorCursor;
  readonly #code: RazorCode;
  /** Components of Blazor have attributes that begin with `@`. */
  readonly #isBlazor: boolean;
  #isInSection = false;

  constructor(text: string, isBlazor: boolean) {
    this.#cursor = new RazorCursor(text);
    this.#isBlazor = isBlazor;
    this.#code = new RazorCode(this.#cursor, {
      markup: () => this.#markup(),
      transition: () => this.#transition(),
    });
  }

  parse(): TemplateToken[] {
    while (!this.#cursor.isAtEnd) this.#markup();
    return this.#cursor.tokens;
  }

  /** Passes one character of markup, or what follows `@`. */
  #markup(): void {
    if (this.#cursor.char === '@') this.#transition();
    else this.#cursor.at += 1;
  }

  #transition(): void {
    const next = this.#cursor.text[this.#cursor.at + 1] ?? '';
    if (next === '@') this.#cursor.at += 2;
    else if (next === '*') this.#readComment();
    else if (next === '(') this.#readExplicit();
    else if (next === '{') this.#code.readBlock(this.#cursor.at + 2);
    else this.#readNamed();
  }

  /** `a@b.be` is text. */
  #isAddress(): boolean {
    return /[\p{L}\p{N}]/u.test(this.#cursor.text[this.#cursor.at - 1] ?? '');
  }

  #readComment(): void {
    const from = this.#cursor.at;
    this.#cursor.moveBehind('*@');
    this.#cursor.add({ from, to: this.#cursor.at, kind: 'comment' });
  }

  #readExplicit(): void {
    const end = this.#cursor.skipBracket(this.#cursor.text, this.#cursor.at + 1);
    if (end < 0) this.#cursor.at += 1;
    else this.#output(end);
  }

  #output(to: number): void {
    const from = this.#cursor.at;
    const gives = givesOf(this.#cursor.text.slice(from + 1, to));
    this.#cursor.add({ from, to, kind: 'output', ...(gives && { gives }) });
    this.#cursor.at = to;
  }

  #readNamed(): void {
    const cursor = this.#cursor;
    const start = cursor.at + 1;
    const name = identifierAt(cursor.text, start);
    if (!name || this.#isAddress()) cursor.at += 1;
    else if (this.#readAttributeName(start, name) || this.#code.readControl(start)) return;
    else if (!this.#readDirective(start))
      this.#output(skipImplicitExpression(cursor.text, start, cursor.skipBracket));
  }

  /** `@onclick="…"` and `@bind:event="…"` of Blazor are names of attributes. */
  #readAttributeName(start: number, name: string): boolean {
    const behind = this.#cursor.text.slice(start + name.length, start + name.length + 200);
    if (!this.#isBlazor || !/^(?:[:-][\w:-]+)?\s*=\s*["'@]/.test(behind)) return false;
    this.#cursor.at = start + name.length;
    return true;
  }

  #readDirective(start: number): boolean {
    const cursor = this.#cursor;
    const rest = cursor.text.slice(start, start + 400);
    const [block] = /^(?:functions|code)\s*\{/.exec(rest) ?? [];
    const [section] = /^section\s+\w+\s*\{/.exec(rest) ?? [];
    if (block) this.#code.readBlock(start + block.length);
    else if (section) this.#readSection(start + section.length);
    else if (/^helper\s+\w+\s*\(/.test(rest)) this.#readHelper();
    else if (LINE_DIRECTIVES.test(rest))
      cursor.passStatement(cursor.at + (cursor.match(/^[^\r\n]*/, 2000)?.length ?? 1));
    else return false;
    return true;
  }

  /** `@helper Price(decimal value) { … }` of MVC 5 is code that markup stands in. */
  #readHelper(): void {
    const { text, at } = this.#cursor;
    const end = this.#cursor.skipBracket(text, text.indexOf('(', at));
    const brace = end < 0 ? -1 : text.indexOf('{', end);
    if (brace < 0) this.#cursor.at += 1;
    else this.#code.readBlock(brace + 1);
  }

  /** The contents of a section are markup up to its brace; braces of scripts count. */
  #readSection(inside: number): void {
    const cursor = this.#cursor;
    cursor.passStatement(inside, { type: 'block' });
    // Razor has no section in another one.
    if (this.#isInSection) return;
    this.#isInSection = true;
    for (let depth = 1; !cursor.isAtEnd;) {
      if (cursor.char === '{') depth += 1;
      if (cursor.char === '}') depth -= 1;
      if (depth === 0) break;
      this.#markup();
    }
    cursor.passStatement(cursor.at + 1, { type: 'end' });
    this.#isInSection = false;
  }
}

/**
 * Splits a Razor template.
 *
 * @param text The template.
 * @param isBlazor Attributes may begin with `@`.
 */
export function readRazor(text: string, isBlazor: boolean): TemplateToken[] {
  return new RazorParser(text, isBlazor).parse();
}
