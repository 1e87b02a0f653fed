import { expect, type Page } from '@playwright/test';

interface App {
  mount(): void;
  unmount(root: Element): void;
  whenIdle(): Promise<void>;
  inspect(): { name: string; state: string }[];
}

/** Waits until an island is mounted; one that has a selector says so nowhere in the page. */
export async function expectMounted(page: Page, name: string): Promise<void> {
  const readStates = async (expected: string) => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { inspect } = (await import(script.src)) as App;
    return inspect().flatMap((island) => (island.name === expected ? [island.state] : []));
  };
  await expect.poll(async () => new Set(await page.evaluate(readStates, name))).toEqual(new Set(['ready']));
}

/** Takes down every island of the page, as a script of the site may do. */
export async function unmountAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { unmount } = (await import(script.src)) as App;
    unmount(document.body);
  });
}

/** Mounts the page's islands again, and waits for them. */
export async function mountAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { mount, whenIdle } = (await import(script.src)) as App;
    mount();
    await whenIdle();
  });
}

/** Gives the page styles of a site, which no policy for style elements refuses. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
