import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { inPage, type Look, type Sight, type Lookup } from './look.ts';
import { done, notYet, POLL_TIMEOUT_MS, until, type Verdict } from './poll.ts';
import type { Tab } from './tab.ts';
import { describe, queryOf, type Target } from './target.ts';

type Expected = string | RegExp | null;

const fits = (seen: string | null, expected: Expected): boolean =>
  expected instanceof RegExp ? seen !== null && expected.test(seen) : seen === expected;

const show = (value: Expected): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));

/** Applies a check to the first element; without an element it is not done yet. */
const ofFirst =
  (check: (sight: Sight) => Verdict<undefined>) =>
  ({ first }: Look) =>
    first ? check(first) : notYet('nothing there');

/** Waits in the page until the runtime is idle; returns false if the page has no archipel.js. */
async function idle(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]');
  if (!script) return false;
  const { whenIdle } = (await import(script.src)) as { whenIdle: () => Promise<void> };
  await whenIdle();
  return true;
}

/**
 * Reads the page without changing it, the same in every engine. Reads and expectations wait up to ten
 * seconds; `url`, `count`, `isVisible` and `errors` return the current state.
 */
export class Observer {
  protected readonly tab: Tab;
  private readonly timeoutMs: number;
  private readonly forgiven: RegExp[] = [];

  /** @param timeoutMs Timeout of every action and expectation. */
  constructor(tab: Tab, timeoutMs = POLL_TIMEOUT_MS) {
    this.tab = tab;
    this.timeoutMs = timeoutMs;
  }

  /** `chromium`, `firefox` or `webkit`. */
  get engine(): string {
    return this.tab.engine;
  }

  url(): Promise<string> {
    return this.evaluate(() => location.href, null);
  }

  /** Returns the visible text, with white space collapsed. */
  text(target: Target): Promise<string> {
    return this.read('read', target, ({ text }) => text);
  }

  value(target: Target): Promise<string> {
    return this.read('read the value of', target, ({ value }) => value ?? '');
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.read(`read ${name} of`, target, ({ attributes }) => attributes[name] ?? null);
  }

  /** Returns the current number of matches. */
  async count(target: Target): Promise<number> {
    return (await this.look(target)).count;
  }

  /** Returns whether a match is visible now. */
  async isVisible(target: Target): Promise<boolean> {
    return (await this.look(target)).first?.isVisible === true;
  }

  /** Runs a function in the page: it is sent as source, its argument and result as JSON. */
  evaluate<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    return this.tab.run(source, arg);
  }

  /**
   * Waits for a text.
   *
   * @param expected The whole text, or a regular expression that matches a part of it.
   */
  expectText(target: Target, expected: string | RegExp): Promise<void> {
    return this.expectPart('text', target, expected, ({ text }) => text);
  }

  expectValue(target: Target, expected: string | RegExp): Promise<void> {
    return this.expectPart('value', target, expected, ({ value }) => value);
  }

  /** Waits for the value of an attribute; `null` expects that it is missing. */
  expectAttribute(target: Target, name: string, expected: Expected): Promise<void> {
    return this.expectPart(name, target, expected, ({ attributes }) => attributes[name] ?? null);
  }

  async expectCount(target: Target, expected: number): Promise<void> {
    await this.see(`expect ${expected} of`, target, ({ count }) =>
      count === expected ? done(undefined) : notYet(`${count}`),
    );
  }

  async expectVisible(target: Target): Promise<void> {
    const check = ({ isVisible }: Sight) => (isVisible ? done(undefined) : notYet('hidden'));
    await this.see('expect to see', target, ofFirst(check));
  }

  /** Waits until no match is visible. */
  async expectHidden(target: Target): Promise<void> {
    await this.see('expect not to see', target, ({ first }) =>
      first?.isVisible ? notYet('visible') : done(undefined),
    );
  }

  async expectFocused(target: Target): Promise<void> {
    const check = ({ isFocused }: Sight) => (isFocused ? done(undefined) : notYet('without focus'));
    await this.see('expect focus on', target, ofFirst(check));
  }

  async expectUrl(expected: RegExp): Promise<void> {
    await this.wait(`expect the address ${expected}`, async () => {
      const url = await this.url();
      return expected.test(url) ? done(undefined) : notYet(url);
    });
  }

  /** Waits until the runtime is idle: no loads, mounts or requests. */
  async whenIdle(): Promise<void> {
    await this.wait('wait until idle', async () =>
      (await this.evaluate(idle, null)) ? done(undefined) : notYet('a page without archipel.js'),
    );
  }

  /**
   * Returns uncaught errors and violations so far, in all tabs; `webkit-errors.ts` says what WebKit misses.
   */
  async errors(): Promise<string[]> {
    return (await this.tab.errors()).filter((error) => !this.forgiven.some((pattern) => pattern.test(error)));
  }

  /** Ignores errors that a journey causes on purpose. */
  forgive(pattern: RegExp): void {
    this.forgiven.push(pattern);
  }

  async screenshot(path: string): Promise<void> {
    await writeFile(path, await this.tab.picture());
  }

  /** Runs an action as a step of the report, named in the words of the journey. */
  protected step<T>(what: string, act: () => Promise<T>): Promise<T> {
    return test.step(what, act, { box: true });
  }

  protected wait<T>(what: string, attempt: (left: number) => Promise<Verdict<T>>): Promise<T> {
    return this.step(what, () => until(`${this.engine}: ${what}`, attempt, this.timeoutMs));
  }

  protected see<T>(what: string, target: Target, check: (look: Look) => Verdict<T>): Promise<T> {
    return this.wait(`${what} ${describe(target)}`, async () => check(await this.look(target)));
  }

  protected async look(target: Target, part: Lookup['part'] = 'look'): Promise<Look> {
    return (await this.tab.run(inPage, { query: queryOf(target), part })) as Look;
  }

  private read<T>(what: string, target: Target, part: (sight: Sight) => T): Promise<T> {
    return this.see(what, target, ({ first }) => (first ? done(part(first)) : notYet('nothing there')));
  }

  private async expectPart(
    what: string,
    target: Target,
    expected: Expected,
    part: (sight: Sight) => string | null,
  ): Promise<void> {
    const check = (sight: Sight) =>
      fits(part(sight), expected) ? done(undefined) : notYet(show(part(sight)));
    await this.see(`expect ${what} ${show(expected)} of`, target, ofFirst(check));
  }
}
