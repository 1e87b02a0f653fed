import type { CheckSource, Range, TagFacts, TemplateFacts } from '../document.ts';
import { readBranches } from './branches.ts';
import { blankRanges, fillTokens } from './fill.ts';
import { scanHtml, type HtmlScan } from './html-context.ts';
import { hasOffset, type RangeSet } from './range-set.ts';
import type { TagHelp, TemplateLanguage, TemplateToken } from './token.ts';
import { chooseVariants } from './variants.ts';

/** A template with one choice of branches. */
interface Variant {
  readonly html: string;
  readonly tokens: readonly TemplateToken[];
  readonly scan: HtmlScan;
}

function buildVariant(text: string, tokens: readonly TemplateToken[], hidden: RangeSet): Variant {
  const visible = tokens.filter(({ from }) => !hasOffset(hidden, from));
  // A byte order mark would begin the body.
  const shown = blankRanges(text, hidden).replace(/^\uFEFF/, ' ');
  const scan = scanHtml(shown, visible);
  return { html: fillTokens(shown, visible, scan.positions), tokens: visible, scan };
}

/** Collects facts of tags and includes over all variants. */
class FactReader {
  readonly tags = new Map<number, TagFacts>();
  readonly includes = new Map<number, Range>();
  readonly antiforgery = new Map<number, Range>();
  readonly #language: TemplateLanguage;
  readonly #text: string;

  constructor(language: TemplateLanguage, text: string) {
    this.#language = language;
    this.#text = text;
  }

  read({ tokens, scan }: Variant): void {
    tokens.forEach((token, index) => {
      const position = scan.positions[index];
      if (!position) return;
      if (position.context === 'text' || position.context === 'head') this.#readText(token);
      else if (position.tag >= 0) this.#readTag(token, position.context, position.tag);
    });
    for (const tag of scan.tags) {
      const help = this.#language.describeTag?.(tag.name, this.#text.slice(tag.from, tag.to));
      if (help) this.#readHelp(tag, help);
    }
  }

  #readText(token: TemplateToken): void {
    if (token.gives === 'html') this.includes.set(token.from, token);
    if (token.gives === 'token') this.antiforgery.set(token.from, token);
  }

  #readTag(token: TemplateToken, context: string, tag: number): void {
    if (token.kind !== 'output' && token.gives !== 'html') return;
    if (context === 'tagName') this.#mergeTag(tag, { isComponent: true, hasMoreAttributes: true });
    if (context === 'tag') this.#mergeTag(tag, { hasMoreAttributes: true });
  }

  #readHelp(tag: Range, { givesToken, ...facts }: TagHelp): void {
    if (givesToken) this.antiforgery.set(tag.from, tag);
    if (facts.isComponent) this.includes.set(tag.from, tag);
    if (Object.keys(facts).length > 0) this.#mergeTag(tag.from, facts);
  }

  #mergeTag(offset: number, facts: TagFacts): void {
    this.tags.set(offset, { ...this.tags.get(offset), ...facts });
  }
}

const inOrder = (ranges: Iterable<Range>) => [...ranges].toSorted((a, b) => a.from - b.from);

const toRange = ({ from, to }: Range): Range => ({ from, to });

function readFacts(
  language: TemplateLanguage,
  text: string,
  tokens: readonly TemplateToken[],
): TemplateFacts {
  const { forks, loops } = readBranches(tokens);
  const variants = chooseVariants(forks).map((hidden) => buildVariant(text, tokens, hidden));
  const reader = new FactReader(language, text);
  for (const variant of variants) reader.read(variant);
  return {
    variants: variants.map(({ html }) => html),
    branches: forks.map(({ branches }) => branches),
    loops,
    includes: inOrder(reader.includes.values()).map(toRange),
    tokens: inOrder(reader.antiforgery.values()).map(toRange),
    tags: reader.tags,
  };
}

/** Returns tokens in order; one inside another is part of it. */
function withoutOverlap(tokens: readonly TemplateToken[]): TemplateToken[] {
  let end = 0;
  return tokens.filter(({ from, to }) => {
    const isFree = from >= end && to > from;
    if (isFree) end = to;
    return isFree;
  });
}

/**
 * Builds the source of a template: its HTML with expressions and statements masked, and what they mean.
 *
 * @param file Path, as findings print it.
 * @param text The template.
 * @param language Its language.
 */
export function buildTemplateSource(file: string, text: string, language: TemplateLanguage): CheckSource {
  const tokens = withoutOverlap(language.tokenize(text));
  const { html } = buildVariant(text, tokens, []);
  const template = readFacts(language, text, tokens);
  return {
    file,
    text,
    html,
    dynamic: tokens.map(toRange),
    isTemplate: true,
    hasIncludes: template.includes.length > 0,
    isPage: /<html[\s>]/i.test(html),
    template,
  };
}
