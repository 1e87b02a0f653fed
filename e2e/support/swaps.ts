import type { Page } from '@playwright/test';

interface Runtime {
  whenIdle(): Promise<void>;
  inspect(): { state: string }[];
}

/** Helpers of the loops inside the page. */
interface Tools {
  press(selector: string): void;
  /** Triggers the islands that wait for a visitor. */
  triggerAll(): void;
  whenIdle(): Promise<void>;
  /** Throws if the states differ: a page that is left before all is mounted proves nothing. */
  expectIslands(states: string): void;
}

const installTools = (page: Page) =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { whenIdle, inspect } = (await import(script.src)) as Runtime;
    const countStates = () => {
      const states = inspect().map(({ state }) => state);
      const count = (state: string) => states.filter((other) => other === state).length;
      return [...new Set(states)].sort().map((state) => `${count(state)} ${state}`);
    };
    const expectIslands = (expected: string) => {
      const found = countStates().join(', ');
      if (found !== expected) throw new Error(`The page has islands ${found}; expected are ${expected}.`);
    };
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
    const triggerAll = () => {
      for (const host of document.querySelectorAll('[data-island-state="waiting"]'))
        host.dispatchEvent(new Event('pointermove', { bubbles: true }));
    };
    Object.assign(globalThis, { tools: { press, whenIdle, triggerAll, expectIslands } });
  });

/**
 * Follows the page's link `#next` repeatedly. Every fifth page, never the last, uses mini-cart, stepper and
 * dialog; it is left with the dialog open.
 *
 * @param states Counted states of the islands on every page: `1 failed, 30 ready`.
 */
export const visits = (states: string) => async (page: Page, times: number) => {
  await installTools(page);
  await page.evaluate(
    async ([count, expected]) => {
      const { press, whenIdle, triggerAll, expectIslands } = (globalThis as unknown as { tools: Tools })
        .tools;
      for (let round = 1; round <= count; round += 1) {
        press('#next');
        await whenIdle();
        triggerAll();
        await whenIdle();
        expectIslands(expected);
        if (round % 5 !== 2) continue;
        for (const button of [
          '.mini-cart-toggle',
          '[data-island="quantity-field"] [data-quantity-plus]',
          '#open-dialog',
        ])
          press(button);
        await whenIdle();
      }
    },
    [times, states] as const,
  );
};

/**
 * Replaces the content of `#place` by a template's repeatedly, without notifying the runtime.
 *
 * @param states States of the islands after every replacement.
 */
export const replacements = (states: string) => async (page: Page, times: number) => {
  await installTools(page);
  await page.evaluate(
    async ([count, expected]) => {
      const { whenIdle, triggerAll, expectIslands } = (globalThis as unknown as { tools: Tools }).tools;
      const { content } = document.querySelector<HTMLTemplateElement>('template#fresh')!;
      for (let round = 1; round <= count; round += 1) {
        document.querySelector('#place')!.replaceChildren(content.cloneNode(true));
        await whenIdle();
        triggerAll();
        await whenIdle();
        expectIslands(expected);
      }
    },
    [times, states] as const,
  );
};
