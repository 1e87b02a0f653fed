import type { Page } from '@playwright/test';

interface Runtime {
  whenIdle(): Promise<void>;
  inspect(): { state: string }[];
}

/** What the loops use inside the page. */
interface Tools {
  press(selector: string): void;
  /** Has the islands load that wait for a visitor. */
  turnToAll(): void;
  whenIdle(): Promise<void>;
  /** A page that is left before all is mounted proves nothing, so what differs is an error. */
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
    const turnToAll = () => {
      for (const host of document.querySelectorAll('[data-island-state="waiting"]'))
        host.dispatchEvent(new Event('pointermove', { bubbles: true }));
    };
    Object.assign(globalThis, { tools: { press, whenIdle, turnToAll, expectIslands } });
  });

/**
 * Follows the page's link `#next` again and again. On every fifth page, never the last, the mini-cart, a stepper and a
 * dialog are used, and the page is left with the dialog open.
 *
 * @param states Those of the islands on every page, counted: `1 failed, 30 ready`.
 */
export const visits = (states: string) => async (page: Page, times: number) => {
  await installTools(page);
  await page.evaluate(
    async ([count, expected]) => {
      const { press, whenIdle, turnToAll, expectIslands } = (globalThis as unknown as { tools: Tools }).tools;
      for (let round = 1; round <= count; round += 1) {
        press('#next');
        await whenIdle();
        turnToAll();
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
 * Replaces the content of `#place` by a template's again and again, behind the runtime's back.
 *
 * @param states Those of the islands after every replacement.
 */
export const replacements = (states: string) => async (page: Page, times: number) => {
  await installTools(page);
  await page.evaluate(
    async ([count, expected]) => {
      const { whenIdle, turnToAll, expectIslands } = (globalThis as unknown as { tools: Tools }).tools;
      const { content } = document.querySelector<HTMLTemplateElement>('template#fresh')!;
      for (let round = 1; round <= count; round += 1) {
        document.querySelector('#place')!.replaceChildren(content.cloneNode(true));
        await whenIdle();
        turnToAll();
        await whenIdle();
        expectIslands(expected);
      }
    },
    [times, states] as const,
  );
};
