import { number, nullish, object, string, union, type InferOutput } from 'valibot';
import { rows } from '../rows.ts';
import { webAddress } from '../web-address.ts';

const id = union([number(), string()]);

/** Products that fit what is typed (SRC-01); the photo's address is the page's to say. */
export const searchSuggestions = rows(
  'the suggestions',
  object({
    Name: string(),
    Photo: nullish(object({ AssetId: id, AssetName: nullish(string()) })),
    ProductUrl: webAddress,
  }),
);

export type SearchSuggestion = InferOutput<typeof searchSuggestions>[number];

/** Articles by the customer's own numbers (SRC-03). */
export const customerReferences = rows(
  'the references',
  object({ CustomerSKU: string(), ProductLink: webAddress }),
);

export type CustomerReference = InferOutput<typeof customerReferences>[number];
