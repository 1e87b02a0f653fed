import { closest, getAttribute } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { findNamesakes } from './namesakes.ts';
import { texts } from './texts.ts';

/** One requirement of a password: a rule of the form, or a part of one. */
export interface PasswordRule {
  /** The sentence for the visitor. */
  readonly text: string;
  /** The rule that evaluates it. */
  readonly rule: 'password' | 'minlength' | 'regex' | 'equalto' | 'notequalto';
  /** The rule's parameters that belong to this requirement. */
  readonly params: Readonly<Record<string, string>>;
}

type Labels = (typeof texts)['fr'];

const fillIn = (text: string, value: string) => text.replace('{0}', () => value);

/** Common patterns that require one kind of character, with the label of each. */
const KNOWN_PATTERNS: readonly (readonly [RegExp, keyof Labels])[] = [
  [/^\^?\.\*(?:\\d|\[0-9\])\+?(?:\.\*)?\$?$/, 'digit'],
  [/^\^?\.\*\[A-Z\]\+?(?:\.\*)?\$?$/, 'capital'],
  [/^\^?\.\*\[a-z\]\+?(?:\.\*)?\$?$/, 'small'],
];

/** Returns readers of a field's rule attributes, one for each kind of rule. */
function readerOf(field: HTMLInputElement, patternText: string | undefined) {
  const labels = chooseTexts(texts);
  const read = (name: string) => getAttribute(field, `data-val-${name}`) ?? '';

  const ofLength = (rule: PasswordRule['rule'], attribute: string): PasswordRule[] => {
    const min = read(attribute);
    return Number(min) > 0 ? [{ text: fillIn(labels.least, min), rule, params: { min } }] : [];
  };
  const ofSpecial = (): PasswordRule[] => {
    const nonalphamin = read('password-nonalphamin');
    if (!(Number(nonalphamin) > 0)) return [];
    const text = nonalphamin === '1' ? labels.special : fillIn(labels.specials, nonalphamin);
    return [{ text, rule: 'password', params: { nonalphamin } }];
  };
  const ofPattern = (rule: 'password' | 'regex', parameter: string): PasswordRule[] => {
    const pattern = read(`${rule}-${parameter}`);
    if (!pattern) return [];
    const known = KNOWN_PATTERNS.find(([shape]) => shape.test(pattern));
    const text = patternText ?? (known ? labels[known[1]] : read(rule));
    return text ? [{ text, rule, params: { [parameter]: pattern } }] : [];
  };
  const ofOther = (rule: 'equalto' | 'notequalto', parameter: string, sentence: string): PasswordRule[] =>
    read(`${rule}-${parameter}`)
      .split(',')
      .flatMap((name) => {
        const label = labelOf(field, name.trim());
        return label ? [{ text: fillIn(sentence, label), rule, params: { [parameter]: name.trim() } }] : [];
      });
  return { labels, ofLength, ofSpecial, ofPattern, ofOther };
}

// `(optional)` and the star of a required field are not part of its name.
function labelOf(field: HTMLInputElement, name: string): string {
  const [other] = findNamesakes(field, name);
  const [label] = other instanceof HTMLInputElement ? (other.labels ?? []) : [];
  const text = label?.textContent ?? (other && getAttribute(other, 'aria-label')) ?? '';
  return text.replace(/\s*\*\s*$|\(.*\)/g, '').trim();
}

/**
 * Reads the server's requirements of a password from the field's own `data-val-*`, with a sentence for each.
 *
 * @param field The field.
 * @param patternText The page's sentence for its pattern, if any.
 * @returns The requirements in the order of the list, without those that need no text: required, maximum
 * length, remote.
 */
export function readPasswordRules(field: HTMLInputElement, patternText?: string): PasswordRule[] {
  if (!closest(field, '[data-val="true"]')) return [];
  const { labels, ofLength, ofSpecial, ofPattern, ofOther } = readerOf(field, patternText);
  const found = [
    ...ofLength('password', 'password-min'),
    ...ofLength('minlength', 'minlength-min'),
    ...ofLength('minlength', 'length-min'),
    ...ofPattern('password', 'regex'),
    ...ofPattern('regex', 'pattern'),
    ...ofSpecial(),
    ...ofOther('notequalto', 'others', labels.different),
    ...ofOther('equalto', 'other', labels.same),
  ];
  // Two rules may have the same sentence.
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}
