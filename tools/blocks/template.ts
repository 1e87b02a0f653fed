import type { Block } from './block.ts';
import type { BlockField } from './fields.ts';

/** The syntax of a template language; each attribute begins with a space. */
export interface BlockSyntax {
  /** Writes an attribute whatever its value is. */
  always(field: BlockField): string;
  /** Writes an attribute where its value is not empty. */
  filled(field: BlockField): string;
  /** Writes what the editor has filled in. */
  readonly content: string;
  /** Attributes that the CMS adds to the host. */
  readonly extra?: string;
}

/**
 * Writes the markup of a block in a template language.
 *
 * @param block The block.
 * @param syntax The language.
 */
export function writeTemplate({ tag, fixed, fields, before, after }: Block, syntax: BlockSyntax): string {
  const isAlways = ({ isMark, kind }: BlockField) => isMark || kind === 'flag';
  const attributes = fields.map((field) => (isAlways(field) ? syntax.always(field) : syntax.filled(field)));
  return `<${tag}${syntax.extra ?? ''}${fixed}${attributes.join('')}>${before}${syntax.content}${after}</${tag}>\n`;
}
