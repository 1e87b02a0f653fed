import { categories, products, sectionsOf } from '../assortment/index.ts';
import type { Category } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { fromPrice } from '../data/catalogue.ts';
import { formatMoney } from '../rules/money.ts';
import { photo } from './photo-view.ts';

const hrefOf = (culture: Culture, id: number) => `/${culture}/catalog?categoryId=${id}`;

/** Returns the product that the menu shows next to a category's sections. */
function promotionOf({ id }: Category, culture: Culture) {
  const inCategory = products.filter(({ category }) => category.id === id);
  const product = inCategory.find(({ isNew }) => isNew) ?? inCategory[0]!;
  const { small, width, height } = photo(product, product.colours[0]!, 'table', culture);
  return {
    href: `/${culture}/catalog/product/${product.slug}`,
    name: product.name[culture],
    isNew: product.isNew,
    price: formatMoney(fromPrice(product), culture),
    photo: { small, width, height },
  };
}

function categoryEntry(category: Category, culture: Culture) {
  const { id, name } = category;
  const sections = sectionsOf(id).map((section) => ({
    id: section.id,
    name: section.name[culture],
    href: hrefOf(culture, section.id),
  }));
  return {
    id,
    name: name[culture],
    href: hrefOf(culture, id),
    ids: [id, ...sections.map((section) => section.id)],
    sections,
    promotion: promotionOf(category, culture),
  };
}

/** Returns the main menu: each category with its sections and one product. */
export const menuView = (culture: Culture) => categories.map((category) => categoryEntry(category, culture));
