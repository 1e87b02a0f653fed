import { testValue } from '#validation/engine/plain.ts';
import { startDemo } from '../../demo/server.ts';
import type { DemoOptions } from '../../demo/server.ts';

/** Starts a separate shop with the test switches and the validation rules from source. */
export const startShop = (options: Partial<DemoOptions> = {}) =>
  startDemo({ port: 0, testValue, hasSwitches: true, ...options });
