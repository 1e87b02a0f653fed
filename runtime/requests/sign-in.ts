import { renewField } from './antiforgery.ts';
import { addListener } from '../dom/safe.ts';
import { emit, type EventTable } from '../page/events.ts';
import { allServices } from '../islands/registry.ts';
import { isForm, isWrite, type Request } from './request-kind.ts';

/** A request that the server rejected (401): nothing of it was applied. */
export interface RejectedRequest {
  readonly url: string;
  readonly isWrite: boolean;
  /** Sends it again, with the token that the page has now; its result goes to the first caller. */
  repeat(): Promise<void>;
  /** Leaves it rejected. */
  cancel(): void;
}

const rejected = new Set<RejectedRequest>();

/** Whether there are requests that wait for a login. */
export const hasRejected = (): boolean => rejected.size > 0;

/** The requests that wait for a login, oldest first; taken, they are the taker's to repeat or to give up. */
export function takeRejected(): RejectedRequest[] {
  const taken = [...rejected];
  rejected.clear();
  return taken;
}

/** Gives all waiting requests up: there will be no login. */
export function cancelRejected(): void {
  for (const request of takeRejected()) request.cancel();
}

let isLost = false;

const findLogin = () => allServices().find(({ event }) => event === 'sign-in-needed');

// Without the login's code no request may wait for it, now or, with a network, later.
function onServiceError({ detail }: CustomEvent<EventTable['service-error']>): void {
  if (detail.name !== findLogin()?.name) return;
  isLost = navigator.onLine;
  cancelRejected();
}

/** Whether a login is shown, or will be once its code has loaded. */
function expectLogin(): boolean {
  // Added once: a document ignores the same listener the second time.
  addListener(document, 'archipel:service-error', onServiceError as EventListener);
  return findLogin() !== undefined && !isLost;
}

/**
 * Waits until the visitor has signed in, and sends a rejected request again. The module that shows the login takes the
 * request. Decision 32.
 *
 * @param url The address of the rejected request.
 * @param request The request.
 * @param send Sends it again.
 * @returns The second answer; nothing when the visitor did not sign in.
 * @throws The error of the second attempt.
 */
export function requestSignIn<T>(
  url: string,
  request: Request,
  send: () => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const waiting: RejectedRequest = {
      url,
      isWrite: isWrite(request),
      async repeat() {
        if (isGivenUp) return;
        // A form's body was gathered before the login, which has changed the token.
        if (isForm(request.body)) renewField(request.body);
        await send().then(resolve, reject);
      },
      cancel() {
        isGivenUp = true;
        rejected.delete(waiting);
        resolve(undefined);
      },
    };
    rejected.add(waiting);
    request.signal?.addEventListener('abort', waiting.cancel);
    const isExpected = expectLogin();
    if (!emit(document, 'sign-in-needed', { url }) || !isExpected) waiting.cancel();
  });
}
