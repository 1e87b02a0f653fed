import { error as errors, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { inPage } from './look.ts';
import { done, notYet, until } from './poll.ts';
import type { Aim, Answer, ShopRequest, Tab } from './tab.ts';
import { collectErrors } from './webkit-errors.ts';
import { hindranceTo } from './webkit-pointer.ts';
import type { WebKitSession } from './webkit-session.ts';

/** Errors of the driver which mean that nothing has been pressed yet. */
const HINDRANCES = [
  errors.ElementClickInterceptedError,
  errors.ElementNotInteractableError,
  errors.MoveTargetOutOfBoundsError,
  errors.NoSuchElementError,
  errors.StaleElementReferenceError,
];

const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Space: ' ',
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
};

function keyOf(name: string): string {
  const key = KEYS[name] ?? name;
  if (Array.from(key).length !== 1) throw new Error(`WebKit's driver has no key named ${name}`);
  return key;
}

/** A window of WebKitGTK. */
export class WebKitTab implements Tab {
  readonly engine = 'webkit';
  private readonly session: WebKitSession;
  private readonly handle: string;

  private constructor(session: WebKitSession, handle: string) {
    this.session = session;
    this.handle = handle;
  }

  /** Returns the first window of a new browser. */
  static first(session: WebKitSession): WebKitTab {
    return new WebKitTab(session, session.handle);
  }

  async open(path: string): Promise<void> {
    await this.inWindow((driver) => driver.get(this.session.hrefOf(path)));
    await this.watch();
  }

  async traverse(step: -1 | 1): Promise<void> {
    await this.untilBrowserKnows();
    await this.inWindow((driver) => (step < 0 ? driver.navigate().back() : driver.navigate().forward()));
    await this.watch();
  }

  async reload(): Promise<void> {
    await this.inWindow((driver) => driver.navigate().refresh());
    await this.watch();
  }

  async resize(width: number): Promise<void> {
    await this.session.resize(this.handle, width);
  }

  click(aim: Aim, times: 1 | 2): Promise<string | undefined> {
    return this.withElement(aim, async (element, driver) => {
      const hindrance = await driver.executeScript<string | null>(
        `return (${String(hindranceTo)})(arguments[0])`,
        element,
      );
      if (hindrance) return hindrance;
      await (times === 1 ? element.click() : driver.actions().doubleClick(element).perform());
      return undefined;
    });
  }

  choose(aim: Aim, value: string): Promise<string | undefined> {
    return this.withElement(aim, async (select) => {
      const options = await select.findElements({ css: `option[value=${JSON.stringify(value)}]` });
      if (!options[0]) return `no option ${value}`;
      await options[0].click();
      return undefined;
    });
  }

  type(text: string): Promise<void> {
    return this.inWindow((driver) => driver.actions().sendKeys(text).perform());
  }

  press(chord: string): Promise<void> {
    const keys = chord.length === 1 ? [chord] : chord.split('+').map(keyOf);
    const modifiers = keys.slice(0, -1);
    return this.inWindow((driver) => {
      const actions = driver.actions();
      for (const key of modifiers) actions.keyDown(key);
      actions.keyDown(keys.at(-1)!).keyUp(keys.at(-1)!);
      for (const key of modifiers.toReversed()) actions.keyUp(key);
      return actions.perform();
    });
  }

  /** Runs a function in the page and fetches its errors, so that few are lost when the page unloads. */
  async run<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    const script = `
      const collect = ${String(collectErrors)};
      const before = collect();
      return Promise.resolve((${String(source)})(arguments[0])).then((value) => ({ value, errors: [...before, ...collect()] }));`;
    const { value, errors: reported } = await this.inWindow((driver) =>
      driver.executeScript<{ value: Awaited<R>; errors: string[] }>(script, arg),
    );
    this.session.errors.push(...reported);
    return value;
  }

  send(request: ShopRequest): Promise<Answer> {
    return this.session.send(this.handle, request);
  }

  async errors(): Promise<string[]> {
    await this.watch();
    return [...this.session.errors];
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.inWindow((driver) => driver.takeScreenshot()), 'base64');
  }

  async another(): Promise<Tab> {
    return new WebKitTab(this.session, await this.session.newWindow());
  }

  async close(): Promise<void> {
    // Errors of this window are collected before it closes.
    await this.watch().catch(() => {});
    await this.session.close(this.handle);
  }

  leave(): Promise<void> {
    return this.session.end();
  }

  /**
   * Waits until the browser's own process has the address of the page: it goes back from the entry that it knows,
   * which on a busy machine is still the one before.
   */
  private untilBrowserKnows(): Promise<void> {
    return until('WebKit knows the address of its page', async () => {
      const [shown, known] = await this.inWindow(async (driver) => [
        await driver.executeScript<string>('return location.href'),
        await driver.getCurrentUrl(),
      ]);
      return shown === known ? done(undefined) : notYet(`${known} instead of ${shown}`);
    });
  }

  private inWindow<T>(act: (driver: WebDriver) => Promise<T>): Promise<T> {
    return this.session.in(this.handle, act);
  }

  private watch(): Promise<void> {
    return this.run(() => {}, null);
  }

  private async withElement(
    { query, part }: Aim,
    act: (element: WebElement, driver: WebDriver) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    try {
      return await this.inWindow(async (driver) => {
        const find = `return (${String(inPage)})(arguments[0])`;
        const element = await driver.executeScript<WebElement | null>(find, { query, part });
        return element ? act(element, driver) : `no ${part}`;
      });
    } catch (error) {
      if (HINDRANCES.some((kind) => error instanceof kind)) return (error as Error).message;
      throw error;
    }
  }
}
