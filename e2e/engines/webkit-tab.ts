import { error as errors, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { inPage } from './look.ts';
import type { Aim, Answer, Demand, Tab } from './tab.ts';
import { listen } from './webkit-errors.ts';
import { hindranceTo } from './webkit-pointer.ts';
import type { WebKitSession } from './webkit-session.ts';

/** What the driver says before it has pressed anything. */
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

  /** The window that a new browser has. */
  static first(session: WebKitSession): WebKitTab {
    return new WebKitTab(session, session.handle);
  }

  async open(path: string): Promise<void> {
    await this.tell((driver) => driver.get(this.session.hrefOf(path)));
    await this.watch();
  }

  async traverse(step: -1 | 1): Promise<void> {
    await this.tell((driver) => (step < 0 ? driver.navigate().back() : driver.navigate().forward()));
    await this.watch();
  }

  async reload(): Promise<void> {
    await this.tell((driver) => driver.navigate().refresh());
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
    return this.tell((driver) => driver.actions().sendKeys(text).perform());
  }

  press(chord: string): Promise<void> {
    const keys = chord.length === 1 ? [chord] : chord.split('+').map(keyOf);
    const held = keys.slice(0, -1);
    return this.tell((driver) => {
      const actions = driver.actions();
      for (const key of held) actions.keyDown(key);
      actions.keyDown(keys.at(-1)!).keyUp(keys.at(-1)!);
      for (const key of held.toReversed()) actions.keyUp(key);
      return actions.perform();
    });
  }

  /** Errors are fetched with every question, so that a page which leaves has few of them untold. */
  async run<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    const script = `
      const listen = ${String(listen)};
      const before = listen();
      return Promise.resolve((${String(source)})(arguments[0])).then((value) => ({ value, errors: [...before, ...listen()] }));`;
    const { value, errors: heard } = await this.tell((driver) =>
      driver.executeScript<{ value: Awaited<R>; errors: string[] }>(script, arg),
    );
    this.session.errors.push(...heard);
    return value;
  }

  send(demand: Demand): Promise<Answer> {
    return this.session.send(this.handle, demand);
  }

  async errors(): Promise<string[]> {
    await this.watch();
    return [...this.session.errors];
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.tell((driver) => driver.takeScreenshot()), 'base64');
  }

  async another(): Promise<Tab> {
    return new WebKitTab(this.session, await this.session.newWindow());
  }

  async close(): Promise<void> {
    // What this window has heard stays with the visitor.
    await this.watch().catch(() => {});
    await this.session.close(this.handle);
  }

  leave(): Promise<void> {
    return this.session.end();
  }

  private tell<T>(act: (driver: WebDriver) => Promise<T>): Promise<T> {
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
      return await this.tell(async (driver) => {
        const find = `return (${String(inPage)})(arguments[0])`;
        const element = await driver.executeScript<WebElement | null>(find, { query, wish: part });
        return element ? act(element, driver) : `no ${part}`;
      });
    } catch (error) {
      if (HINDRANCES.some((kind) => error instanceof kind)) return (error as Error).message;
      throw error;
    }
  }
}
