import { testValue } from '#validation/plain.ts';
import { startDemo } from '../../demo/server.ts';

/** Starts a shop of its own; the library's rules come from their source. */
export const startShop = () => startDemo({ port: 0, testValue });
