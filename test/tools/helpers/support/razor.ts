import type { Element } from 'domhandler';
import type { Token } from 'parse5';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import { pascalCase } from '../../../../tools/helpers/calls/csharp-names.ts';
import { describeHelper, type Helper, type HelperParameter } from '../../../../tools/helpers/model/index.ts';
import { parseHtml } from '../../../../tools/check/markup/parse-html.ts';

/** A tag helper in a source of Razor. */
export interface RazorCall {
  /** A statement of C# that runs it. */
  statement(id: string): string;
  readonly start: readonly [from: number, to: number];
  /** Empty for an element without an end. */
  readonly end: readonly [from: number, to: number];
}

const literal = (text: string) => JSON.stringify(text).replaceAll('\u2028', String.raw`\u2028`);

const expressionIn = (written: string) => /^@\((.*)\)$/s.exec(written)?.[1];

/** A property that is no text has an expression of C#, or the member of an enum. */
function propertyValue(
  helper: Helper,
  { name, kind }: Pick<HelperParameter, 'name' | 'kind'>,
  written: string,
) {
  const expression = expressionIn(written);
  if (expression !== undefined) return expression;
  if (kind === 'choice') return `Archipel.${pascalCase(helper.name)}${pascalCase(name)}.${written}`;
  return ['number', 'milliseconds', 'flag', 'json'].includes(kind) ? written : literal(written);
}

const OWN = ['tag', 'props'];

function writeStatement(
  id: string,
  helper: Helper,
  attributes: readonly (readonly [string, string, string])[],
) {
  const properties: string[] = [];
  const others: string[] = [];
  for (const [name, source, text] of attributes) {
    const parameter = helper.parameters.find((one) => one.name === name);
    const own = OWN.includes(name) ? { name, kind: name === 'tag' ? 'text' : 'json' } : parameter;
    if (own) properties.push(`${pascalCase(name)} = ${propertyValue(helper, own, source)}`);
    else others.push(literal(name), source === '' ? 'true' : (expressionIn(source) ?? literal(text)));
  }
  const helperClass = `Archipel.${pascalCase(helper.name)}TagHelper`;
  const passed = [literal(id), `() => new ${helperClass} { ${properties.join(', ')} }`, ...others];
  return `Server.Run(${passed.join(', ')});`;
}

function attributesOf({ attribs, sourceCodeLocation }: Element, source: string) {
  const { attrs = {} } = sourceCodeLocation as unknown as Token.ElementLocation;
  return Object.entries(attribs).map(([name, text]) => {
    const { startOffset, endOffset } = attrs[name]!;
    const written = source
      .slice(startOffset, endOffset)
      .replace(/^[^=]*=?["']?/, '')
      .replace(/["']$/, '');
    return [name, written, text.replaceAll('@@', '@')] as const;
  });
}

const PRELOADS = { name: 'preloads', parameters: [{ name: 'islands', kind: 'text' }] } as unknown as Helper;

/**
 * Finds the tag helpers in a source of Razor.
 *
 * @param source The source; elements without content have an end tag.
 * @param catalogue The islands.
 */
export function readRazor(source: string, { islands }: Catalogue): readonly RazorCall[] {
  return parseHtml(source, false)
    .elements.filter(({ name }) => name.startsWith('ar-'))
    .map((element) => {
      const name = element.name.slice(3);
      const helper = name === 'preloads' ? PRELOADS : describeHelper(name, islands[name]!)!;
      const { startTag, endTag } = element.sourceCodeLocation as unknown as Token.ElementLocation;
      return {
        statement: (id) => writeStatement(id, helper, attributesOf(element, source)),
        start: [startTag!.startOffset, startTag!.endOffset],
        end: [endTag!.startOffset, endTag!.endOffset],
      };
    });
}
