import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { queueCartWrite } from '../cart/index.ts';
import { classifyWriteFailure } from '../writes/index.ts';
import { reportFailure } from '../api.ts';
import { isSilentAnswer } from '../silent-answer.ts';
import { toError } from '#runtime';

export { fetchAvailableCoupons, type AvailableCoupon } from './available.ts';

/** The outcome; `message` is the server's. */
export interface CouponOutcome {
  /** `silent`: the answer is empty, so the coupon may be applied or not. */
  readonly kind: 'done' | 'silent' | 'rejected' | 'failed';
  readonly message?: string | undefined;
}

const URL_OF_COUPON = '/api/v1/shoppingcarts/coupon';

async function write(method: 'POST' | 'DELETE', body?: unknown): Promise<CouponOutcome> {
  const url = apiUrl(URL_OF_COUPON);
  try {
    const answer = await requestJson(url, { method, body, keepalive: true });
    return { kind: isSilentAnswer(answer) ? 'silent' : 'done' };
  } catch (thrown) {
    const error = toError(thrown);
    const isRejected = ['rejected', 'gone'].includes(classifyWriteFailure(error));
    if (!isRejected) reportFailure(url, error);
    return { kind: isRejected ? 'rejected' : 'failed', message: messageOf(error) };
  }
}

let writes = 0;

// Each press has its own queue key, because a key that already waits would drop the second `run`.
function inQueue(run: () => Promise<CouponOutcome>): Promise<CouponOutcome> {
  writes += 1;
  return new Promise((resolve) => queueCartWrite(`coupon ${writes}`, async () => resolve(await run())));
}

/**
 * Applies a coupon, behind the cart's other writes (CPN-01).
 *
 * @param code The code, not empty.
 * @returns The outcome; never rejects.
 */
export const applyCoupon = (code: string): Promise<CouponOutcome> =>
  inQueue(() => write('POST', { CouponCode: code }));

/**
 * Removes the coupon (CPN-01).
 *
 * @returns The outcome; never rejects.
 */
export const removeCoupon = (): Promise<CouponOutcome> => inQueue(() => write('DELETE'));
