import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { queueCartWrite } from '../cart/index.ts';
import { classifyWriteFailure } from '../writes/index.ts';
import { reportFailure } from '../api.ts';
import { isSilentAnswer } from '../silent-answer.ts';
import { toError } from '#runtime';

export { fetchAvailableCoupons, type AvailableCoupon } from './available.ts';

/** What came of it; `message` is the server's. */
export interface CouponOutcome {
  /** `silent`: the answer says nothing, so that the coupon may hold or not. */
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

// Each press is a write of its own: one that shared the place of another in the lane would never have an answer.
function inQueue(run: () => Promise<CouponOutcome>): Promise<CouponOutcome> {
  writes += 1;
  return new Promise((resolve) => queueCartWrite(`coupon ${writes}`, async () => resolve(await run())));
}

/**
 * Asks for a coupon, behind the cart's other writes (CPN-01).
 *
 * @param code Not empty.
 * @returns What came of it; never rejects.
 */
export const applyCoupon = (code: string): Promise<CouponOutcome> =>
  inQueue(() => write('POST', { CouponCode: code }));

/**
 * Takes the coupon off again (CPN-01).
 *
 * @returns What came of it; never rejects.
 */
export const removeCoupon = (): Promise<CouponOutcome> => inQueue(() => write('DELETE'));
