import { createElement } from '#kit/element.ts';
import { track } from '#runtime';
import { classListOf, addListener } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { report } from '#runtime/page/errors.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { evaluateRule } from './evaluate-rule.ts';
import { readPasswordRules, type PasswordRule } from './read-rules.ts';
import { texts } from './texts.ts';

const put = (text: string, value: string) => text.replace('{0}', () => value);

/** Creates the list item of a rule. */
function createItem({ text }: PasswordRule) {
  const item = createElement('li', 'ar-password-rule');
  const state = createElement('span', 'ar-visually-hidden');
  item.append(createElement('span', '', text), state);
  const show = (isMet: boolean) => {
    const labels = chooseTexts(texts);
    classListOf(item).toggle('ar-password-rule-met', isMet);
    state.textContent = put(isMet ? labels.met : labels.unmet, '').trimEnd();
  };
  show(false);
  return { item, show };
}

/** Creates the announcer of met rules: each is announced once, several at a time in one message. */
function createSpeaker(rules: readonly PasswordRule[]) {
  const announcedRules = new Set<PasswordRule>();
  return (met: readonly PasswordRule[]) => {
    const news = met.filter((rule) => !announcedRules.has(rule));
    if (news.length === 0) return;
    for (const rule of news) announcedRules.add(rule);
    const labels = chooseTexts(texts);
    const sentences = news.map(({ text }) => put(labels.met, text));
    announce(met.length === rules.length ? labels.all : sentences.join('. '));
  };
}

/**
 * Creates the list of a password's requirements, ticked while the visitor types.
 *
 * @param field The field.
 * @param patternText The page's sentence for its pattern, if any.
 * @param signal Removes the listeners.
 * @returns The list; undefined if there is no requirement to show.
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
  const announceRules = createSpeaker(rules);
  let round = 0;

  const check = async (isAnnounced: boolean) => {
    round += 1;
    const own = round;
    const verdicts = await Promise.all(rules.map((rule) => evaluateRule(field, rule)));
    // Newer input has its own check.
    if (own !== round || signal.aborted) return;
    items.forEach(({ show }, index) => show(verdicts[index]!));
    if (isAnnounced) announceRules(rules.filter((_, index) => verdicts[index]!));
  };
  const follow = (isAnnounced: boolean) =>
    void track(check(isAnnounced).catch((thrown) => report(thrown, 'password-field')));

  // Input in other fields counts too, because two passwords may have to match.
  addListener(field.form ?? field, 'input', ({ target }) => follow(target === field), { signal });
  if (field.form) addListener(field.form, 'reset', () => setTimeout(() => follow(false)), { signal });
  follow(false);
  return list;
}
