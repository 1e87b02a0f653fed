/** Pickup points of carriers, the payload of the chosen one, and locations by address. */
export { fetchPickupPoints, savePickupPoint } from './api.ts';
export { createPickupPayload } from './payload.ts';
export { fetchLocationAt, fetchLocations, fetchPostalCode, type FoundLocation } from './locations.ts';
export type { PickupPoint } from './point.ts';
