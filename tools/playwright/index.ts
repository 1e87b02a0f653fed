/** Playwright for pages of Archipel: `import { test, expect } from 'archipel/playwright'`. */
export { test } from './test.ts';
export { expect } from './expect.ts';
export { reply } from '../mocks/reply.ts';
export type { Archipel, IslandState, OpenOptions } from './archipel.ts';
export type { EmittedEvent } from './journal.ts';
export type { ArchipelOptions, CheckName } from './options.ts';
