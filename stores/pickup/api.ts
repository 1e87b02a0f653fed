import { apiUrl, toError } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { unknown } from 'valibot';
import { requestApi } from '../api.ts';
import { isSilentAnswer } from '../silent-answer.ts';
import { writeTwice } from '../writes/index.ts';
import type { PickupPayload } from './payload.ts';
import { readPoints, type PickupPoint } from './point.ts';
import { pickupAnswer } from './schema.ts';

/** What a carrier is asked (PUP-02). */
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
 * Asks a carrier for its points (PUP-02). It is a POST, which is never aborted: who asks again forgets the older answer.
 *
 * @param carrier Its name in the address.
 * @param question Where, and how many.
 * @returns The points that can be shown.
 * @throws As `requestApi`; an Error when the carrier answers with another status than Success.
 */
export async function fetchPickupPoints(carrier: string, question: PickupQuestion): Promise<PickupPoint[]> {
  const url = apiUrl(`/api/v1/shipping/${encodeURIComponent(carrier)}/getpickuppoints`);
  const answer = await requestApi(pickupAnswer, url, { method: 'POST', body: question });
  if (!isSuccess(answer.ResponseStatusDescription))
    throw new Error(`The carrier "${carrier}" answered ${JSON.stringify(answer.ResponseStatusDescription)}.`);
  const written = answer.PickupPointViewModels ?? [];
  const points = readPoints(written);
  if (points.length > 0 || written.length === 0) return points;
  throw new Error(`The carrier "${carrier}" answered ${written.length} points, none of which can be read.`);
}

const sendPoint = (payload: PickupPayload) =>
  requestApi(unknown(), apiUrl('/api/v1/shoppingcarts/externalpickuppoint'), {
    method: 'POST',
    body: payload,
    keepalive: true,
  });

/**
 * Saves the chosen point (PUP-04), in its turn with all else that changes what the cart costs. The same point twice is one.
 *
 * @param payload All of it.
 * @returns Whether the answer says so; an empty one says nothing.
 * @throws What failed; nothing may have been saved then.
 */
export async function savePickupPoint(payload: PickupPayload): Promise<boolean> {
  const cart = await loadModule(() => import('../cart/index.ts'));
  return new Promise<boolean>((resolve, reject) => {
    cart.queueCartWrite('pickup point', () =>
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
