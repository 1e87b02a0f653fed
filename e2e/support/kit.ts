import type * as Kit from '../../tools/playwright/index.ts';

// The specs run the built kit, as sites do; only its types come from the sources, which need no build.
const address: string = 'archipel/playwright';

export type { Archipel } from '../../tools/playwright/index.ts';

export const { test, expect, reply } = (await import(address)) as typeof Kit;
