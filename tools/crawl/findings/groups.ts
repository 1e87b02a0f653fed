import type { PageReport } from '../site-report.ts';
import { FINDING_KINDS, type CrawlFinding, type FindingKind } from './finding.ts';

/** A finding with all pages that have it. */
export interface FindingGroup {
  readonly kind: FindingKind;
  readonly finding: CrawlFinding;
  readonly pages: readonly { readonly page: PageReport; readonly finding: CrawlFinding }[];
}

const keyOf = ({ kind, level, code, what }: CrawlFinding) => JSON.stringify([kind, level, code, what]);

const rankOf = ({ finding, pages }: FindingGroup) => (finding.level === 'error' ? 0 : 1e6) - pages.length;

/**
 * Groups the findings of all pages: a fault of the header is one, with many pages.
 *
 * @param pages The visited pages.
 * @returns Groups in the order of kinds; errors first, then those of most pages.
 */
export function groupFindings(pages: readonly PageReport[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup & { pages: { page: PageReport; finding: CrawlFinding }[] }>();
  for (const page of pages) {
    for (const finding of page.findings) {
      const key = keyOf(finding);
      const group = groups.get(key) ?? { kind: finding.kind, finding, pages: [] };
      group.pages.push({ page, finding });
      groups.set(key, group);
    }
  }
  return FINDING_KINDS.flatMap((kind) =>
    [...groups.values()]
      .filter((group) => group.kind === kind)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  );
}
