import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { $variants, fetchVariant, recordVariant } from '#stores/variants';
import { variantAnswer } from '../../../stores/variants/schema.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

const VARIANT = { ProductId: 101, ProductVariantId: 10101, UnitPriceTaxIncl: 24.5, CurrencyCode: 'EUR' };
const ANSWER = { ProductVariantViewModel: VARIANT };
const SIZE = { ProductAttributeValueId: 1, DisplayValue: 'S' };

beforeEach(() => {
  watchConsole();
  showPage('', { app: '/shop' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  $variants.set({});
});

test('a variant is read by the form’s fields, until a newer read begins [PRD-01]', async () => {
  const { requests } = stubServer(() => jsonAnswer(ANSWER));
  const controller = new AbortController();
  expect((await fetchVariant('a/b', 'size=S&q=2', controller.signal)).ProductVariantViewModel).toMatchObject(
    VARIANT,
  );
  const { url } = requests[0]!;
  expect(url.pathname + url.search).toBe('/shop/api/v1/catalog/products/a%2Fb/productvariants?size=S&q=2');
  stubServer(() => new Promise(() => {}));
  const read = fetchVariant('101', '', controller.signal);
  controller.abort();
  await expect(read).rejects.toMatchObject({ kind: 'aborted' });
});

test('the shown variant is known by its product', () => {
  const { output } = safeParse(variantAnswer, ANSWER);
  const { ProductVariantViewModel } = output as { ProductVariantViewModel: typeof VARIANT };
  recordVariant(ProductVariantViewModel as never);
  expect($variants.get()).toEqual({ '101': ProductVariantViewModel });
});

describe('an answer [PRD-10]', () => {
  const parse = (answer: object) => safeParse(variantAnswer, answer);
  const withValues = (...values: object[]) => ({
    ...ANSWER,
    ProductVariantAttributesViewModel: [{ Value: 1, ProductAttributeValuesViewModel: values }],
  });

  test('may lack all that is optional', () => {
    expect(parse(ANSWER).output).toEqual({
      ProductVariantViewModel: { ...VARIANT, SKU: '', VariationName: '', StockText: '' },
      ProductVariantAttributesViewModel: [],
    });
  });

  test.each(Object.keys(VARIANT))('needs %s', (name) => {
    expect(parse({ ProductVariantViewModel: { ...VARIANT, [name]: undefined } }).success).toBe(false);
    expect(parse({ ProductVariantViewModel: { ...VARIANT, [name]: '' } }).success).toBe(
      name === 'CurrencyCode',
    );
  });

  test('offers values that are available unless they are said not to be', () => {
    const { output } = parse(withValues(SIZE, { ...SIZE, IsUnavailable: true, Reason: 'Épuisé' }));
    const values = (output as ReturnType<typeof withValues>).ProductVariantAttributesViewModel[0]!;
    expect(values.ProductAttributeValuesViewModel).toEqual([
      { ...SIZE, IsUnavailable: false },
      { ...SIZE, IsUnavailable: true, Reason: 'Épuisé' },
    ]);
  });

  test('says which of its lists has no row that can be read', () => {
    expect(parse(withValues({})).issues?.[0].message).toContain('no row of the attributes');
    const bad = { ...ANSWER, ProductVariantAttributesViewModel: [{ Value: 1 }] };
    expect(parse(bad).success).toBe(false);
    const [issue] = parse(withValues({ DisplayValue: 'S' })).issues ?? [];
    expect(issue?.message).toContain('the values');
  });
});
