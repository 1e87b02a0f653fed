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

const shownPieces = 8;

/** The workshops, and the page of each. */
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
      cards: piecesOf(workshop).map((piece) => cardView(piece, available, culture)),
      listHref: `/${culture}/catalog?brandId=${workshop.brand.id}`,
      others: workshops.filter((other) => other !== workshop).map((other) => workshopCard(other, culture)),
    });
  });
}

const pieceOf = ({ piece }: Workshop) => findProductBySlug(piece)!;

const piecesOf = ({ brand }: Workshop) =>
  products.filter((product) => product.brand === brand).slice(0, shownPieces);

const shownWork = 3;

/** Its work, on the table and close by. */
const seenAt = (workshop: Workshop, culture: Culture) =>
  piecesOf(workshop)
    .slice(0, shownWork)
    .flatMap((piece) =>
      (['table', 'detail'] as const).map((view) => photo(piece, piece.colours[0]!, view, culture)),
    );

function workshopCard(workshop: Workshop, culture: Culture) {
  const piece = pieceOf(workshop);
  return {
    title: workshop.brand.name,
    place: workshop.brand.place[culture],
    intro: workshop.intro[culture],
    href: `/${culture}/workshops/${workshop.slug}`,
    photo: photo(piece, piece.colours[0]!, 'table', culture),
  };
}
