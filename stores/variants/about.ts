import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { variantAnswer } from './schema.ts';

const VARIANT = 'ProductVariantViewModel';
const ATTRIBUTES = 'ProductVariantAttributesViewModel';
const VALUES = `${ATTRIBUTES}[].ProductAttributeValuesViewModel`;

/** Calls of variants. */
export const variantCalls: AboutCalls = {
  'variants.read': {
    method: 'GET',
    path: '/api/v1/catalog/products/{productId}/productvariants',
    purpose: 'Reads the variant that the form’s fields select, with each choice of the visitor.',
    variables: { productId: { description: '`data-product-id` of `variations`.', example: '101' } },
    query: {
      Quantity: {
        description: 'The quantity, where it is within its limits.',
        example: '1',
        isOptional: true,
      },
      '*': {
        description: 'Each field of the form by its own name, without token and `ProductVariantId`.',
        example: '4',
        isOptional: true,
      },
    },
    answer: {
      description: 'The selected variant, and the values that the form offers.',
      ...aboutContent({
        schema: variantAnswer,
        example: {
          ProductVariantViewModel: {
            ProductId: 101,
            ProductVariantId: 10101,
            SKU: 'BM-BLEU',
            UnitPriceTaxIncl: 24.5,
            CurrencyCode: 'EUR',
            UnitPriceTaxInclText: '24,50 €',
            VariationName: 'Bleu',
            StockText: 'En stock',
            StockStatus: 'in-stock',
            IsInStock: true,
          },
          ProductVariantAttributesViewModel: [
            {
              VariationDisplayTypeValue: 2,
              Value: 1,
              ProductAttributeValuesViewModel: [
                {
                  ProductAttributeValueId: 4,
                  DisplayValue: 'Bleu',
                  IsUnavailable: false,
                  ColorCode1: '#2f5d8a',
                },
              ],
            },
          ],
        },
        fields: {
          [VARIANT]: 'The variant; further fields are passed on with `archipel:variant-changed`.',
          [`${VARIANT}.ProductId`]: 'Id of the product.',
          [`${VARIANT}.ProductVariantId`]: 'Id of the variant, written into the form.',
          [`${VARIANT}.SKU`]: 'Article number.',
          [`${VARIANT}.UnitPriceTaxIncl`]: 'Unit price with VAT.',
          [`${VARIANT}.CurrencyCode`]: 'Code of its currency.',
          [`${VARIANT}.UnitPriceTaxInclText`]:
            'The price as the server writes it; without it the library formats the number.',
          [`${VARIANT}.VariationName`]: 'Name of the variant.',
          [`${VARIANT}.StockText`]: 'A sentence about the stock.',
          [`${VARIANT}.StockStatus`]: 'A word for styles, such as `in-stock`: `data-status` of the part.',
          [`${VARIANT}.IsInStock`]: 'Whether it is in stock; it says so where `StockText` is missing.',
          [`${VARIANT}{}`]: 'Any further field.',
          [ATTRIBUTES]: 'The attributes of the form.',
          [`${ATTRIBUTES}[].VariationDisplayTypeValue`]: 'How the page draws the attribute.',
          [`${ATTRIBUTES}[].Value`]: 'Id of the attribute: `data-variation` of its element.',
          [VALUES]: 'Its values.',
          [`${VALUES}[].ProductAttributeValueId`]: 'Id of the value.',
          [`${VALUES}[].DisplayValue`]: 'Its name.',
          [`${VALUES}[].IsUnavailable`]: 'Whether it can’t be combined with the other choices.',
          [`${VALUES}[].ColorCode1`]: 'Colour of the value; up to three.',
          [`${VALUES}[].ColorCode2`]: 'Second colour.',
          [`${VALUES}[].ColorCode3`]: 'Third colour.',
          [`${VALUES}[].Reason`]: 'The reason why it is unavailable.',
        },
      }),
    },
    statuses: { ...readStatuses, 404: 'The product is gone: the Message is shown.' },
    via: ['fetchVariant'],
  },
};
