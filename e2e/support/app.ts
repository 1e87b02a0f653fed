import { expect, type Page } from '@playwright/test';

interface App {
  mount(): void;
  unmount(root: Element): void;
  whenIdle(): Promise<void>;
  inspect(): { name: string; state: string }[];
}

/** Waits until an island is mounted, by `inspect`: islands with a selector show no state in the page. */
export async function expectMounted(page: Page, name: string): Promise<void> {
  const readStates = async (islandName: string) => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { inspect } = (await import(script.src)) as App;
    return inspect().flatMap((island) => (island.name === islandName ? [island.state] : []));
  };
  await expect.poll(async () => new Set(await page.evaluate(readStates, name))).toEqual(new Set(['ready']));
}

/** Unmounts every island of the page, as a script of the site may do. */
export async function unmountAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { unmount } = (await import(script.src)) as App;
    unmount(document.body);
  });
}

/** Mounts the page's islands again and waits until the runtime is idle. */
export async function mountAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]')!;
    const { mount, whenIdle } = (await import(script.src)) as App;
    mount();
    await whenIdle();
  });
}

/** Adds styles of a site in a constructed stylesheet, which no policy for style elements blocks. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
