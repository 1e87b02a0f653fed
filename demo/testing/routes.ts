import type { Hono } from 'hono';
import { safeParse } from 'valibot';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { faultsSchema } from './faults.ts';

/** What tests switch and read; it concerns the visitor's own session only. */
export function testingRoutes(app: Hono<Env>, { faults, ledger, sessions }: Shop): void {
  app.post('/demo/faults', async (c) => {
    const result = safeParse(faultsSchema, await c.req.json().catch(() => undefined));
    if (!result.success) return c.json({ Message: 'Not a list of faults.', Issues: result.issues }, 400);
    faults.set(c.get('session').id, result.output);
    return c.json({ Faults: result.output.length });
  });
  app.delete('/demo/faults', (c) => {
    faults.clear(c.get('session').id);
    return c.body(null, 204);
  });
  app.get('/demo/ledger', (c) => c.json(ledger.of(c.get('session').id)));
  app.delete('/demo/ledger', (c) => {
    ledger.clear(c.get('session').id);
    return c.body(null, 204);
  });
  app.post('/demo/session/expire', (c) => {
    sessions.end(c.get('session').id);
    return c.body(null, 204);
  });
}
