import { skipCsharp } from './csharp.ts';
import type { RazorCursor } from './razor-cursor.ts';
import { readRazorElement } from './razor-element.ts';
import { identifierAt } from './razor-expression.ts';
import type { Flow } from './token.ts';

const CONTROLS: ReadonlyMap<string, Flow['type']> = new Map([
  ['if', 'if'],
  ['switch', 'switch'],
  ['for', 'loop'],
  ['foreach', 'loop'],
  ['while', 'loop'],
  ['do', 'loop'],
  ['using', 'block'],
  ['lock', 'block'],
  ['try', 'block'],
]);

/** A keyword with its condition, up to and with the brace. */
interface Opening {
  readonly to: number;
  readonly flow: readonly Flow[];
}

/** Code that is nested deeper is taken for code alone. */
const MAX_DEPTH = 200;

/** Reading of markup inside code. */
export interface MarkupReader {
  /** Passes one character of markup, or an expression. */
  readonly markup: () => void;
  /** Passes what follows `@`. */
  readonly transition: () => void;
}

/** Follows the code of a Razor template, and the markup that stands in it. */
export class RazorCode {
  readonly #cursor: RazorCursor;
  readonly #reader: MarkupReader;
  #depth = 0;

  constructor(cursor: RazorCursor, reader: MarkupReader) {
    this.#cursor = cursor;
    this.#reader = reader;
  }

  /** Reads a block from here on; `inside` is the offset behind its brace. */
  readBlock(inside: number): void {
    this.#cursor.passStatement(inside, { type: 'block' });
    this.#readCode();
    this.#cursor.passStatement(this.#cursor.at + 1, { type: 'end' });
  }

  /**
   * Reads `if (…) { … } else { … }` from here on.
   *
   * @param wordStart Offset of the keyword: behind `@`, or here.
   * @returns False where it is no such statement.
   */
  readControl(wordStart: number): boolean {
    const opening = this.#findOpening(wordStart);
    if (!opening) return false;
    for (let next: Opening | undefined = opening; next; next = this.#findContinuation()) {
      this.#cursor.passStatement(next.to, ...next.flow);
      this.#readCode();
    }
    this.#cursor.passStatement(this.#cursor.at + 1, { type: 'end' });
    return true;
  }

  #findOpening(wordStart: number): Opening | undefined {
    const { text } = this.#cursor;
    const word = identifierAt(text, wordStart);
    const type = CONTROLS.get(word);
    if (!type) return undefined;
    const start = this.#cursor.afterSpace(wordStart + word.length);
    const end = text[start] === '(' ? this.#cursor.skipBracket(text, start) : start;
    const brace = end < 0 ? -1 : this.#cursor.afterSpace(end);
    if (text[brace] !== '{') return undefined;
    const condition = type === 'loop' ? '' : text.slice(start + 1, Math.max(end - 1, start + 1));
    return { to: brace + 1, flow: [{ type, condition }] };
  }

  /** Finds `} else if (…) {`, `} catch {` and the like, from the closing brace on. */
  #findContinuation(): Opening | undefined {
    const { text } = this.#cursor;
    const word = this.#cursor.match(/^\}\s*(?:else\s+if|else|catch|finally)\b/);
    if (!word) return undefined;
    const start = this.#cursor.afterSpace(this.#cursor.at + word.length);
    const end = text[start] === '(' ? this.#cursor.skipBracket(text, start) : start;
    const brace = end < 0 ? -1 : this.#cursor.afterSpace(end);
    if (text[brace] !== '{') return undefined;
    return {
      to: brace + 1,
      flow: word.includes('else') ? [{ type: 'else', isLast: !word.endsWith('if') }] : [],
    };
  }

  /** Reads code up to the brace that ends it. */
  #readCode(): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#cursor.passStatement(this.#cursor.text.length);
    else this.#readStatements();
    this.#depth -= 1;
  }

  #readStatements(): void {
    const cursor = this.#cursor;
    for (let from = cursor.at; !cursor.isAtEnd;) {
      cursor.at = cursor.afterSpace(cursor.at);
      if (cursor.char === '}' || cursor.isAtEnd) {
        cursor.addStatement(from, cursor.at);
        return;
      }
      from = this.#readStep(from);
    }
  }

  /** Reads one statement or piece of markup; returns where code begins that is no token yet. */
  #readStep(from: number): number {
    const cursor = this.#cursor;
    const comment = cursor.match(/^\/[/*]/) ? skipCsharp(cursor.text, cursor.at) : cursor.at;
    if (comment > cursor.at) {
      cursor.at = comment;
      return from;
    }
    const [pattern, read] = this.#steps.find(([one]) => cursor.match(one)) ?? [];
    if (pattern && read) return this.#interrupt(from, read);
    if (this.#findOpening(cursor.at)) return this.#interrupt(from, () => void this.readControl(cursor.at));
    return this.#readStatement(from);
  }

  /** Beginnings of anything but a statement. */
  readonly #steps: readonly (readonly [RegExp, () => void])[] = [
    [/^<[a-z!]/i, () => this.#readElement()],
    [/^@:/, () => this.#readLine()],
    [/^@[*({\p{L}]/u, () => this.#reader.transition()],
    [/^(?:case\b[^:\n]*|default\s*):(?!:)/, () => this.#readLabel()],
    [/^\{/, () => this.readBlock(this.#cursor.at + 1)],
  ];

  /** Ends the code here, and reads what follows. */
  #interrupt(from: number, read: () => void): number {
    this.#cursor.addStatement(from, this.#cursor.at);
    read();
    return this.#cursor.at;
  }

  #readElement(): void {
    readRazorElement(this.#cursor, this.#reader.markup);
  }

  #readLabel(): void {
    const label = this.#cursor.match(/^(?:case\b[^:\n]*|default\s*):/) ?? '';
    this.#cursor.passStatement(this.#cursor.at + label.length, {
      type: 'else',
      isLast: label.startsWith('default'),
    });
  }

  /** `@: text` is markup up to the line's end. */
  #readLine(): void {
    this.#cursor.passStatement(this.#cursor.at + 2);
    while (!this.#cursor.isAtEnd && this.#cursor.char !== '\n') this.#reader.markup();
  }

  /** Passes a statement up to `;` or a brace; `@<b>…</b>` in it is markup. */
  #readStatement(from: number): number {
    const cursor = this.#cursor;
    let start = from;
    while (!cursor.isAtEnd && !'{}'.includes(cursor.char)) {
      if (cursor.match(/^@<[a-z]/i)) {
        cursor.at += 1;
        start = this.#interrupt(start, () => this.#readElement());
        continue;
      }
      const isEnd = cursor.char === ';';
      this.#passCode();
      if (isEnd) break;
    }
    return start;
  }

  /** Passes a string, a comment, brackets or one character. */
  #passCode(): void {
    const { text, at, char } = this.#cursor;
    const bracket = '(['.includes(char) ? this.#cursor.skipBracket(text, at) : -1;
    this.#cursor.at = Math.max(bracket, skipCsharp(text, at), at + 1);
  }
}
