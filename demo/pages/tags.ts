import type { Hono } from 'hono';
import { entityNames, findTagged, tags, tagSorts } from '../data/tags.ts';
import type { Ctx, Env } from '../http/env.ts';
import { pageCount, pageLinks } from '../rules/pages.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { textsOf } from './view.ts';

const pageSize = 12;

const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** Route of the tag page: products, articles and workshops with a tag (TGS-01). */
export function tagRoutes(app: Hono<Env>, { view }: Shop): void {
  app.get('/:culture{(?:fr|nl)}/tags', (c) => view.page(c, 'tags', tagPage(c)));
}

function tagPage(c: Ctx) {
  const [culture, t] = [c.get('culture'), textsOf(c).tags];
  const tag = tags.find(({ slug }) => slug === c.req.query('tag')) ?? tags[0]!;
  const sort = oneOf(tagSorts, c.req.query('sort')) ?? 'relevance';
  const entity = oneOf(entityNames, c.req.query('entityName'));
  const found = findTagged(tag, sort, entity, culture);
  const count = pageCount(found.length, pageSize);
  const page = Math.min(Math.max(Math.floor(Number(c.req.query('pageindex'))) || 1, 1), count);
  const hrefOf = (index: number) => {
    const query = { tag: tag.slug, sort, ...(entity && { entityName: entity }), pageindex: String(index) };
    return `/${culture}/tags?${new URLSearchParams(query)}`;
  };
  return {
    title: fill(t.title, tag.name[culture]),
    tag: tag.slug,
    sort,
    entity: entity ?? '',
    total: found.length,
    tags: tags.map(({ slug, name }) => ({ slug, name: name[culture], isCurrent: slug === tag.slug })),
    sorts: tagSorts.map((code) => ({ code, name: t.sorts[code] })),
    entities: entityNames.map((code) => ({ code, name: t.entities[code] })),
    results: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((entry) => ({ ...entry, kind: t.entities[entry.entity] })),
    pages: {
      links: pageLinks(page, count).map((link) => ({ ...link, href: hrefOf(link.index) })),
      previous: page > 1 ? hrefOf(page - 1) : '',
      next: page < count ? hrefOf(page + 1) : '',
    },
  };
}
