export interface PageLink {
  readonly index: number;
  readonly isCurrent: boolean;
  /** Pages are missing between the one before and this one. */
  readonly afterGap: boolean;
  /** Only the current page, its ends and its arrows fit on a small screen. */
  readonly isNeighbour: boolean;
}

const neighbours = 2;

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** First, last and the neighbours of the current page; nothing when one page is enough. */
export function pageLinks(current: number, count: number): PageLink[] {
  if (count <= 1) return [];
  const shown = Array.from({ length: count }, (_, place) => place + 1).filter(
    (index) => index === 1 || index === count || Math.abs(index - current) <= neighbours,
  );
  return shown.map((index, place) => ({
    index,
    isCurrent: index === current,
    afterGap: place > 0 && index - (shown[place - 1] ?? index) > 1,
    isNeighbour: index !== current && index !== 1 && index !== count,
  }));
}
