import type { CrawlFinding } from './findings/finding.ts';
import type { Limits } from './options.ts';
import { counted } from './counted.ts';
import type { PageReport } from './site-report.ts';

/** A limit of its own replaces the level: its kind fails by the limit alone. */
const countsByLevel = ({ kind }: CrawlFinding, { axe }: Limits) =>
  kind !== 'weight' && !(kind === 'accessibility' && axe !== undefined);

const isLimited = ({ kind }: CrawlFinding, { layoutShift }: Limits) =>
  kind === 'layout-shift' && layoutShift !== undefined;

function failuresByLevel(findings: readonly CrawlFinding[], limits: Limits): string[] {
  if (limits.failOn === 'none') return [];
  const counting = findings.filter(
    (finding) => countsByLevel(finding, limits) && !isLimited(finding, limits),
  );
  const errors = counting.filter(({ level }) => level === 'error').length;
  const warnings = counting.length - errors;
  return [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(limits.failOn === 'warning' && warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
}

/**
 * Evaluates the limits of a run.
 *
 * @param pages The visited pages.
 * @param limits The limits.
 * @returns A sentence without its point for each limit that was passed; empty for a run that is fine.
 */
export function findFailures(pages: readonly PageReport[], limits: Limits): string[] {
  const findings = pages.flatMap((page) => page.findings);
  const count = (kind: CrawlFinding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const { layoutShift, weight, axe } = limits;
  const failures = failuresByLevel(findings, limits);
  if (axe !== undefined && count('accessibility') > axe)
    failures.push(`${counted(count('accessibility'), 'accessibility violation')}, ${axe} allowed`);
  const heavy = pages.filter((page) => page.findings.some(({ kind }) => kind === 'weight')).length;
  if (weight !== undefined && heavy > 0) failures.push(`${counted(heavy, 'page')} heavier than ${weight} kB`);
  const moving = pages.filter((page) => page.findings.some((one) => isLimited(one, limits))).length;
  if (layoutShift !== undefined && moving > 0)
    failures.push(`${counted(moving, 'page')} with a layout shift of more than ${layoutShift}`);
  return failures;
}
