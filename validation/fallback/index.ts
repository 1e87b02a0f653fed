import { chooseTexts } from '#runtime/page/texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/**
 * Returns the default message of a rule for which the server has written none.
 *
 * @param rule The rule's name.
 * @param control The control that has its parameters.
 */
export function fallbackFor(rule: string, control: Element): string {
  const texts = chooseTexts({ fr, nl, en });
  const text = (Object.hasOwn(texts, rule) ? texts[rule] : texts['any']) ?? '';
  return text.replace(
    /\{(\w+)\}/g,
    (_, name: string) => control.getAttribute(`data-val-${rule}-${name}`) ?? '',
  );
}
