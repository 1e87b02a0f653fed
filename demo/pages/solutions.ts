import type { Hono } from 'hono';
import { findProductBySlug } from '../assortment/index.ts';
import type { Culture, LocalizedText } from '../culture.ts';
import type { Env } from '../http/env.ts';
import type { StillView } from '../photos/photo.ts';
import type { Shop } from '../shop.ts';
import { photo } from './photo-view.ts';
import { textsOf } from './view.ts';

interface Offer {
  readonly name: LocalizedText;
  readonly product: string;
  readonly view: StillView;
}

const offer = (fr: string, nl: string, product: string, view: StillView = 'table'): Offer => ({
  name: { fr, nl },
  product,
  view,
});

/** Offers for companies, each of a product (MKT-03). */
const offers = {
  tables: [
    offer('La tasse qui s’empile', 'De stapelbare kop', 'tasse-cappuccino-lune'),
    offer('Le bol du matin', 'De ochtendkom', 'bol-matin'),
    offer('Le verre à eau de tous les services', 'Het waterglas voor elke dienst', 'verre-eau-brise'),
    offer(
      'La nappe qui se lave à quarante degrés',
      'Het tafellaken dat op veertig graden mag',
      'nappe-dimanche',
    ),
  ],
  hotels: [
    offer('Le plateau de bienvenue : la théière', 'Het welkomstdienblad: de theepot', 'theiere-brume'),
    offer('Le gobelet de la salle de bains', 'De beker voor de badkamer', 'gobelet-maree'),
    offer('Le vase de l’accueil', 'De vaas aan de balie', 'vase-lune'),
  ],
  gifts: [
    offer('Deux mugs dans une boîte', 'Twee mokken in een doos', 'mug-ourthe', 'studio'),
    offer('Un bougeoir et ses bougies', 'Een kandelaar met kaarsen', 'bougeoir-champignon'),
    offer('Le mug qui sort de la maison', 'De mok die mee naar buiten gaat', 'mug-voyage', 'studio'),
  ],
};

/** Route of the page for hotels, restaurants and companies: tabs, and links with a preview. */
export function solutionRoutes(app: Hono<Env>, { view }: Shop): void {
  app.get('/:culture{(?:fr|nl)}/solutions', (c) => {
    const { title, lead, sections } = textsOf(c).solutions;
    const panes = (Object.keys(offers) as (keyof typeof offers)[]).map((id) => ({
      id,
      ...sections[id],
      offers: offers[id].map((one) => offerView(one, c.get('culture'))),
    }));
    return view.page(c, 'solutions', { title, description: lead, panes });
  });
}

function offerView({ name, product: slug, view }: Offer, culture: Culture) {
  const product = findProductBySlug(slug)!;
  return {
    name: name[culture],
    href: `/${culture}/catalog/product/${slug}`,
    photo: photo(product, product.colours[0]!, view, culture),
  };
}
