import { styleText } from 'node:util';
import type { MigrateFinding, MigrateReport } from './migrate-site.ts';

const SUFFIXES = {
  stays: '(stays)',
  pending: '(--write changes it)',
  changed: '(changed)',
  'by-hand': '(by hand)',
} as const;

const COLORS = { stays: 'dim', pending: 'cyan', changed: 'green', 'by-hand': 'yellow' } as const;

const countOf = ({ findings }: MigrateReport, status: MigrateFinding['status']) =>
  findings.filter((one) => one.status === status).length;

/** Whether something is left to do. */
export const isOpenReport = (report: MigrateReport): boolean =>
  countOf(report, 'by-hand') + countOf(report, 'pending') > 0;

const totalsOf = (report: MigrateReport) => ({
  files: report.files,
  stays: countOf(report, 'stays'),
  pending: countOf(report, 'pending'),
  changed: countOf(report, 'changed'),
  byHand: countOf(report, 'by-hand'),
});

/** Lists the attributes that stay, with their number: one line each would hide the rest. */
function stayingLine({ findings }: MigrateReport): string[] {
  const counts = new Map<string, number>();
  for (const { rule, status } of findings)
    if (status === 'stays') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  if (counts.size === 0) return [];
  return [`Stays as it is: ${[...counts].map(([rule, count]) => `${rule} (${count})`).join('; ')}.`];
}

function formatLine({ file, line, column, old, write, status }: MigrateFinding, color: boolean): string {
  const suffix = color ? styleText(COLORS[status], SUFFIXES[status]) : SUFFIXES[status];
  return `${file}:${line}:${column}  ${old}  ${write} ${suffix}`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summary(report: MigrateReport): string {
  const { files, stays, pending, changed, byHand } = totalsOf(report);
  const found = stays + pending + changed + byHand;
  if (found === 0) return `${plural(files, 'file')}: nothing of these libraries was found.`;
  const parts = [
    `${stays} ${stays === 1 ? 'stays' : 'stay'}`,
    ...(pending > 0 ? [`${pending} for --write`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    `${byHand} by hand`,
  ];
  return `${plural(files, 'file')}, ${plural(found, 'use')}: ${parts.join(', ')}.`;
}

/** Formats a run for people: a line for each use that does not stay, with what to write. */
export function formatMigratePretty(report: MigrateReport, color: boolean): string {
  const lines = report.findings
    .filter(({ status }) => status !== 'stays')
    .map((one) => formatLine(one, color));
  return [...lines, ...(lines.length > 0 ? [''] : []), ...stayingLine(report), summary(report)].join('\n');
}

/** Formats a run for programs: all uses, those that stay included. */
export const formatMigrateJson = (
  report: MigrateReport,
  version: string,
  failures: readonly string[],
): string =>
  JSON.stringify({ version, totals: totalsOf(report), findings: report.findings, failures }, null, 2);
