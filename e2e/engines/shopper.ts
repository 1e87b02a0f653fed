import type { Look, Sight } from './look.ts';
import { Observer } from './observer.ts';
import { done, Final, notYet } from './poll.ts';
import type { Aim, Answer } from './tab.ts';
import { describe, queryOf, type Target } from './target.ts';

type Press = (aim: Aim, limit: number) => Promise<string | undefined>;

const disabled = ({ isDisabled }: Sight) => (isDisabled ? 'disabled' : undefined);
const unusable = (sight: Sight) => (sight.isVisible ? disabled(sight) : 'hidden');

/** Returns the reason why a visitor can't use the first match; undefined if it is usable. */
const hindranceOf = ({ first }: Look, check: (sight: Sight) => string | undefined): string | undefined =>
  first ? check(first) : 'nothing there';

/**
 * A visitor of the shop, the same in every engine: presses and keys are trusted events. Every action waits up
 * to ten seconds until it is possible. `Observer` has the reads and expectations.
 */
export class Shopper extends Observer {
  /** Returns the same visitor with another timeout, in ms. */
  within(timeoutMs: number): Shopper {
    return new Shopper(this.tab, timeoutMs);
  }

  /** Opens a path of the shop; resolves when the page has loaded. */
  goto(path: string): Promise<void> {
    return this.step(`go to ${path}`, () => this.tab.open(path));
  }

  /** Presses Back. The address is to be expected before anything is read, since a visit takes time. */
  back(): Promise<void> {
    return this.step('go back', () => this.tab.traverse(-1));
  }

  forward(): Promise<void> {
    return this.step('go forward', () => this.tab.traverse(1));
  }

  reload(): Promise<void> {
    return this.step('reload', () => this.tab.reload());
  }

  /** Sets the width of the window, in CSS pixels. */
  resize(width: number): Promise<void> {
    return this.step(`make the window ${width} pixels wide`, () => this.tab.resize(width));
  }

  /** Clicks once the element is visible, enabled, at rest and not covered. */
  click(target: Target): Promise<void> {
    return this.use('click', target, (aim, limit) => this.tab.click(aim, 1, limit));
  }

  /** Clicks twice quickly. Firefox's driver fires no `dblclick`. */
  doubleClick(target: Target): Promise<void> {
    return this.use('double-click', target, (aim, limit) => this.tab.click(aim, 2, limit));
  }

  /** Chooses an option of a `<select>` by its value. */
  select(target: Target, value: string): Promise<void> {
    return this.use(`choose "${value}" in`, target, (aim, limit) => this.tab.choose(aim, value, limit));
  }

  /**
   * Checks a box or a radio button; a hidden native input is pressed through its label.
   * The target must match the same input once it is checked.
   */
  async check(target: Target): Promise<void> {
    const isPressed = await this.wait(`check ${describe(target)}`, async (limit) => {
      const look = await this.look(target);
      const hindrance = hindranceOf(look, disabled);
      if (hindrance) return notYet(hindrance);
      if (look.first?.isChecked) return done(false);
      const part = look.first?.isTucked ? 'label' : 'element';
      const hindered = await this.tab.click({ query: queryOf(target), part }, 1, limit).catch(giveUp);
      return hindered === undefined ? done(true) : notYet(hindered);
    });
    if (isPressed)
      await this.see('check', target, ({ first }) =>
        first?.isChecked ? done(undefined) : notYet('not checked'),
      );
  }

  /**
   * Replaces the text of a field by typing. As for a user, `change` fires when the field loses the focus: a
   * test presses Tab, or does what the visitor does next.
   */
  async fill(target: Target, text: string): Promise<void> {
    await this.wait(`fill in "${text}" in ${describe(target)}`, async () => {
      const hindrance = hindranceOf(await this.look(target), unusable);
      if (hindrance) return notYet(hindrance);
      const { first } = await this.look(target, 'select');
      if (!first?.isFocused) return notYet('without focus');
      await (text === '' ? this.tab.press('Delete') : this.tab.type(text)).catch(giveUp);
      return (await this.hasMissed(target, text)) ? notYet('nothing typed') : done(undefined);
    });
  }

  /** Focuses an element without a press. */
  async focus(target: Target): Promise<void> {
    await this.wait(`focus ${describe(target)}`, async () => {
      const { first } = await this.look(target, 'focus');
      return first?.isFocused ? done(undefined) : notYet(first ? 'without focus' : 'nothing there');
    });
  }

  /**
   * Presses a key.
   *
   * @param key `Enter`, `Tab`, `Shift+Tab`, `Escape`, `Space`, `ArrowDown` …, or a character.
   * @param target Receives the focus first; without it the key goes to the focused element.
   */
  async press(key: string, target?: Target): Promise<void> {
    if (target !== undefined) await this.focus(target);
    await this.step(`press ${key}`, () => this.tab.press(key));
  }

  /** Opens another tab of the same visitor, with the same cookies. */
  newTab(): Promise<Shopper> {
    return this.step('open a tab', async () => new Shopper(await this.tab.another()));
  }

  close(): Promise<void> {
    return this.step('close the tab', () => this.tab.close());
  }

  /** Sends a request outside the page, in the visitor's session. */
  request(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.step(`${method} ${path}`, () => this.tab.send({ method, path, json, headers }));
  }

  /** Returns whether typed keys went elsewhere: a busy driver may send them before the field has the focus. */
  private async hasMissed(target: Target, text: string): Promise<boolean> {
    // A page that leaves has got its keys.
    const look = await this.look(target).catch(() => undefined);
    return look?.first?.isUntyped === true && look.first.value !== text;
  }

  private async use(what: string, target: Target, press: Press): Promise<void> {
    const aim: Aim = { query: queryOf(target), part: 'element' };
    await this.wait(`${what} ${describe(target)}`, async (limit) => {
      const hindrance = hindranceOf(await this.look(target), unusable);
      if (hindrance) return notYet(hindrance);
      const hindered = await press(aim, limit).catch(giveUp);
      return hindered === undefined ? done(undefined) : notYet(hindered);
    });
  }
}

/** The action may have happened, and a retry could do it twice: the error is final. */
function giveUp(error: unknown): never {
  throw new Final(error instanceof Error ? error.message : String(error), { cause: error });
}
