import type { Hono } from 'hono';
import { brands } from '../assortment/brands.ts';
import { categories, products } from '../assortment/index.ts';
import type { Culture } from '../culture.ts';
import { preferredCulture } from '../culture.ts';
import type { Env } from '../http/env.ts';
import { workshopPath } from '../makers/workshops.ts';
import type { Shop } from '../shop.ts';
import { articleCards } from './journal.ts';
import { takeNotice } from './notices.ts';
import { photo } from './photo-view.ts';
import { cardView } from './product-view.ts';
import { textsOf } from './view.ts';

const shownProducts = 8;
const heroSlug = 'theiere-brume';
const storySlug = 'vase-lune';
const bannerSlug = 'vase-col-roseau';
const shownArticles = 3;
const filmSlug = 'bol-matin';
/** Fictional hotels and restaurants that buy here. */
const partners = [
  'Hôtel du Perron',
  'Table d’Ambre',
  'De Wilde Haver',
  'Brasserie Alma',
  'Gasthof Linde',
  'La Petite Meuse',
  'Kaffee Noord',
  'Maison Quatre-Bras',
];

export function homeRoutes(app: Hono<Env>, { view, stock }: Shop): void {
  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language');
    return c.redirect(`/${preferredCulture(c.req.header('accept-language'))}`);
  });

  app.get('/:culture{(?:fr|nl)}', (c) => {
    const culture = c.get('culture');
    const available = stock.availableIds();
    const cards = (list: typeof products) => list.map((product) => cardView(product, available, culture));
    return view.page(c, 'home', {
      title: textsOf(c).home.title,
      isHome: true,
      notice: takeNotice(c),
      hero: portrait(heroSlug, 'table', culture),
      linen: categoryView(linenCategory(), culture).photo,
      linenCategory: linenCategory().id,
      film: portrait(filmSlug, 'table', culture),
      makers: brands.map(({ id, name, city }) => ({
        name,
        city: city[culture],
        href: `/${culture}${workshopPath(id)}`,
      })),
      partners,
      story: portrait(storySlug, 'table', culture),
      banner: { ...articleCards(c)[0], photo: portrait(bannerSlug, 'table', culture) },
      articles: articleCards(c).slice(0, shownArticles),
      featured: cards(
        products.filter((product) => product.isFeatured && !product.isNew).slice(0, shownProducts),
      ),
      novelties: cards(products.filter((product) => product.isNew).slice(0, 4)),
      categories: categories.map((category) => categoryView(category, culture)),
    });
  });
}

const linenCategory = () => products.find(({ shape }) => shape.kind === 'linen')!.category;

function portrait(slug: string, view: 'table' | 'studio', culture: Culture) {
  const product = products.find((entry) => entry.slug === slug)!;
  return photo(product, product.colours[0]!, view, culture);
}

function categoryView({ id, name, intro }: (typeof categories)[number], culture: Culture) {
  const product = products.find((entry) => entry.category.id === id && entry.isFeatured)!;
  const colour = product.colours[1] ?? product.colours[0]!;
  return { id, name: name[culture], intro: intro[culture], photo: photo(product, colour, 'table', culture) };
}
