import type { CheckSource, Range } from './document.ts';

/** A report of a rule, before it is a finding. */
export interface RuleReport {
  readonly rule: { readonly code: string };
  readonly range: Range;
  readonly message: string;
}

/** Hints behind the first sentence depend on what else is in a variant. */
const keyOf = ({ rule, range, message }: RuleReport) =>
  `${rule.code} ${range.from} ${range.to} ${message.split('. ')[0]}`;

/**
 * Checks each variant of a template; plain HTML has one.
 * A mistake counts when every variant that shows its position has it: a part may be in the other branch.
 *
 * @param source The source.
 * @param check Checks one variant.
 */
export function checkVariants<Report extends RuleReport>(
  source: CheckSource,
  check: (variant: CheckSource) => readonly Report[],
): readonly Report[] {
  const variants = source.template?.variants ?? [source.html];
  const found = new Map<string, { report: Report; count: number }>();
  for (const html of variants) {
    const reports = new Map(check({ ...source, html }).map((report) => [keyOf(report), report]));
    for (const [key, report] of reports)
      found.set(key, { report: found.get(key)?.report ?? report, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const shownIn = ({ from }: Range) => variants.filter((html) => html[from] === source.html[from]).length;
  return [...found.values()]
    .filter(({ report, count }) => count >= shownIn(report.range))
    .map(({ report }) => report);
}
