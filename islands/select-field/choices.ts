import { hasAttribute, matches, parentOf, getAttribute } from '#runtime/dom/safe.ts';

/** An option of the select, in its current state. */
export interface Choice {
  /** Index among all options of the select. */
  readonly index: number;
  readonly value: string;
  readonly text: string;
  /** The label of its group. */
  readonly group?: string | undefined;
  readonly isDisabled: boolean;
  readonly isSelected: boolean;
  readonly image?: string | undefined;
  readonly description?: string | undefined;
}

const groupOf = (option: HTMLOptionElement) => {
  const parent = parentOf(option);
  return parent instanceof HTMLOptGroupElement ? parent : undefined;
};

function readChoice(option: HTMLOptionElement, index: number): Choice {
  return {
    index,
    value: option.value,
    text: (getAttribute(option, 'label') || option.text).trim(),
    group: groupOf(option)?.label,
    isDisabled: matches(option, ':disabled') || Boolean(groupOf(option)?.disabled),
    isSelected: option.selected,
    image: getAttribute(option, 'data-image') ?? undefined,
    description: getAttribute(option, 'data-description') ?? undefined,
  };
}

/**
 * Reads the options of a select.
 *
 * @param select The native select.
 */
export const readChoices = (select: HTMLSelectElement): Choice[] =>
  Array.from(select.options, (option, index) => readChoice(option, index));

/**
 * Returns whether the list offers an option; a hidden or empty one is a placeholder.
 *
 * @param select The native select.
 * @param choice One of its options.
 */
export function isOffered(select: HTMLSelectElement, { index, text }: Choice): boolean {
  const option = select.options[index];
  return text !== '' && option !== undefined && !hasAttribute(option, 'hidden');
}

/** The content of the closed field. */
export interface Shown {
  readonly choices: readonly Choice[];
  /** Shown when no option with a value is chosen. */
  readonly placeholder?: string | undefined;
}

/**
 * Returns the content of the closed field.
 *
 * @param choices All options.
 * @param placeholder The page's placeholder, if any.
 */
export function readShown(choices: readonly Choice[], placeholder?: string): Shown {
  const selected = choices.filter((choice) => choice.isSelected);
  const isEmpty = selected.every(({ value }) => value === '');
  return isEmpty && placeholder ? { choices: [], placeholder } : { choices: selected };
}
