import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { inPage, type Look, type Sight, type Wish } from './look.ts';
import { done, notYet, until, type Verdict } from './poll.ts';
import type { Tab } from './tab.ts';
import { describe, queryOf, type Target } from './target.ts';

type Expected = string | RegExp | null;

const fits = (seen: string | null, expected: Expected): boolean =>
  expected instanceof RegExp ? seen !== null && expected.test(seen) : seen === expected;

const show = (value: Expected): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));

/** What is expected of an element that is there. */
const ofFirst =
  (judge: (sight: Sight) => Verdict<undefined>) =>
  ({ first }: Look) =>
    first ? judge(first) : notYet('nothing there');

/** Waits until the runtime has nothing to do; runs in the page. */
async function idle(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]');
  if (!script) return false;
  const { whenIdle } = (await import(script.src)) as { whenIdle: () => Promise<void> };
  await whenIdle();
  return true;
}

/**
 * Looks at the page and changes nothing, the same in every engine. Reading and expecting wait, ten seconds at most;
 * `url`, `count`, `isVisible` and `errors` tell what is now.
 */
export class Onlooker {
  protected readonly tab: Tab;
  private readonly forgiven: RegExp[] = [];

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** `chromium`, `firefox` or `webkit`. */
  get engine(): string {
    return this.tab.engine;
  }

  /** The page's address. */
  url(): Promise<string> {
    return this.evaluate(() => location.href, null);
  }

  /** The visible text, white space squeezed. */
  text(target: Target): Promise<string> {
    return this.read('read', target, ({ text }) => text);
  }

  /** What a field holds. */
  value(target: Target): Promise<string> {
    return this.read('read the value of', target, ({ value }) => value ?? '');
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.read(`read ${name} of`, target, ({ attributes }) => attributes[name] ?? null);
  }

  /** How many there are now. */
  async count(target: Target): Promise<number> {
    return (await this.look(target)).count;
  }

  /** Whether one is visible now. */
  async isVisible(target: Target): Promise<boolean> {
    return (await this.look(target)).first?.isVisible === true;
  }

  /** Runs a function in the page; it is sent as source, and what goes in and out as JSON. */
  evaluate<A, R>(source: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    return this.tab.run(source, arg);
  }

  /**
   * Waits for a text.
   *
   * @param target Where.
   * @param expected The whole text, or an expression that matches anywhere in it.
   */
  expectText(target: Target, expected: string | RegExp): Promise<void> {
    return this.expectPart('text', target, expected, ({ text }) => text);
  }

  expectValue(target: Target, expected: string | RegExp): Promise<void> {
    return this.expectPart('value', target, expected, ({ value }) => value);
  }

  /** `null` expects that the attribute is not there. */
  expectAttribute(target: Target, name: string, expected: Expected): Promise<void> {
    return this.expectPart(name, target, expected, ({ attributes }) => attributes[name] ?? null);
  }

  async expectCount(target: Target, expected: number): Promise<void> {
    await this.see(`expect ${expected} of`, target, ({ count }) =>
      count === expected ? done(undefined) : notYet(`${count}`),
    );
  }

  async expectVisible(target: Target): Promise<void> {
    const judge = ({ isVisible }: Sight) => (isVisible ? done(undefined) : notYet('hidden'));
    await this.see('expect to see', target, ofFirst(judge));
  }

  /** Hidden, or not there at all. */
  async expectHidden(target: Target): Promise<void> {
    await this.see('expect not to see', target, ({ first }) =>
      first?.isVisible ? notYet('visible') : done(undefined),
    );
  }

  async expectFocused(target: Target): Promise<void> {
    const judge = ({ isFocused }: Sight) => (isFocused ? done(undefined) : notYet('without focus'));
    await this.see('expect focus on', target, ofFirst(judge));
  }

  async expectUrl(expected: RegExp): Promise<void> {
    await this.wait(`expect the address ${expected}`, async () => {
      const url = await this.url();
      return expected.test(url) ? done(undefined) : notYet(url);
    });
  }

  /** Waits until the runtime has nothing to do: loads, mounts, requests. */
  async whenIdle(): Promise<void> {
    await this.wait('wait until idle', async () =>
      (await this.evaluate(idle, null)) ? done(undefined) : notYet('a page without archipel.js'),
    );
  }

  /** Uncaught errors and violations of the policy so far, in all tabs; `webkit-errors.ts` says what WebKit misses. */
  async errors(): Promise<string[]> {
    return (await this.tab.errors()).filter((error) => !this.forgiven.some((pattern) => pattern.test(error)));
  }

  /** Leaves out errors that a journey means to cause. */
  forgive(pattern: RegExp): void {
    this.forgiven.push(pattern);
  }

  async screenshot(path: string): Promise<void> {
    await writeFile(path, await this.tab.picture());
  }

  /** Does something that a report names, in the words of the journey. */
  protected step<T>(what: string, act: () => Promise<T>): Promise<T> {
    return test.step(what, act, { box: true });
  }

  protected wait<T>(what: string, attempt: (left: number) => Promise<Verdict<T>>): Promise<T> {
    return this.step(what, () => until(`${this.engine}: ${what}`, attempt));
  }

  protected see<T>(what: string, target: Target, judge: (look: Look) => Verdict<T>): Promise<T> {
    return this.wait(`${what} ${describe(target)}`, async () => judge(await this.look(target)));
  }

  protected async look(target: Target, wish: Wish['wish'] = 'look'): Promise<Look> {
    return (await this.tab.run(inPage, { query: queryOf(target), wish })) as Look;
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
    const judge = (sight: Sight) =>
      fits(part(sight), expected) ? done(undefined) : notYet(show(part(sight)));
    await this.see(`expect ${what} ${show(expected)} of`, target, ofFirst(judge));
  }
}
