import type { WebDriver } from 'selenium-webdriver';
import { done, inTime, notYet, until } from './poll.ts';
import type { Answer, ShopRequest, Home } from './tab.ts';

/** Size of Playwright's pages plus the bar that MiniBrowser shows above them. */
const WINDOW = { x: 0, y: 0, width: 1280, height: 758 };

/**
 * Longer than the driver's own timeouts for pages and scripts: no response by then means a page that hangs.
 */
const COMMAND_TIMEOUT_MS = 25_000;
const HANGS = 'WebKit says nothing any more: its page hangs';

/**
 * One browser of one visitor. WebDriver talks to one window at a time: `in` queues all commands and switches
 * to the right window first.
 */
export class WebKitSession {
  /** Errors of all windows, closed ones included. */
  readonly errors: string[] = [];
  private readonly driver: WebDriver;
  private readonly home: Home;
  private current = '';
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(driver: WebDriver, home: Home) {
    this.driver = driver;
    this.home = home;
  }

  /** Prepares a new browser: its cookies are set, and its session with the shop has begun. */
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

  /** Handle of the current window. */
  get handle(): string {
    return this.current;
  }

  /** Returns the URL of a path of the shop. */
  hrefOf(path: string): string {
    return new URL(path, this.home.baseURL).href;
  }

  /** Runs an action in a window, after those that are already queued. */
  in<T>(handle: string, act: (driver: WebDriver) => Promise<T>): Promise<T> {
    const result = this.queue.then(async () => {
      if (this.current !== handle) await this.driver.switchTo().window(handle);
      this.current = handle;
      return inTime(act(this.driver), COMMAND_TIMEOUT_MS, HANGS);
    });
    this.queue = result.catch(() => {});
    return result;
  }

  /** Opens a window instead of a tab: a background tab is hidden, and hidden pages paint no frames. */
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
   * Sets the width of a window in CSS pixels; without a window manager it has no frame.
   *
   * @throws If the browser's own bar needs more width.
   */
  async resize(handle: string, width: number): Promise<void> {
    await this.in(handle, (driver) =>
      driver
        .manage()
        .window()
        .setRect({ ...WINDOW, width }),
    );
    // The page resizes later than the driver reports.
    await until(`WebKit makes its window ${width} pixels wide`, async () => {
      const got = await this.in(handle, (driver) => driver.executeScript<number>('return innerWidth'));
      return got === width ? done(undefined) : notYet(`${got} pixels`);
    });
  }

  async close(handle: string): Promise<void> {
    await this.in(handle, (driver) => driver.close());
  }

  /** Closes the browser after the queued actions. */
  async end(): Promise<void> {
    await this.queue;
    await inTime(this.driver.quit(), COMMAND_TIMEOUT_MS, HANGS);
  }

  /**
   * Sends a request outside the page with the visitor's cookies; the browser receives the response's cookies.
   */
  async send(handle: string, { method, path, json, headers = {} }: ShopRequest): Promise<Answer> {
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
