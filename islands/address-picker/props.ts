import { choice, flag, mark, object, optional, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  selectedAddressId: optional(
    mark('The id of the address that is chosen; empty where none is. Left out, the console says so.'),
  ),
  type: optional(
    choice(
      'What the addresses are for. Billing ones are copied to the checkout’s inputs; Both is an address book without a choice.',
      'Billing',
      'Shipping',
      'Both',
    ),
    'Shipping',
  ),
  hasCreation: optional(flag('Whether an address may be added.'), false),
  hasEdit: optional(flag('Whether addresses may be edited.'), false),
  url: optional(
    url('Address of the list’s fragment; AddressType and Id of the chosen address are added to it.'),
    '/widget/DeliveryAddressPicker',
  ),
  formUrl: optional(
    url('Address of the page with the address form, for buttons where the server wrote no links to it.'),
  ),
});

export type Props = InferOutput<typeof props>;
