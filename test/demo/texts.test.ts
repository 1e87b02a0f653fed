// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findVariant, productOf, products } from '../../demo/assortment/index.ts';
import { cartView, limitMessage } from '../../demo/pages/cart-view.ts';
import { formView } from '../../demo/pages/form-view.ts';
import { readValues } from '../../demo/rules/form.ts';
import { registerFields } from '../../demo/rules/visitor-forms.ts';
import { orderFields } from '../../demo/rules/order-form.ts';
import { unitPrice } from '../../demo/rules/pricing.ts';
import { texts } from '../../demo/texts/index.ts';
import { texts as badge } from '../../islands/cart-badge/texts.ts';

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentencesOf);

describe('the words of the shop', () => {
  it.each([
    [
      'fr',
      /encore une fois|nos lettres|[Mv]es données|[Vv]os données|Votre accès|passe ne convient|Un message part|à la pièce|Moins de|Gand/,
    ],
    ['nl', /de vraag|veelvoud|Meld u|kunnen binnen|brieven|regels van de|[Kk]leef|etiket|nog een keer|Gent/],
  ] as const)('in %s are none that readers stumbled over', (culture, stumbling) => {
    expect(sentencesOf(texts[culture]).filter((sentence) => stumbling.test(sentence))).toEqual([]);
  });

  it('count nothing as one in French, and as many in Dutch', () => {
    expect([0, 1, 2].map((count) => badge.fr.unit(count))).toEqual(['article', 'article', 'articles']);
    expect([0, 1, 2].map((count) => badge.nl.unit(count))).toEqual(['artikelen', 'artikel', 'artikelen']);
  });

  it('ask for what an empty field is for, in both languages', () => {
    for (const culture of ['fr', 'nl'] as const) {
      const required = texts[culture].forms.messages.required.slice(0, 12);
      const forms = [
        { fields: orderFields, labels: texts[culture].order },
        { fields: registerFields, labels: texts[culture].register.labels },
      ];
      for (const { fields, labels } of forms) {
        const values = readValues<string>(fields, {});
        const view = formView<string>({ fields, labels: labels as Record<string, string>, values, culture });
        const sentences = Object.values(view.fields).flatMap(({ rules }) => rules.map(({ value }) => value));
        expect(sentences.filter((sentence) => sentence.startsWith(required))).toEqual([]);
      }
    }
  });
});

describe('a line of the cart', () => {
  const product = products.find(({ tiers }) => tiers.length > 0)!;
  const variant = findVariant(product.variants[0]!.id)!;
  const [tier] = product.tiers;

  const lineOf = (quantity: number) => {
    const price = unitPrice(variant, product.tiers, quantity);
    const name = product.name.fr;
    return { id: 1, variant, product, name, quantity, unitPrice: price, total: price * quantity };
  };
  const descriptionOf = (quantity: number, culture: 'fr' | 'nl') => {
    const line = lineOf(quantity);
    const cart = { lines: [line], count: quantity, total: line.total, parcel: line.total };
    return cartView(cart, culture, 'BE').lines[0]!.description;
  };

  it('says why a piece costs less than alone', () => {
    const [few, many] = [tier!.from - 1, tier!.from];
    expect(descriptionOf(few, 'fr')).not.toContain('%');
    expect(descriptionOf(many, 'fr')).toContain(`−${tier!.percent}\u00a0% dès ${many} pièces`);
    expect(descriptionOf(many, 'nl')).toContain(`−${tier!.percent}% vanaf ${many} stuks`);
  });

  it('says by how many a product is sold', () => {
    const inSteps = products.find(({ rules }) => rules.step > 1)!;
    const line = { ...lineOf(12), product: inSteps, variant: inSteps.variants[0]! };
    expect(productOf(line.variant)).toBe(inSteps);
    expect(limitMessage('step', line, 'nl')).toContain(`wordt per ${inSteps.rules.step} verkocht`);
  });
});
