import { randomBytes } from 'node:crypto';
import type { Cents } from '../../rules/money.ts';
import { behaviourOf } from './cards.ts';

export interface Amount {
  readonly value: Cents;
  readonly currency: string;
}

export interface SessionWish {
  readonly reference: string;
  readonly amount: Amount;
  readonly returnUrl: string;
  readonly countryCode: string;
  readonly shopperLocale: string;
}

type Result = 'Authorised' | 'Refused' | 'Cancelled';

interface Session extends SessionWish {
  readonly id: string;
  readonly sessionData: string;
  status: 'active' | 'completed' | 'canceled' | 'expired';
  /** The try that waits for the bank. */
  waiting?: string | undefined;
  /** What a try has come to: whoever asks again hears the same, and pays nothing more. */
  readonly results: Map<string, Result>;
  readonly expiresAt: number;
}

/** What an answer to the browser has beside the session's data. */
export type PaymentAnswer =
  | { readonly resultCode: Result; readonly sessionResult: string }
  | { readonly resultCode: 'ChallengeShopper' | 'RedirectShopper'; readonly waiting: string };

/** Why a call is refused as such. */
export class PaymentRefusal extends Error {
  readonly errorCode: string;

  constructor(errorCode: string, message: string) {
    super(message);
    this.errorCode = errorCode;
  }
}

const LIFE_MS = 3_600_000;

const newId = (prefix: string) => prefix + randomBytes(9).toString('hex').toUpperCase();

type Charge = (session: SessionWish & { readonly pspReference: string }) => Promise<void>;

/** The provider's sessions, in memory. */
export class SessionBook {
  readonly #sessions = new Map<string, Session>();
  readonly #charge: Charge;

  /** `charge` is told of each session that is paid, once. */
  constructor(charge: Charge) {
    this.#charge = charge;
  }

  find(id: string): Session {
    const session = this.#sessions.get(id);
    if (!session) throw new PaymentRefusal('14_0404', 'There is no such session.');
    if (session.status === 'active' && Date.now() > session.expiresAt) session.status = 'expired';
    return session;
  }

  findOpen(id: string): Session {
    const session = this.find(id);
    if (session.status === 'expired') throw new PaymentRefusal('14_030', 'The session has expired.');
    if (session.status === 'canceled')
      throw new PaymentRefusal('14_031', 'The session was replaced by another one.');
    return session;
  }

  /** An order has one session that can be paid; an older one is closed. */
  create(wish: SessionWish) {
    for (const old of this.#sessions.values())
      if (old.reference === wish.reference && old.status === 'active') old.status = 'canceled';
    const [id, sessionData] = [newId('CS'), newId('SD')];
    const expiresAt = Date.now() + LIFE_MS;
    this.#sessions.set(id, {
      ...wish,
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

  /** What the bank has said of a try: yes, no, or that the shopper has gone. */
  answer(id: string, attempt: string, word: string): Promise<PaymentAnswer> {
    const session = this.findOpen(id);
    if (session.waiting !== attempt && !session.results.has(attempt))
      throw new PaymentRefusal('14_0422', 'Nothing waits for this answer.');
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
