import type { Hono } from 'hono';
import { findVariant } from '../assortment/index.ts';
import { referencePageSize } from '../data/references.ts';
import type { Reference } from '../data/references.ts';
import type { Culture } from '../culture.ts';
import type { Ctx, Env } from '../http/env.ts';
import { pageCount, pageLinks } from '../rules/pages.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { fullName, variantHref } from './product-view.ts';
import { textsOf } from './view.ts';

const pagePath = '/:culture{(?:fr|nl)}/account/references';
const updatePaths = [
  '/widget/catalog/CustomerReferenceUpdate',
  '/:culture{(?:fr|nl)}/widget/catalog/CustomerReferenceUpdate',
];

/** Routes of a company's own article numbers; only signed-in users reach them. */
export function referenceRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(pagePath, (c) => referencesPage(c, shop));
  app.on('GET', updatePaths, (c) => formFragment(c, shop));
  app.on('POST', updatePaths, (c) => saveReference(c, shop));
}

const rowOf = ({ variantId, sku }: Reference, culture: Culture) => {
  const variant = findVariant(variantId)!;
  return { variantId, sku, name: fullName(variant, culture), href: variantHref(culture, variant) };
};

function referencesPage(c: Ctx, shop: Shop): Response | Promise<Response> {
  const [culture, user, q] = [c.get('culture'), c.get('user')!, (c.req.query('q') ?? '').trim()];
  const exact = q ? shop.references.findExact(user.id, q) : undefined;
  if (exact) return c.redirect(variantHref(culture, findVariant(exact.variantId)!), 303);
  const found = shop.references.find(user.id, q);
  const count = pageCount(found.length, referencePageSize);
  const requested = Math.floor(Number(c.req.query('pageindex'))) || 1;
  const page = Math.min(Math.max(requested, 1), count);
  const hrefOf = (index: number) =>
    `/${culture}/account/references?${new URLSearchParams({ ...(q && { q }), pageindex: String(index) })}`;
  const shown = found.slice((page - 1) * referencePageSize, page * referencePageSize);
  return shop.view.page(c, 'references', {
    title: textsOf(c).references.title,
    q,
    total: found.length,
    rows: shown.map((reference) => rowOf(reference, culture)),
    notice: takeNotice(c),
    pages: {
      links: pageLinks(page, count).map((link) => ({ ...link, href: hrefOf(link.index) })),
      previous: page > 1 ? hrefOf(page - 1) : '',
      next: page < count ? hrefOf(page + 1) : '',
    },
  });
}

/** Renders the form alone, for a dialog; a GET changes nothing (T18). */
function formFragment(c: Ctx, shop: Shop): Response | Promise<Response> {
  const variantId = Number(c.req.query('ProductVariantId') ?? c.req.query('productVariantId'));
  const known = shop.references.find(c.get('user')?.id, '').find((entry) => entry.variantId === variantId);
  if (!known) return c.notFound();
  return shop.view.fragment(c, 'parts/reference-form', { row: rowOf(known, c.get('culture')) });
}

async function saveReference(c: Ctx, shop: Shop): Promise<Response> {
  const t = textsOf(c).references;
  const { ProductVariantId, CustomerSKU = '' } = await fieldsOf(c);
  const user = c.get('user');
  const change = user
    ? shop.references.save(user.id, Number(ProductVariantId), CustomerSKU)
    : ('not-found' as const);
  const isSaved = change === 'saved';
  if (isSaved) await record(c, shop);
  const text = isSaved ? fill(t.saved, CustomerSKU.trim()) : fill(t.refusals[change], CustomerSKU.trim());
  // Scripts get a JSON result, other requests a page.
  if (c.req.header('x-requested-with') === 'XMLHttpRequest')
    return c.json({ Status: isSaved ? 'OK' : 'Error', Message: text }, isSaved ? 200 : 409);
  leaveNotice(c, { kind: isSaved ? 'done' : 'refused', text });
  return c.redirect(`/${c.get('culture')}/account/references`, 303);
}
