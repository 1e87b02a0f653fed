import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Culture } from '../culture.ts';
import type { Session } from '../data/sessions.ts';
import type { User } from '../data/users.ts';

export type Policy = 'strict' | 'nonce' | 'none';
export type Flavour = 'preact' | 'react';

/** Context of every request after the middleware has run. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    session: Session;
    /** The visitor is new: the request had no session cookie. */
    isFirstPage: boolean;
    user: User | undefined;
    culture: Culture;
    nonce: string;
    policy: Policy;
    flavour: Flavour;
    token: string;
    /** Tokens that a login form may carry: a sign-in in another tab may have ended the form's session. */
    loginTokens: readonly string[];
    /** Tokens of all other writes. */
    writeTokens: readonly string[];
    /** The response must not be compressed: a fault counts its bytes. */
    isPlain?: boolean;
  };
}

export type Ctx = Context<Env>;
