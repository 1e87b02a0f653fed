import { styleText } from 'node:util';
import type { Finding } from '../finding.ts';
import { summarize, type CheckReport, type FormatOptions } from './report.ts';

/** Limit of a shown line in characters; minified pages have lines of megabytes. */
const MAX_LINE = 100;
const LEAD = 30;

const COLORS = { error: 'red', warning: 'yellow' } as const;

/** Cuts a line around a column, and returns the column in what is left. */
function cut(line: string, column: number): { shown: string; at: number } {
  const start = column <= MAX_LINE - LEAD ? 0 : column - LEAD;
  return { shown: line.slice(start, start + MAX_LINE), at: column - start };
}

function excerpt({ line, column, endLine, endColumn }: Finding, lines: readonly string[]): string[] {
  const text = (lines[line - 1] ?? '').replaceAll('\t', ' ');
  const { shown, at } = cut(text, column - 1);
  const wanted = endLine === line ? endColumn - column : shown.length - at;
  const width = Math.max(1, Math.min(wanted, shown.length - at));
  return [`    ${shown.trimEnd()}`, `    ${' '.repeat(at)}${'^'.repeat(width)}`];
}

function formatFinding(finding: Finding, lines: readonly string[] | undefined, color: boolean): string {
  const { file, line, column, code, level, message } = finding;
  const marked = color ? styleText(COLORS[level], level) : level;
  const head = `${file}:${line}:${column}  ${code} ${marked}  ${message}`;
  return [head, ...(lines ? excerpt(finding, lines) : [])].join('\n');
}

/** Formats a run for people: a line for each finding, with its source in a terminal. */
export function formatPretty(report: CheckReport, { color }: FormatOptions): string {
  const split = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const known = split.get(file) ?? (report.texts.get(file) ?? '').split(/\r\n|\n|\r/);
    split.set(file, known);
    return known;
  };
  const lines = report.findings.map((finding) =>
    formatFinding(finding, color ? linesOf(finding.file) : undefined, color),
  );
  return [...lines, ...(lines.length > 0 ? [''] : []), summarize(report)].join('\n');
}
