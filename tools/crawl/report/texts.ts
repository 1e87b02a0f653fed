import { groupFindings } from '../findings/groups.ts';
import type { SiteReport } from '../site-report.ts';
import { counted } from '../counted.ts';

/** Findings that a terminal shows; the report has all. */
const MAX_SHOWN = 20;

/**
 * Formats a crawl for a terminal.
 *
 * @param report The result.
 * @param file File of the report, as it is printed.
 */
export function formatSummary(report: SiteReport, file: string): string {
  const groups = groupFindings(report.pages);
  const errors = groups.filter(({ finding }) => finding.level === 'error');
  const lines = [...errors, ...groups.filter((group) => !errors.includes(group))].map(
    ({ finding: { kind, level, code, what }, pages }) =>
      `${level}  ${code ?? kind}  ${what} (${counted(new Set(pages.map(({ page }) => page)).size, 'page')})`,
  );
  const rest = lines.length - MAX_SHOWN;
  const { failures, pages } = report;
  const verdict = failures.length > 0 ? `Limits are passed: ${failures.join('; ')}.` : 'No limit is passed.';
  return [
    ...lines.slice(0, MAX_SHOWN),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    ...(lines.length > 0 ? [''] : []),
    `${counted(pages.length, 'page')}. ${verdict} The report is ${file}.`,
  ].join('\n');
}

/** Formats a crawl for programs. */
export const formatReportJson = (report: SiteReport): string => JSON.stringify(report, null, 2);
