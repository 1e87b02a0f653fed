import { apiUrl } from '#runtime';
import type { InferOutput } from 'valibot';
import { requestApi } from '../api.ts';
import { availableCoupons } from './schema.ts';

/** A coupon that a customer may use. */
export type AvailableCoupon = InferOutput<typeof availableCoupons>[number];

/**
 * Loads the coupons that a customer may use (CPN-03).
 *
 * @param userId The customer's id.
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchAvailableCoupons(userId: string, signal: AbortSignal): Promise<AvailableCoupon[]> {
  return requestApi(availableCoupons, apiUrl(`/api/v1/couponcode/user/${encodeURIComponent(userId)}`), {
    signal,
  });
}
