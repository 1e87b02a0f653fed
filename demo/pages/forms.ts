import { tokenField } from '../http/antiforgery.ts';
import { KEY_FIELD } from '../http/apply-once.ts';
import type { Customer } from '../data/order-reader.ts';
import type { Ctx } from '../http/env.ts';
import type { Shop } from '../shop.ts';

/** Returns a posted form's text fields, without the antiforgery token and the form's key. */
export async function fieldsOf(c: Ctx): Promise<Partial<Record<string, string>>> {
  const body = await c.req.parseBody();
  const texts = Object.entries(body).filter(
    ([name, value]) => name !== tokenField && name !== KEY_FIELD && typeof value === 'string',
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Records in the session's ledger that the request has been applied. */
export async function record(c: Ctx, { ledger }: Shop, payload?: unknown): Promise<void> {
  const body = payload ?? (await fieldsOf(c));
  ledger.add(c.get('session').id, { method: c.req.method, path: c.req.path, body });
}

export const customerOf = (c: Ctx): Customer => ({
  sessionId: c.get('session').id,
  userId: c.get('user')?.id,
});
