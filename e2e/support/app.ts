import { type Page } from '@playwright/test';

interface App {
  mount(): void;
  unmount(root: Element): void;
  whenIdle(): Promise<void>;
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
