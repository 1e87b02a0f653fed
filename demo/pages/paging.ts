import { pageCount, pageLinks } from '../rules/pages.ts';

/** Returns a page of rows and links to the others; `pagenbr` is the page parameter of these lists. */
export function pageOf<Row>(rows: readonly Row[], requested: string | undefined, size: number, href: string) {
  const count = pageCount(rows.length, size);
  const page = Math.min(Math.max(Math.floor(Number(requested)) || 1, 1), count);
  const mark = href.includes('?') ? '&' : '?';
  const hrefOf = (index: number) => (index === 1 ? href : `${href}${mark}pagenbr=${index}`);
  return {
    rows: rows.slice((page - 1) * size, page * size),
    pages: {
      links: pageLinks(page, count).map((link) => ({ ...link, href: hrefOf(link.index) })),
      previous: page > 1 ? hrefOf(page - 1) : '',
      next: page < count ? hrefOf(page + 1) : '',
    },
  };
}
