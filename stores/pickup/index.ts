/** Pickup points of carriers: what they answer, what is saved of the chosen one, and places by their address. */
export { fetchPickupPoints, savePickupPoint } from './api.ts';
export { createPickupPayload } from './payload.ts';
export { fetchLocationAt, fetchLocations, fetchPostalCode, type FoundLocation } from './locations.ts';
export type { PickupPoint } from './point.ts';
