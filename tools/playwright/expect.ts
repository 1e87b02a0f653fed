import { expect as base, type Expect } from '@playwright/test';
import { toBeAccessible } from './matchers/accessible.ts';
import { toHaveEmitted } from './matchers/emitted.ts';
import { expectFocusInside } from './matchers/focus.ts';
import { toBeIsland } from './matchers/island.ts';
import { toHaveNoOverflow } from './matchers/overflow.ts';
import { toHaveSent } from './matchers/sent.ts';
import { toWorkWithoutScript } from './matchers/without-script.ts';

const matchers = {
  toBeAccessible,
  toBeIsland,
  toHaveEmitted,
  toHaveNoOverflow,
  toHaveSent,
  toKeepFocusIn: expectFocusInside,
  toWorkWithoutScript,
};

/** Playwright’s `expect` with the matchers of the library. */
export const expect: Expect<typeof matchers> = base.extend(matchers);
