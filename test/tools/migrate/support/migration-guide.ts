import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrateRule, Origin } from '../../../../tools/migrate/rule.ts';

const HOW = { stays: 'stays', change: '`--write`', 'by-hand': 'by hand', missing: 'none' } as const;

/** Markup, attributes, events and calls in a sentence of a rule. */
const CODE =
  /<[^>]+>|\[(?:data|aria)-[^\]]+\]|(?:data|aria)-[\w-]+\*?(?:="[^"]*")?|\w[\w-]*="[^"]*"|archipel:[\w-]+|#archipel-config|\.ar-[\w-]+|\b\w+(?:\.\w+)*\(\w*\)|detail\.\w+\(\w+\)|Cache-Control: no-store/g;

const LINK = /\b((?:write-a-rule|contract)\.md)(#[\w-]+)?/g;

const toMarkdown = (text: string) =>
  text
    .split(LINK_PART)
    .map((part) =>
      LINK_PART.test(part) ? part.replace(LINK, '[$1]($1$2)') : part.replace(CODE, (code) => `\`${code}\``),
    )
    .join('');

const LINK_PART = /((?:write-a-rule|contract)\.md(?:#[\w-]+)?)/;

const rulesOf = ({ attributes, elements, helpers, code, scripts }: Origin): readonly MigrateRule[] => [
  ...attributes,
  ...elements,
  ...helpers,
  ...code,
  ...scripts,
];

/** Returns the rows of a guide's table: one for each rule. */
export function rowsOf(origin: Origin): readonly string[] {
  return rulesOf(origin).map(({ old, write, status }) => {
    return `| \`${old}\` | ${toMarkdown(write)} | ${HOW[status]} |`;
  });
}

const fileOf = ({ name }: Origin) => join(import.meta.dirname, `../../../../docs/from-${name}.md`);

/** A guide's table without the spaces of its form, and its two pages. */
export interface MigrationGuide {
  readonly rows: readonly string[];
  readonly before: string;
  readonly after: string;
}

const trimRow = (row: string) => row.replace(/\s+/g, ' ').trim();

const blocksIn = (text: string) => [...text.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html]) => html!);

/** Reads a guide. */
export function readMigrationGuide(origin: Origin): MigrationGuide {
  const text = readFileSync(fileOf(origin), 'utf8');
  const [, table = ''] =
    new RegExp(`<!-- migrate:${origin.name} -->([\\s\\S]*?)<!-- /migrate`).exec(text) ?? [];
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  const [before = '', after = ''] = blocksIn(text);
  return { rows: rows.map(trimRow), before, after };
}

/** Writes a guide's table; the formatter aligns it. */
export function writeTable(origin: Origin): void {
  const file = fileOf(origin);
  const table = ['| before | after | how |', '| --- | --- | --- |', ...rowsOf(origin)].join('\n');
  const pattern = new RegExp(`(<!-- migrate:${origin.name} -->)[\\s\\S]*?(<!-- /migrate)`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      pattern,
      (_all, open: string, close: string) => `${open}\n\n${table}\n\n${close}`,
    ),
  );
}
