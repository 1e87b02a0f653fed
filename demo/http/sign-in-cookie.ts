import { getCookie } from 'hono/cookie';
import type { Ctx } from './env.ts';

export const signInCookie = 'ilot-sign-in';

export const signInSecret = (c: Ctx): string | undefined => getCookie(c, signInCookie);
