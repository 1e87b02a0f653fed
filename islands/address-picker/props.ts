import { choice, flag, mark, object, optional, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  selectedAddressId: optional(mark()),
  type: optional(choice('Billing', 'Shipping', 'Both'), 'Shipping'),
  hasCreation: optional(flag(), false),
  hasEdit: optional(flag(), false),
  url: optional(url(), '/widget/DeliveryAddressPicker'),
  formUrl: optional(url()),
});

export type Props = InferOutput<typeof props>;
