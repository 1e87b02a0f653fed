import { RequestError } from '#runtime/requests/request-error.ts';
import type { VariantAnswer } from '#stores/variants';

/** A pending request for a variant. */
export interface OpenQuestion {
  readonly query: URLSearchParams;
  answer(): void;
  fail(): void;
}

const COLOURS = ['1', '2', '3'];
const SIZES = ['7', '8'];

/** Returns whether a variant exists: colour 3 does not in size 8. Colour 2 in size 7 is sold out. */
export const isMade = (colour: string, size: string): boolean => !(colour === '3' && size === '8');

/** Returns a readable id: colour 2 in size 8 is 28. */
export const variantId = (colour: string, size: string): number => Number(colour + size);

const valuesOf = (ids: readonly string[], isUnavailable: (id: string) => boolean) =>
  ids.map((id) => ({
    ProductAttributeValueId: id,
    DisplayValue: `v${id}`,
    IsUnavailable: isUnavailable(id),
  }));

/** Returns the response for a combination; a missing one gets that of an existing size. */
export function variantAnswerFor(query: URLSearchParams): VariantAnswer {
  const colour = query.get('colour') ?? '1';
  const requested = query.get('size') ?? '7';
  const size = isMade(colour, requested) ? requested : '7';
  const quantity = Number(query.get('Quantity') ?? 1);
  return {
    ProductVariantViewModel: {
      ProductId: 5,
      ProductVariantId: variantId(colour, size),
      VariantValueId1: colour,
      VariantValueId2: size,
      SKU: `S${colour}${size}`,
      VariationName: `v${colour}, v${size}`,
      UnitPriceTaxIncl: Number(colour) + (quantity >= 6 ? 0 : 0.5),
      CurrencyCode: 'EUR',
      StockText: '',
      IsInStock: colour !== '2' || size !== '7',
    },
    ProductVariantAttributesViewModel: [
      {
        Value: 1,
        VariationDisplayTypeValue: 'Color',
        ProductAttributeValuesViewModel: valuesOf(COLOURS, () => false),
      },
      {
        Value: 2,
        VariationDisplayTypeValue: 'Radio',
        ProductAttributeValuesViewModel: valuesOf(SIZES, (id) => !isMade(colour, id)),
      },
    ],
  };
}

/** Creates a replacement for `fetchVariant` whose requests the test answers. */
export function createVariantServer() {
  const open: OpenQuestion[] = [];
  const requested: string[] = [];
  const fetchVariant = (_productId: string, text: string, signal: AbortSignal): Promise<VariantAnswer> =>
    new Promise((resolve, reject) => {
      const query = new URLSearchParams(text);
      const close = () => void (open.includes(question) && open.splice(open.indexOf(question), 1));
      const question: OpenQuestion = {
        query,
        answer: () => (close(), resolve(variantAnswerFor(query))),
        fail: () => (
          close(),
          reject(new RequestError('status', '/productvariants', { status: 500, body: '' }))
        ),
      };
      requested.push(text);
      open.push(question);
      signal.addEventListener('abort', () => {
        close();
        reject(new DOMException('given up', 'AbortError'));
      });
    });
  return { open, requested, fetchVariant };
}
