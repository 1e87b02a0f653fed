import type { WebDriver } from 'selenium-webdriver';
import { done, inTime, notYet, until } from './poll.ts';
import type { Answer, Demand, Home } from './tab.ts';

/** What Playwright's pages measure, plus the bar that MiniBrowser shows above them. */
const WINDOW = { x: 0, y: 0, width: 1280, height: 758 };

/** Longer than the driver itself waits for a page or a script: who says nothing by then has a page that hangs. */
const PATIENCE = 25_000;
const HANGS = 'WebKit says nothing any more: its page hangs';

/**
 * One browser of one visitor. WebDriver talks to one window at a time, so everything said goes through `in`, which
 * turns to the right window first and lets nobody in between.
 */
export class WebKitSession {
  /** Collected from all windows, also from those that are closed. */
  readonly errors: string[] = [];
  private readonly driver: WebDriver;
  private readonly home: Home;
  private current = '';
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(driver: WebDriver, home: Home) {
    this.driver = driver;
    this.home = home;
  }

  /** Makes a new browser ready: its cookies are set, and its session with the shop has begun. */
  static async begin(driver: WebDriver, home: Home): Promise<WebKitSession> {
    const session = new WebKitSession(driver, home);
    try {
      await driver.manage().window().setRect(WINDOW);
      // Cookies can only be set on a document of their site; this one runs no script.
      await driver.get(new URL('/demo/ledger', home.baseURL).href);
      for (const { name, value } of home.cookies) await driver.manage().addCookie({ name, value, path: '/' });
      session.current = await driver.getWindowHandle();
      return session;
    } catch (error) {
      await driver.quit();
      throw error;
    }
  }

  /** The window that is talked to now. */
  get handle(): string {
    return this.current;
  }

  /** The address of a path of the shop. */
  hrefOf(path: string): string {
    return new URL(path, this.home.baseURL).href;
  }

  /** Does something in a window, after whatever is being done. */
  in<T>(handle: string, act: (driver: WebDriver) => Promise<T>): Promise<T> {
    const turn = this.queue.then(async () => {
      if (this.current !== handle) await this.driver.switchTo().window(handle);
      this.current = handle;
      return inTime(act(this.driver), PATIENCE, HANGS);
    });
    this.queue = turn.catch(() => {});
    return turn;
  }

  /** Opens a window: a tab behind another one is hidden, and hidden pages paint no frames. */
  async newWindow(): Promise<string> {
    const opened = this.queue.then(async () => {
      await this.driver.switchTo().newWindow('window');
      this.current = await this.driver.getWindowHandle();
      await this.driver.manage().window().setRect(WINDOW);
      return this.current;
    });
    this.queue = opened.catch(() => {});
    return opened;
  }

  /**
   * Makes a window as wide as so many CSS pixels: it has no frame on a screen without a window manager.
   *
   * @throws When the browser's own bar needs more room than that.
   */
  async resize(handle: string, width: number): Promise<void> {
    await this.in(handle, (driver) =>
      driver
        .manage()
        .window()
        .setRect({ ...WINDOW, width }),
    );
    // The page hears of it later than the driver.
    await until(`WebKit makes its window ${width} pixels wide`, async () => {
      const got = await this.in(handle, (driver) => driver.executeScript<number>('return innerWidth'));
      return got === width ? done(undefined) : notYet(`${got} pixels`);
    });
  }

  /** Closes a window. */
  async close(handle: string): Promise<void> {
    await this.in(handle, (driver) => driver.close());
  }

  /** Closes the browser. */
  async end(): Promise<void> {
    await this.queue;
    await inTime(this.driver.quit(), PATIENCE, HANGS);
  }

  /** Asks the shop beside the page, with the visitor's cookies; what it sets is set in the browser, too. */
  async send(handle: string, { method, path, json, headers = {} }: Demand): Promise<Answer> {
    const cookies = await this.in(handle, (driver) => driver.manage().getCookies());
    const response = await fetch(this.hrefOf(path), {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    await this.take(handle, response.headers.getSetCookie());
    return { status: response.status, body: await response.text() };
  }

  private async take(handle: string, cookies: readonly string[]): Promise<void> {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const isEnded = /;\s*max-age=0/i.test(cookie);
      const isHidden = /;\s*httponly/i.test(cookie);
      await this.in(handle, (driver) =>
        isEnded
          ? driver.manage().deleteCookie(name)
          : driver.manage().addCookie({ name, value, path: '/', httpOnly: isHidden }),
      );
    }
  }
}
