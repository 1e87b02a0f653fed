import { object, string } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { confirmation } from '../about/confirmation.ts';
import { readStatuses, writeStatuses } from '../about/statuses.ts';
import { availableCoupons } from './schema.ts';

const path = '/api/v1/shoppingcarts/coupon';
const statuses = {
  ...writeStatuses,
  204: 'Empty: neither applied nor rejected; the page is read again.',
  404: 'Rejected: there is no such coupon. The Message is shown at the field.',
  409: 'Rejected: the Message is shown at the field.',
  '5XX': 'Failed: the field says so, and nothing is repeated by itself.',
};

/** Calls of coupons. */
export const couponCalls: AboutCalls = {
  'coupons.apply': {
    method: 'POST',
    path,
    purpose: 'Applies a coupon to the cart.',
    body: aboutContent({
      schema: object({ CouponCode: string() }),
      example: { CouponCode: 'BIENVENUE10' },
      fields: { CouponCode: 'The typed code, without spaces around it.' },
    }),
    answer: {
      ...confirmation,
      description: 'Anything but nothing, such as `{}`: the coupon is applied, and the page is read again.',
    },
    statuses,
    via: ['applyCoupon'],
  },
  'coupons.remove': {
    method: 'DELETE',
    path,
    purpose: 'Removes the coupon from the cart.',
    answer: {
      ...confirmation,
      description: 'Anything but nothing, such as `{}`: the coupon is removed, and the page is read again.',
    },
    statuses,
    via: ['removeCoupon'],
  },
  'coupons.findAvailable': {
    method: 'GET',
    path: '/api/v1/couponcode/user/{userId}',
    purpose: 'Lists the coupons that a customer may use, when the visitor opens the list.',
    variables: { userId: { description: 'The customer: `data-user-id` of `coupon`.', example: '1002' } },
    answer: {
      description: 'The coupons; an empty list for none.',
      ...aboutContent({
        schema: availableCoupons,
        example: [{ CouponCode: 'BIENVENUE10', Description: '10 % sur votre première commande' }],
        fields: {
          '[].CouponCode': 'The code, put into the field when it is chosen.',
          '[].Description': 'A sentence about the coupon.',
        },
      }),
    },
    statuses: readStatuses,
    via: ['fetchAvailableCoupons'],
  },
};
