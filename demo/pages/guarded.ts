import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { accountSecurityRoutes } from './account-security.ts';
import { forgotPasswordRoutes } from './forgot-password.ts';
import { outboxRoutes } from './outbox.ts';
import { registerRoutes } from './register.ts';
import { secondStepRoutes } from './second-step.ts';
import { securityRoutes } from './security.ts';
import { twoFactorRoutes } from './two-factor.ts';

/** Routes of sign-in, registration and account security. */
export function guardedRoutes(app: Hono<Env>, shop: Shop): void {
  securityRoutes(app, shop);
  secondStepRoutes(app, shop);
  registerRoutes(app, shop);
  forgotPasswordRoutes(app, shop);
  accountSecurityRoutes(app, shop);
  twoFactorRoutes(app, shop);
  outboxRoutes(app, shop);
}
