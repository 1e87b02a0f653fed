import type { Look, Sight } from './look.ts';
import { Onlooker } from './onlooker.ts';
import { done, Final, notYet } from './poll.ts';
import type { Aim, Answer } from './tab.ts';
import { describe, queryOf, type Target } from './target.ts';

type Press = (aim: Aim, limit: number) => Promise<string | undefined>;

const disabled = ({ isDisabled }: Sight) => (isDisabled ? 'disabled' : undefined);
const unusable = (sight: Sight) => (sight.isVisible ? disabled(sight) : 'hidden');

/** What keeps a visitor from using what they look at. */
const hindranceOf = ({ first }: Look, judge: (sight: Sight) => string | undefined): string | undefined =>
  first ? judge(first) : 'nothing there';

/**
 * Someone in the shop, the same in every engine, with the means of a user: presses and keys that the browser trusts.
 * Every action waits until it can be done, ten seconds at most. See `Onlooker` for what a visitor reads and expects.
 */
export class Visitor extends Onlooker {
  /** Opens an address of the shop; done when the page has loaded. */
  goto(path: string): Promise<void> {
    return this.step(`go to ${path}`, () => this.tab.open(path));
  }

  /** The browser's button; expect the address before you read on, since a visit takes its time. */
  back(): Promise<void> {
    return this.step('go back', () => this.tab.traverse(-1));
  }

  forward(): Promise<void> {
    return this.step('go forward', () => this.tab.traverse(1));
  }

  reload(): Promise<void> {
    return this.step('reload', () => this.tab.reload());
  }

  /** Makes the window narrower or wider, in CSS pixels. */
  resize(width: number): Promise<void> {
    return this.step(`make the window ${width} pixels wide`, () => this.tab.resize(width));
  }

  /** Presses with the mouse, once it is visible, enabled, at rest and not covered. */
  click(target: Target): Promise<void> {
    return this.use('click', target, (aim, limit) => this.tab.click(aim, 1, limit));
  }

  /** Two quick clicks. Firefox's driver makes no `dblclick` of them. */
  doubleClick(target: Target): Promise<void> {
    return this.use('double-click', target, (aim, limit) => this.tab.click(aim, 2, limit));
  }

  /** Chooses an option of a `<select>` by its value. */
  select(target: Target, value: string): Promise<void> {
    return this.use(`choose "${value}" in`, target, (aim, limit) => this.tab.choose(aim, value, limit));
  }

  /** Checks a box or a radio button; one that its label draws is pressed there. The target must mean the same
   * one once it is checked. */
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
   * Replaces what a text field holds by typing. `change` comes when the field is left, as it does for a user; so
   * press Tab, or what else the visitor would do next.
   */
  async fill(target: Target, text: string): Promise<void> {
    await this.wait(`fill in "${text}" in ${describe(target)}`, async () => {
      const hindrance = hindranceOf(await this.look(target), unusable);
      if (hindrance) return notYet(hindrance);
      const { first } = await this.look(target, 'select');
      if (!first?.isFocused) return notYet('without focus');
      await (text === '' ? this.tab.press('Delete') : this.tab.type(text)).catch(giveUp);
      return done(undefined);
    });
  }

  /** Gives the focus without a press. */
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
   * @param target What gets the focus first; without it the key goes where the focus is.
   */
  async press(key: string, target?: Target): Promise<void> {
    if (target !== undefined) await this.focus(target);
    await this.step(`press ${key}`, () => this.tab.press(key));
  }

  /** Another tab of the same visitor, with the same cookies. */
  newTab(): Promise<Visitor> {
    return this.step('open a tab', async () => new Visitor(await this.tab.another()));
  }

  /** Closes this tab. */
  close(): Promise<void> {
    return this.step('close the tab', () => this.tab.close());
  }

  /** Asks the server beside the page, in the visitor's session. */
  request(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.step(`${method} ${path}`, () => this.tab.send({ method, path, json, headers }));
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

/** Whether it has happened is not known, and twice would be once too often. */
function giveUp(error: unknown): never {
  throw new Final(error instanceof Error ? error.message : String(error), { cause: error });
}
