import type { Browser, BrowserContext, BrowserType, ElementHandle, Page } from '@playwright/test';
import { takePicture } from '../support/picture.ts';
import { watchTrouble, type Trouble } from '../support/test.ts';
import { inPage } from './look.ts';
import type { Aim, Answer, ShopRequest, Engine, Tab } from './tab.ts';

/** Errors of Playwright which mean that nothing has been pressed yet. */
const NOT_PRESSED = /not attached|was detached|context was destroyed|Timeout \d+ms exceeded/i;

/** Hash of `body {}`, the style that Playwright adds to Firefox's pages before a screenshot. */
const PICTURE_STYLE = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** Height of Playwright's own pages. */
const VIEW_HEIGHT = 720;

/**
 * Firefox sometimes restarts a navigation in another process; its driver reports that as an interruption by
 * another navigation to the same URL.
 */
const BEGUN_ANEW = /Navigation to "([^"]+)" is interrupted by another navigation to "\1"/;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function traverse(page: Page, step: -1 | 1): Promise<void> {
  const moved = page.evaluate((by) => {
    const leaving = new Promise((resolve) => {
      for (const name of ['popstate', 'pagehide']) addEventListener(name, resolve, { once: true });
    });
    history.go(by);
    return leaving.then(() => true);
  }, step);
  // The result can be lost when the page unloads.
  await moved.catch(() => false);
  await page.waitForLoadState();
}

/** A tab of Chromium or Firefox. */
export class PlaywrightTab implements Tab {
  readonly engine: string;
  private readonly context: BrowserContext;
  private readonly page: Page;
  private readonly trouble: Trouble;

  constructor(page: Page, trouble: Trouble) {
    this.page = page;
    this.context = page.context();
    this.engine = this.context.browser()!.browserType().name();
    this.trouble = trouble;
    watchTrouble(page, trouble);
  }

  async open(path: string): Promise<void> {
    try {
      await this.page.goto(path);
    } catch (error) {
      const anew = BEGUN_ANEW.exec(messageOf(error));
      if (!anew) throw error;
      await this.page.waitForURL(anew[1]!);
    }
  }

  // `goBack` is not used: Firefox does not report that a hash which a script has set was left.
  async traverse(step: -1 | 1): Promise<void> {
    await traverse(this.page, step);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: VIEW_HEIGHT });
  }

  click(aim: Aim, times: 1 | 2, timeout: number): Promise<string | undefined> {
    return this.withElement(aim, async (element) => {
      if (await this.hasTouch()) return element.tap({ timeout });
      if (times === 1) return element.click({ timeout });
      await element.hover({ timeout });
      return this.pressTwice();
    });
  }

  choose(aim: Aim, value: string, timeout: number): Promise<string | undefined> {
    return this.withElement(aim, (element) => element.selectOption(value, { timeout }));
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  press(chord: string): Promise<void> {
    return this.page.keyboard.press(chord);
  }

  run<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    return this.page.evaluate(source as (arg: unknown) => Awaited<R>, arg);
  }

  async send({ method, path, json, headers = {} }: ShopRequest): Promise<Answer> {
    const response = await this.page.request.fetch(path, {
      method,
      ...(json === undefined
        ? { headers }
        : { headers: { 'content-type': 'application/json', ...headers }, data: JSON.stringify(json) }),
    });
    return { status: response.status(), body: await response.text() };
  }

  errors(): Promise<string[]> {
    const all = [...this.trouble.violations, ...this.trouble.errors];
    return Promise.resolve(all.filter((error) => !error.includes(PICTURE_STYLE)));
  }

  picture(): Promise<Buffer> {
    return takePicture(this.page);
  }

  async another(): Promise<Tab> {
    return new PlaywrightTab(await this.context.newPage(), this.trouble);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  private hasTouch(): Promise<boolean> {
    return this.page.evaluate(() => navigator.maxTouchPoints > 0);
  }

  // All events are sent at once, as fast as a hand: Firefox's driver still fires two clicks and no
  // `dblclick`.
  private async pressTwice(): Promise<void> {
    const { mouse } = this.page;
    const [first, second] = [{ clickCount: 1 }, { clickCount: 2 }];
    await Promise.all([mouse.down(first), mouse.up(first), mouse.down(second), mouse.up(second)]);
  }

  private async withElement(
    { query, part }: Aim,
    act: (element: ElementHandle<Element>) => Promise<unknown>,
  ): Promise<string | undefined> {
    try {
      const found = await this.page.evaluateHandle(inPage, { query, part });
      const element = found.asElement() as ElementHandle<Element> | null;
      if (!element) return `no ${part}`;
      await act(element);
      return undefined;
    } catch (error) {
      if (NOT_PRESSED.test(messageOf(error))) return messageOf(error);
      throw error;
    }
  }
}

/**
 * Starts Chromium or Firefox as the project's options describe. Contexts take address, cookies, language and
 * trace from these options by themselves.
 */
export async function startPlaywright(type: BrowserType): Promise<Engine> {
  const browser: Browser = await type.launch();
  return {
    welcome: async () => {
      const context = await browser.newContext();
      return new PlaywrightTab(await context.newPage(), { violations: [], errors: [] });
    },
    stop: () => browser.close(),
  };
}
