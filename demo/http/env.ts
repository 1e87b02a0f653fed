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
    /** The visitor has only just come: nothing of theirs is known. */
    isFirstPage: boolean;
    /** Who is signed in. */
    user: User | undefined;
    culture: Culture;
    nonce: string;
    policy: Policy;
    flavour: Flavour;
    token: string;
    /** The tokens that a login form may carry: another tab may have signed in since it was sent, and so ended its session. */
    loginTokens: readonly string[];
    /** The answer must not be compressed: a fault counts its bytes. */
    isPlain?: boolean;
  };
}

export type Ctx = Context<Env>;
