import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Culture } from '../culture.ts';
import type { Session } from '../data/sessions.ts';

export type Policy = 'strict' | 'nonce' | 'none';
export type Flavour = 'preact' | 'react';

/** What every request carries once the middleware has run. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    session: Session;
    culture: Culture;
    nonce: string;
    policy: Policy;
    flavour: Flavour;
    token: string;
  };
}

export type Ctx = Context<Env>;
