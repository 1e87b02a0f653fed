export interface PageLink {
  readonly index: number;
  readonly isCurrent: boolean;
  /** Pages are missing before this one. */
  readonly afterGap: boolean;
  /** Small screens show only the current page, the first, the last and the arrows. */
  readonly isNeighbour: boolean;
}

const neighbours = 2;

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Returns links to the first and last page and around the current one; empty for a single page. */
export function pageLinks(current: number, count: number): PageLink[] {
  if (count <= 1) return [];
  const shown = Array.from({ length: count }, (_, position) => position + 1).filter(
    (index) => index === 1 || index === count || Math.abs(index - current) <= neighbours,
  );
  return shown.map((index, position) => ({
    index,
    isCurrent: index === current,
    afterGap: position > 0 && index - (shown[position - 1] ?? index) > 1,
    isNeighbour: index !== current && index !== 1 && index !== count,
  }));
}
