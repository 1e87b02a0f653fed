import type { Origin } from '../rule.ts';
import { bootstrapOrigin } from './bootstrap/index.ts';
import { htmxOrigin } from './htmx/index.ts';
import { turboOrigin } from './turbo/index.ts';
import { unobtrusiveOrigin } from './unobtrusive/index.ts';

/** All libraries that a site may come from, in the order of the help. */
export const ORIGINS: readonly Origin[] = [unobtrusiveOrigin, bootstrapOrigin, turboOrigin, htmxOrigin];
