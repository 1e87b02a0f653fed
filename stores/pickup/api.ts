import { apiUrl, toError } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { unknown } from 'valibot';
import { requestApi } from '../api.ts';
import { isSilentAnswer } from '../silent-answer.ts';
import { writeTwice } from '../writes/index.ts';
import type { PickupPayload } from './payload.ts';
import { readPoints, type PickupPoint } from './point.ts';
import { pickupAnswer } from './schema.ts';

/** The request to a carrier (PUP-02). */
export interface PickupQuestion {
  readonly City: string;
  readonly PostalCode: string;
  readonly CountryCode: string;
  readonly Address: string;
  readonly ShippingMethodId: string;
  readonly SearchRadius: number;
  readonly MaximumListSize: number;
  readonly CultureName: string;
}

const isSuccess = (status: string | null | undefined) => /^success$/i.test(status?.trim() ?? '');

/**
 * Fetches the points of a carrier (PUP-02). It is a POST and never aborted: the caller ignores an older answer.
 *
 * @param carrier Its name in the URL.
 * @param question The location and the number of points.
 * @returns The points that can be shown.
 * @throws As `requestApi`; an Error when the carrier's status is not Success.
 */
export async function fetchPickupPoints(carrier: string, question: PickupQuestion): Promise<PickupPoint[]> {
  const url = apiUrl(`/api/v1/shipping/${encodeURIComponent(carrier)}/getpickuppoints`);
  const answer = await requestApi(pickupAnswer, url, { method: 'POST', body: question });
  if (!isSuccess(answer.ResponseStatusDescription))
    throw new Error(`The carrier "${carrier}" answered ${JSON.stringify(answer.ResponseStatusDescription)}.`);
  return readPoints(answer.PickupPointViewModels ?? []);
}

const sendPoint = (payload: PickupPayload) =>
  requestApi(unknown(), apiUrl('/api/v1/shoppingcarts/externalpickuppoint'), {
    method: 'POST',
    body: payload,
    keepalive: true,
  });

let saves = 0;

/**
 * Saves the chosen point (PUP-04) in the cart's write queue. Saving the same point twice changes nothing.
 *
 * @param payload The complete payload.
 * @returns Whether the answer confirms it; an empty answer does not.
 * @throws The failure; the point may not be saved then.
 */
export async function savePickupPoint(payload: PickupPayload): Promise<boolean> {
  const cart = await loadModule(() => import('../cart/index.ts'));
  saves += 1;
  return new Promise<boolean>((resolve, reject) => {
    // Each save has its own queue key, because a key that already waits would drop the second `run`.
    cart.queueCartWrite(`pickup point ${saves}`, () =>
      writeTwice(
        () => sendPoint(payload),
        () => true,
      ).then(
        (answer) => resolve(!isSilentAnswer(answer)),
        (thrown: unknown) => reject(toError(thrown)),
      ),
    );
  });
}
