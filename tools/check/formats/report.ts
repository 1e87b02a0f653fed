import type { Finding } from '../finding.ts';

/** The result of a run, as formats print it. */
export interface CheckReport {
  readonly findings: readonly Finding[];
  readonly files: number;
  readonly islands: number;
  /** Sources that could not be checked, one sentence each. */
  readonly failures: readonly string[];
  /** Texts of the files with findings, for the lines that are shown. */
  readonly texts: ReadonlyMap<string, string>;
}

/** How a format prints. */
export interface FormatOptions {
  readonly color: boolean;
  /** Version of the package. */
  readonly version: string;
  /** Folder of `islands.json`. */
  readonly dist: string;
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const countErrors = ({ findings }: CheckReport): number =>
  findings.filter(({ level }) => level === 'error').length;

export const countWarnings = (report: CheckReport): number => report.findings.length - countErrors(report);

/** Sums a run up: `12 files, 41 islands, 1 error, 2 warnings`. */
export function summarize(report: CheckReport): string {
  const { files, islands, failures } = report;
  return [
    counted(files, 'file'),
    counted(islands, 'island'),
    counted(countErrors(report), 'error'),
    counted(countWarnings(report), 'warning'),
    ...(failures.length > 0 ? [`${failures.length} not checked`] : []),
  ].join(', ');
}
