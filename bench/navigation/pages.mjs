/** The number of pages in the case of repeated addresses. */
const REPEATED = 3;

/** Returns the label that an island must show; it differs per page, so that an old island is detected. */
export const labelOf = (page, index) => `Page ${page}, item ${index}`;

const propsOf = (page, index) =>
  `data-label="${labelOf(page, index)}" data-step="${1 + (index % 6)}" data-index="${index}"`;

// One host serves all systems: Archipel reads the island's name, the glue code of the others the kind.
const writeIsland = (page, index) =>
  `<div data-island="bench-react" data-kind="react" ${propsOf(page, index)}><p class="fallback">${labelOf(page, index)}</p></div>`;

const writeCard = (page, index, islands) => `<li class="card"><article>
<h3><a href="/product/${index}">Product ${index} of page ${page}</a></h3>
<p>A short text about <em>product ${index}</em>, as <a href="/brand/${index % 9}">its brand</a> wrote it.</p>
<ul><li>Reference <b>${page}-${index}</b></li><li>In stock</li><li>Sold by <b>${1 + (index % 12)}</b></li></ul>
<p class="price"><s>€ 12,50</s> <strong>€ ${1 + (index % 90)},95</strong></p>
<form action="/cart" method="post"><input type="hidden" name="id" value="${index}"><label>Quantity <input name="quantity" value="1"></label><button>Add to cart</button></form>
${index < islands ? writeIsland(page, index) : ''}</article></li>`;

const writeCards = (page, { cards, islands }) =>
  `<ul class="cards">${Array.from({ length: cards }, (_, index) => writeCard(page, index, islands)).join('\n')}</ul>`;

const NAVIGATION = Array.from(
  { length: 12 },
  (_, index) => `<li><a href="/category/${index}">Category ${index}</a></li>`,
).join('');

const nextOf = (page, { isRepeated }) => (isRepeated ? (page % REPEATED) + 1 : page + 1);

function writeLink(page, item) {
  const address = `?n=${nextOf(page, item)}`;
  const { link, get } = item.system;
  if (!item.isUpdate) return `<a class="next" href="${address}" ${link ?? ''}>Next page</a>`;
  return `<a class="next" href="${item.path}list${address}" ${get ? `${get}="${item.path}list${address}"` : ''} ${link ?? ''}>Next</a>`;
}

/** Returns the values that a visitor must see on a page. */
export function expectedOf(page, { cards, islands, isUpdate }) {
  return {
    heading: isUpdate ? `List ${page}` : `Products, page ${page}`,
    title: isUpdate ? 'Page 0' : `Page ${page}`,
    count: cards,
    islands,
  };
}

/** Writes the response to an update: the content of the list, without a wrapper. */
export function writeList(page, item) {
  return `<h2 class="heading">${expectedOf(page, item).heading}</h2>${writeLink(page, item)}${writeCards(page, item)}`;
}

function writeContent(page, item) {
  if (item.isUpdate) return `<h1>Products</h1><section id="list">${writeList(page, item)}</section>`;
  const { heading } = expectedOf(page, item);
  return `<h1 class="heading">${heading}</h1>${writeLink(page, item)}${writeCards(page, item)}`;
}

/**
 * Writes a page; only the lines that load and start the system differ.
 *
 * @param page Its number.
 * @param item The system with its scripts, and the case.
 */
export function writePage(page, item) {
  const { head, system } = item;
  return `<!doctype html><html lang="en" data-app="" data-site="/"><head><meta charset="utf-8"><title>${expectedOf(page, item).title}</title>
<meta name="description" content="Products of page ${page}"><link rel="canonical" href="${item.path}?n=${page}"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">${head}</head><body${system.body ? ` ${system.body}` : ''}>
<header><p>The shop</p><nav><ul>${NAVIGATION}</ul></nav></header>
<main id="swup" data-page>${writeContent(page, item)}</main>
<footer><p>Delivered tomorrow.</p></footer></body></html>`;
}

export const STYLES = `
body { margin: 0; font: 16px/1.4 sans-serif }
header ul, .cards { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none }
.card { box-sizing: border-box; width: 14rem; padding: .5rem; border: 1px solid #ccc }
.card ul { padding-inline-start: 1rem }
.price strong { color: #a00 }`;
