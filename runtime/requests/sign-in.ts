import { renewField } from './antiforgery.ts';
import { addListener } from '../dom/safe.ts';
import { emit, type EventTable } from '../page/events.ts';
import { allServices } from '../islands/registry.ts';
import { isForm, isWrite, type Request } from './request-kind.ts';

/** A request that the server rejected (401) and did not apply. */
export interface RejectedRequest {
  readonly url: string;
  readonly isWrite: boolean;
  /** Sends it again, with the token that the page has now; its result goes to the first caller. */
  repeat(): Promise<void>;
  /** Gives it up: the rejection goes to its caller. */
  cancel(): void;
}

const rejected = new Set<RejectedRequest>();

/** Returns whether requests wait for a login. */
export const hasRejected = (): boolean => rejected.size > 0;

/** Returns the requests that wait for a login, oldest first; the caller repeats or cancels them. */
export function takeRejected(): RejectedRequest[] {
  const taken = [...rejected];
  rejected.clear();
  return taken;
}

/** Cancels all waiting requests: there will be no login. */
export function cancelRejected(): void {
  for (const request of takeRejected()) request.cancel();
}

let isLost = false;

const findLogin = () => allServices().find(({ event }) => event === 'sign-in-needed');

// Waiting requests are cancelled if the login's code fails to load; later ones too, unless that was offline.
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
 * Waits until the visitor has signed in, and sends a rejected request again. The login's module takes the
 * request from `takeRejected`. Decision 32.
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
