import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { textsOf } from './view.ts';

/** Routes of the delivery page and the terms of sale. */
export function deliveryRoutes(app: Hono<Env>, { view }: Shop): void {
  app.get('/:culture{(?:fr|nl)}/delivery', (c) => {
    const { title, lead } = textsOf(c).delivery;
    return view.page(c, 'delivery', { title, description: lead });
  });
  app.get('/:culture{(?:fr|nl)}/terms', (c) => {
    const { title, lead } = textsOf(c).terms;
    return view.page(c, 'terms', { title, description: lead });
  });
}
