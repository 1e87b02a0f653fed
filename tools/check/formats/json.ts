import { countErrors, countWarnings, type CheckReport, type FormatOptions } from './report.ts';

/** Formats a run for programs. */
export function formatJson(report: CheckReport, { version }: FormatOptions): string {
  const { findings, files, islands, failures } = report;
  const totals = { files, islands, errors: countErrors(report), warnings: countWarnings(report) };
  return JSON.stringify({ version, totals, findings, failures }, null, 2);
}
