import { createElement } from '#kit/element.ts';
import { track } from '#runtime';
import { classListOf, listenAt } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { report } from '#runtime/page/errors.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { judgeRule } from './judge-rule.ts';
import { readPasswordRules, type PasswordRule } from './read-rules.ts';
import { texts } from './texts.ts';

const put = (text: string, value: string) => text.replace('{0}', () => value);

/** One rule on the page. */
function createItem({ text }: PasswordRule) {
  const item = createElement('li', 'ar-password-rule');
  const state = createElement('span', 'ar-visually-hidden');
  item.append(createElement('span', '', text), state);
  const show = (isMet: boolean) => {
    const words = chooseTexts(texts);
    classListOf(item).toggle('ar-password-rule-met', isMet);
    state.textContent = put(isMet ? words.met : words.unmet, '').trimEnd();
  };
  show(false);
  return { item, show };
}

/** Says each rule once, when it is first met; what comes together is said together. */
function createSpeaker(rules: readonly PasswordRule[]) {
  const said = new Set<PasswordRule>();
  return (met: readonly PasswordRule[]) => {
    const news = met.filter((rule) => !said.has(rule));
    if (news.length === 0) return;
    for (const rule of news) said.add(rule);
    const words = chooseTexts(texts);
    const sentences = news.map(({ text }) => put(words.met, text));
    announce(met.length === rules.length ? words.all : sentences.join('. '));
  };
}

/**
 * Makes the list of what is asked of a password, ticked while one types.
 *
 * @param field The field.
 * @param patternText What the pattern of its rules asks, where the page says it.
 * @param signal Ends it.
 * @returns The list; nothing where the rules ask nothing that a visitor need read.
 */
export function createRuleList(
  field: HTMLInputElement,
  patternText: string | undefined,
  signal: AbortSignal,
): HTMLElement | undefined {
  const rules = readPasswordRules(field, patternText);
  if (rules.length === 0) return undefined;
  const list = createElement('ul', 'ar-password-rules');
  const items = rules.map((rule) => createItem(rule));
  list.append(...items.map(({ item }) => item));
  const speak = createSpeaker(rules);
  let round = 0;

  const check = async (isHeard: boolean) => {
    round += 1;
    const own = round;
    const verdicts = await Promise.all(rules.map((rule) => judgeRule(field, rule)));
    // What was typed meanwhile has a judgement of its own.
    if (own !== round || signal.aborted) return;
    items.forEach(({ show }, place) => show(verdicts[place]!));
    if (isHeard) speak(rules.filter((_, place) => verdicts[place]!));
  };
  const follow = (isHeard: boolean) =>
    void track(check(isHeard).catch((thrown) => report(thrown, 'password-field')));

  // Other fields of the form, too: two passwords may have to be the same.
  listenAt(field.form ?? field, 'input', ({ target }) => follow(target === field), { signal });
  if (field.form) listenAt(field.form, 'reset', () => setTimeout(() => follow(false)), { signal });
  follow(false);
  return list;
}
