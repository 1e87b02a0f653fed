import { number, nullish, object, string, union, type InferOutput } from 'valibot';
import { rows } from '../rows.ts';
import { webAddress } from '../web-address.ts';

const id = union([number(), string()]);

/** Products that match the typed text (SRC-01); the page builds the photo's address. */
export const searchSuggestions = rows(
  'the suggestions',
  object({
    Name: string(),
    Photo: nullish(object({ AssetId: id, AssetName: nullish(string()) })),
    ProductUrl: webAddress,
    PriceText: nullish(string()),
  }),
);

export type SearchSuggestion = InferOutput<typeof searchSuggestions>[number];

/** Articles by the customer's own references (SRC-03). */
export const customerReferences = rows(
  'the references',
  object({ CustomerSKU: string(), ProductLink: webAddress }),
);

export type CustomerReference = InferOutput<typeof customerReferences>[number];
