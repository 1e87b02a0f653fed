import { skipCsharpBracket } from './csharp.ts';
import { limitFailures } from './limit-failures.ts';
import type { Flow, TemplateToken } from './token.ts';

/** A position in a Razor template, and the tokens found so far. */
export class RazorCursor {
  readonly text: string;
  readonly tokens: TemplateToken[] = [];
  /** Returns the offset behind a balanced bracket; -1 when it stays open. */
  readonly skipBracket = limitFailures(skipCsharpBracket);
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get char(): string {
    return this.text[this.at] ?? '';
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Returns the match of a pattern that begins with `^`, among the next characters. */
  match(pattern: RegExp, limit = 400): string | undefined {
    return pattern.exec(this.text.slice(this.at, this.at + limit))?.[0];
  }

  /** Goes on behind a mark, or to the end. */
  moveBehind(mark: string): void {
    const end = this.text.indexOf(mark, this.at);
    this.at = end < 0 ? this.text.length : end + mark.length;
  }

  /** Returns the offset behind spaces. */
  afterSpace(from: number): number {
    let at = from;
    while (/\s/.test(this.text[at] ?? '')) at += 1;
    return at;
  }

  /** Adds a token; an empty one is left out. */
  add(token: TemplateToken): void {
    if (token.to > token.from) this.tokens.push(token);
  }

  /** Adds code that writes nothing. */
  addStatement(from: number, to: number, ...flow: readonly Flow[]): void {
    this.add({ from, to, kind: 'statement', ...(flow.length > 0 && { flow }) });
  }

  /** Adds code from here on that writes nothing, and goes on behind it. */
  passStatement(to: number, ...flow: readonly Flow[]): void {
    const end = Math.min(to, this.text.length);
    this.addStatement(this.at, end, ...flow);
    this.at = end;
  }
}
