import { randomBytes } from 'node:crypto';
import { isCulture } from '../culture.ts';
import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface Session {
  readonly id: string;
  readonly culture: Culture | undefined;
  readonly giftWraps: number;
  /** Shipping country, if the visitor has named one. */
  readonly country: string | undefined;
  /** Changes of the cart require a sign-in; only tests switch this on. */
  readonly isCartGuarded: boolean;
  /** Session that a sign-in replaced by this one; login forms from that time still carry its token. */
  readonly previous?: string | undefined;
  /** Whether it lasts for one response only. */
  readonly isPassing?: true;
}

type Row = Omit<Session, 'isCartGuarded' | 'isPassing' | 'previous' | 'country'> & {
  readonly isCartGuarded: number;
  readonly previous: string | null;
  readonly country: string | null;
};

export type Sessions = ReturnType<typeof sessionTable>;

/** Time in ms after a sign-in in which requests with the old session must not create another one. */
const graceMs = 60_000;

const createId = (): string => randomBytes(24).toString('base64url');

const guest = (previous?: string): Session => ({
  id: createId(),
  culture: undefined,
  giftWraps: 0,
  country: undefined,
  isCartGuarded: false,
  previous,
});

const toSession = (row: Row): Session => ({
  ...row,
  culture: isCulture(row.culture) ? row.culture : undefined,
  isCartGuarded: row.isCartGuarded === 1,
  previous: row.previous ?? undefined,
  country: row.country ?? undefined,
});

const statements = (db: Db) => ({
  select: db.prepare(
    `select id, culture, gift_wraps as giftWraps, cart_guarded as isCartGuarded, previous, country
     from sessions where id = ? and ended_at is null`,
  ),
  ended: db.prepare('select id from sessions where id = ? and ended_at > ?'),
  insert: db.prepare(
    'insert into sessions (id, culture, gift_wraps, previous, country) values (?, ?, ?, ?, ?)',
  ),
  end: db.prepare('update sessions set ended_at = ? where id = ?'),
  updateCulture: db.prepare('update sessions set culture = ? where id = ?'),
  guard: db.prepare('update sessions set cart_guarded = ? where id = ?'),
  updateCountry: db.prepare('update sessions set country = ? where id = ?'),
  giftWraps: db.prepare('update sessions set gift_wraps = ? where id = ?'),
  belongings: [
    'cart_lines',
    'orders',
    'messages',
    'pickups',
    'order_drafts',
    'checkouts',
    'articles',
    'assets',
    'outbox',
    'stock_notifications',
    'used_coupons',
  ].map((table) => db.prepare(`update ${table} set session_id = ? where session_id = ?`)),
  choices: db.prepare('update session_choices set session_id = ? where session_id = ?'),
});

export function sessionTable(db: Db) {
  const { select, ended, insert, end, updateCulture, updateCountry, guard, giftWraps, belongings, choices } =
    statements(db);

  function find(id: string | undefined): Session | undefined {
    const row = id ? (select.get(id) as Row | undefined) : undefined;
    return row && toSession(row);
  }

  function save(session: Session): Session {
    const { id, culture = null, giftWraps: wraps, previous = null, country = null } = session;
    insert.run(id, culture, wraps, previous, country);
    return session;
  }

  const renew = db.transaction((old: Session): Session => {
    const session = save({ ...old, id: createId(), isCartGuarded: false, previous: old.id });
    for (const statement of belongings) statement.run(session.id, old.id);
    choices.run(session.id, old.id);
    end.run(Date.now(), old.id);
    return session;
  });

  return {
    find,
    create: (): Session => save(guest()),
    /** Moves a session's content into a new one, so that a planted or stolen old id is worthless. */
    renew: (old: Session): Session => renew(old),
    /** Returns a guest for one response when the session has just ended; the browser has the new id. */
    findPassing: (id: string | undefined): Session | undefined =>
      ended.get(id ?? '', Date.now() - graceMs) ? { ...guest(id), isPassing: true } : undefined,
    setCulture: (id: string, value: Culture) => void updateCulture.run(value, id),
    setCountry: (id: string, value: string) => void updateCountry.run(value, id),
    guardCart: (id: string, isGuarded: boolean) => void guard.run(isGuarded ? 1 : 0, id),
    setGiftWraps: (id: string, value: number) => void giftWraps.run(value, id),
  };
}
