import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Culture } from '../culture.ts';
import type { Session } from '../data/sessions.ts';
import type { User } from '../data/users.ts';

export type Policy = 'strict' | 'nonce' | 'none';
export type Flavour = 'preact' | 'react';

/** What every request carries once the middleware has run. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    session: Session;
    /** Who is signed in. */
    user: User | undefined;
    culture: Culture;
    nonce: string;
    policy: Policy;
    flavour: Flavour;
    token: string;
    /** The session's token without a user: the login form's, even when another tab has signed in meanwhile. */
    guestToken: string;
    /** The answer must not be compressed: a fault counts its bytes. */
    isPlain?: boolean;
  };
}

export type Ctx = Context<Env>;
