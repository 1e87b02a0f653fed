import { randomBytes } from 'node:crypto';
import type { Cents } from '../../rules/money.ts';
import { behaviourOf } from './cards.ts';

export interface Amount {
  readonly value: Cents;
  readonly currency: string;
}

export interface SessionRequest {
  readonly reference: string;
  readonly amount: Amount;
  readonly returnUrl: string;
  readonly countryCode: string;
  readonly shopperLocale: string;
}

type Result = 'Authorised' | 'Refused' | 'Cancelled';

interface Session extends SessionRequest {
  readonly id: string;
  readonly sessionData: string;
  status: 'active' | 'completed' | 'canceled' | 'expired';
  /** Attempt that waits for the bank. */
  waiting?: string | undefined;
  /** Results of the attempts: a repeated request gets the same result, and is not charged again. */
  readonly results: Map<string, Result>;
  readonly expiresAt: number;
}

/** Response to the browser, besides the session's data. */
export type PaymentAnswer =
  | { readonly resultCode: Result; readonly sessionResult: string }
  | { readonly resultCode: 'ChallengeShopper' | 'RedirectShopper'; readonly waiting: string };

/** Error of a rejected call. */
export class PaymentRejection extends Error {
  readonly errorCode: string;

  constructor(errorCode: string, message: string) {
    super(message);
    this.errorCode = errorCode;
  }
}

const LIFE_MS = 3_600_000;

const newId = (prefix: string) => prefix + randomBytes(9).toString('hex').toUpperCase();

type Charge = (session: SessionRequest & { readonly pspReference: string }) => Promise<void>;

/** Sessions of the provider, in memory. */
export class SessionBook {
  readonly #sessions = new Map<string, Session>();
  readonly #charge: Charge;

  /** Creates the book; `charge` is called once for each paid session. */
  constructor(charge: Charge) {
    this.#charge = charge;
  }

  find(id: string): Session {
    const session = this.#sessions.get(id);
    if (!session) throw new PaymentRejection('14_0404', 'There is no such session.');
    if (session.status === 'active' && Date.now() > session.expiresAt) session.status = 'expired';
    return session;
  }

  findOpen(id: string): Session {
    const session = this.find(id);
    if (session.status === 'expired') throw new PaymentRejection('14_030', 'The session has expired.');
    if (session.status === 'canceled')
      throw new PaymentRejection('14_031', 'The session was replaced by another one.');
    return session;
  }

  /** Creates a session; an older one of the same order is closed. */
  create(request: SessionRequest) {
    for (const old of this.#sessions.values())
      if (old.reference === request.reference && old.status === 'active') old.status = 'canceled';
    const [id, sessionData] = [newId('CS'), newId('SD')];
    const expiresAt = Date.now() + LIFE_MS;
    this.#sessions.set(id, {
      ...request,
      id,
      sessionData,
      expiresAt,
      status: 'active',
      results: new Map(),
    });
    return { id, sessionData };
  }

  async pay(id: string, card: unknown): Promise<PaymentAnswer> {
    const session = this.findOpen(id);
    if (session.status === 'completed')
      return this.#finish(session, [...session.results.keys()].at(-1)!, 'Authorised');
    const behaviour = behaviourOf(card);
    const attempt = newId('A');
    if (behaviour === 'expire') session.status = 'expired';
    this.findOpen(id);
    if (behaviour === 'challenge' || behaviour === 'redirect') {
      session.waiting = attempt;
      const resultCode = behaviour === 'challenge' ? 'ChallengeShopper' : 'RedirectShopper';
      return { resultCode, waiting: attempt };
    }
    return this.#finish(session, attempt, behaviour === 'authorise' ? 'Authorised' : 'Refused');
  }

  /** Applies the bank's response to an attempt: yes, no, or cancelled by the shopper. */
  answer(id: string, attempt: string, word: string): Promise<PaymentAnswer> {
    const session = this.findOpen(id);
    if (session.waiting !== attempt && !session.results.has(attempt))
      throw new PaymentRejection('14_0422', 'Nothing waits for this answer.');
    return this.#finish(session, attempt, RESULTS[word] ?? 'Refused');
  }

  async #finish(session: Session, attempt: string, result: Result): Promise<PaymentAnswer> {
    const known = session.results.get(attempt);
    session.results.set(attempt, known ?? result);
    session.waiting = undefined;
    if (!known && result === 'Authorised') {
      session.status = 'completed';
      await this.#charge({ ...session, pspReference: newId('PSP') });
    }
    return { resultCode: known ?? result, sessionResult: `${session.id}:${attempt}` };
  }
}

const RESULTS: Readonly<Record<string, Result>> = { Y: 'Authorised', N: 'Refused', U: 'Cancelled' };
