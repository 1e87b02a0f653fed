import { findToken, TOKEN_FIELD } from './antiforgery.ts';
import { emit } from './events.ts';
import { allServices } from './registry.ts';
import { isWrite, type Request } from './request.ts';

/** A request that the server refused (401): nothing of it was applied. */
export interface RefusedRequest {
  readonly url: string;
  readonly isWrite: boolean;
  /** Sends it again, with the token that the page has now; its result goes to whoever asked first. */
  repeat(): Promise<void>;
  /** Leaves it refused. */
  giveUp(): void;
}

const refused = new Set<RefusedRequest>();

// A form's body was gathered before the login, which has changed the token.
function renewToken({ body }: Request): void {
  const token = findToken();
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  if (token && isForm && body.has(TOKEN_FIELD)) body.set(TOKEN_FIELD, token);
}

// A listener of the page's own takes the requests at once; a service may still be on its way.
const hasLogin = () => allServices().some(({ event }) => event === 'sign-in-needed');

/** The requests that wait for a login, oldest first; taken, they are the taker's to repeat or to give up. */
export function takeRefused(): RefusedRequest[] {
  const taken = [...refused];
  refused.clear();
  return taken;
}

/** Gives all waiting requests up: there will be no login. */
export function giveUpRefused(): void {
  for (const request of takeRefused()) request.giveUp();
}

/**
 * Waits until the visitor has signed in, and sends a refused request again. Whoever shows the login takes the request.
 *
 * @param url The address that was refused.
 * @param request What was asked.
 * @param send Sends it again.
 * @returns The second answer; nothing when nobody signed in.
 * @throws Whatever the second attempt throws.
 */
export function askToSignIn<T>(
  url: string,
  request: Request,
  send: () => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const waiting: RefusedRequest = {
      url,
      isWrite: isWrite(request),
      repeat() {
        renewToken(request);
        return send().then(resolve, reject);
      },
      giveUp: () => resolve(undefined),
    };
    refused.add(waiting);
    request.signal?.addEventListener('abort', () => {
      refused.delete(waiting);
      waiting.giveUp();
    });
    if (!emit(document, 'sign-in-needed', { url }) || !hasLogin()) giveUpRefused();
  });
}
