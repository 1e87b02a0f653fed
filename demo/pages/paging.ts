import { pageCount, pageLinks } from '../rules/pages.ts';

/** A page of rows, with the links to the others: parameter `pagenbr`, as orders and prepaid accounts have it. */
export function pageOf<Row>(rows: readonly Row[], asked: string | undefined, size: number, href: string) {
  const count = pageCount(rows.length, size);
  const page = Math.min(Math.max(Math.floor(Number(asked)) || 1, 1), count);
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
