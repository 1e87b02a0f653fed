import type { Hono } from 'hono';
import { findProductBySlug, products } from '../assortment/index.ts';
import type { Culture } from '../culture.ts';
import type { Env } from '../http/env.ts';
import type { Workshop } from '../makers/model.ts';
import { workshops } from '../makers/workshops.ts';
import type { Shop } from '../shop.ts';
import { photo } from './photo-view.ts';
import { cardView } from './product-view.ts';
import { textsOf } from './view.ts';

const shownItems = 8;

/** Routes of the workshops, and of each one's page. */
export function workshopRoutes(app: Hono<Env>, { view, stock }: Shop): void {
  app.get('/:culture{(?:fr|nl)}/workshops', (c) => {
    const { title, lead } = textsOf(c).workshops;
    const cards = workshops.map((workshop) => workshopCard(workshop, c.get('culture')));
    return view.page(c, 'workshops', { title, description: lead, workshops: cards });
  });

  app.get('/:culture{(?:fr|nl)}/workshops/:slug', (c) => {
    const workshop = workshops.find(({ slug }) => slug === c.req.param('slug'));
    if (!workshop) return c.notFound();
    const culture = c.get('culture');
    const available = stock.availableIds();
    return view.page(c, 'workshop', {
      ...workshopCard(workshop, culture),
      description: workshop.intro[culture],
      parts: workshop.parts.map(({ title, text }) => ({ title: title[culture], text: text[culture] })),
      photos: seenAt(workshop, culture),
      cards: itemsOf(workshop).map((piece) => cardView(piece, available, culture)),
      listHref: `/${culture}/catalog?brandId=${workshop.brand.id}`,
      others: workshops.filter((other) => other !== workshop).map((other) => workshopCard(other, culture)),
    });
  });
}

const pieceOf = ({ piece }: Workshop) => findProductBySlug(piece)!;

const itemsOf = ({ brand }: Workshop) =>
  products.filter((product) => product.brand === brand).slice(0, shownItems);

const shownWork = 3;

/** Returns photos of a workshop's products, on the table and in detail. */
const seenAt = (workshop: Workshop, culture: Culture) =>
  itemsOf(workshop)
    .slice(0, shownWork)
    .flatMap((piece) =>
      (['table', 'detail'] as const).map((view) => photo(piece, piece.colours[0]!, view, culture)),
    );

function workshopCard(workshop: Workshop, culture: Culture) {
  const piece = pieceOf(workshop);
  return {
    title: workshop.brand.name,
    city: workshop.brand.city[culture],
    intro: workshop.intro[culture],
    href: `/${culture}/workshops/${workshop.slug}`,
    photo: photo(piece, piece.colours[0]!, 'table', culture),
  };
}
