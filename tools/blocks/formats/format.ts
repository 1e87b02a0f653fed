import type { Block } from '../block.ts';

/** Types of JSON Schema for the kinds of fields. */
export const JSON_TYPES = {
  text: 'string',
  json: 'string',
  choice: 'string',
  number: 'number',
  flag: 'boolean',
} as const;

/** Path and content of a file. */
export type BlockFile = readonly [path: string, text: string];

/** The files of a CMS. */
export interface BlockFormat {
  readonly title: string;
  /** The next step with the files, in one sentence. */
  readonly next: string;
  /** Returns the files of one block. */
  files(block: Block): readonly BlockFile[];
  /** Returns files that all blocks share. */
  shared?(blocks: readonly Block[]): readonly BlockFile[];
}

/** Formats JSON as files have it. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
