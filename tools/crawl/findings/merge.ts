import type { CrawlFinding } from './finding.ts';

const keyOf = ({ kind, level, code, what, details }: CrawlFinding) =>
  JSON.stringify([kind, level, code, what, details]);

/**
 * Merges findings of a page that are the same in several widths, or several times in one.
 *
 * @param findings Findings of all widths.
 */
export function mergeWidths(findings: readonly CrawlFinding[]): CrawlFinding[] {
  const merged = new Map<string, CrawlFinding>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const before = merged.get(key);
    const widths = [...new Set([...(before?.widths ?? []), ...finding.widths])];
    merged.set(key, { ...finding, widths });
  }
  return [...merged.values()];
}
