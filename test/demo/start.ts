import { testValue } from '#validation/engine/plain.ts';
import { startDemo } from '../../demo/server.ts';
import type { DemoOptions } from '../../demo/server.ts';

/** Starts a shop of its own, with the switches of tests; the library's rules come from their source. */
export const startShop = (options: Partial<DemoOptions> = {}) =>
  startDemo({ port: 0, testValue, hasSwitches: true, ...options });
