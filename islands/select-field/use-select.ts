import { useLayoutEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { dispatchAt, matches, addListener, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { isOffered, readChoices, type Choice } from './choices.ts';
import { followSelect } from './follow-select.ts';

/** The data of a native select that its view renders. */
export interface NativeSelect {
  readonly choices: readonly Choice[];
  readonly offered: readonly Choice[];
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  /** Its `aria-label`, if any. */
  readonly name: string | undefined;
  /** Its other ARIA attributes. */
  readonly aria: Readonly<Record<string, string | undefined>>;
  /** Toggles an option, or selects the only one; dispatches input and change, as a visitor's choice does. */
  choose(choice: Choice): void;
}

const fire = (select: HTMLSelectElement, type: string) =>
  dispatchAt(select, new Event(type, { bubbles: true }));

function chooseIn(select: HTMLSelectElement, { index, isSelected }: Choice): void {
  const option = select.options[index];
  if (!option || (isSelected && !select.multiple)) return;
  option.selected = select.multiple ? !option.selected : true;
  fire(select, 'input');
  fire(select, 'change');
}

const ariaOf = (select: HTMLSelectElement) => ({
  'aria-describedby': getAttribute(select, 'aria-describedby') ?? undefined,
  'aria-invalid': getAttribute(select, 'aria-invalid') ?? undefined,
  'aria-required': select.required ? 'true' : undefined,
});

function snapshot(select: HTMLSelectElement): NativeSelect {
  const choices = readChoices(select);
  return {
    choices,
    offered: choices.filter((choice) => isOffered(select, choice)),
    isMultiple: select.multiple,
    isDisabled: matches(select, ':disabled'),
    name: getAttribute(select, 'aria-label') ?? undefined,
    aria: ariaOf(select),
    choose: (choice) => chooseIn(select, choice),
  };
}

/**
 * Reads the native select of the host, again whenever it changes.
 *
 * @returns Its current data.
 */
export function useNativeSelect(): NativeSelect {
  const { host, signal } = useIsland();
  const [select] = useState(() => findInside<HTMLSelectElement>(host, 'select')!);
  const [state, setState] = useState(() => snapshot(select));
  // A layout effect: a change after the first render must not miss its listener.
  useLayoutEffect(() => followSelect(select, () => setState(snapshot(select)), signal), [select, signal]);
  return state;
}

/**
 * Lets a control replace the native select, which is hidden: focus from a label or an invalid form moves on
 * to the control.
 *
 * @param findControl Finds the control.
 * @returns The ids of the select's labels, separated by spaces; empty without labels.
 */
export function useReplacement(findControl: () => HTMLElement | null): string {
  const { host, id, signal } = useIsland();
  const [labels, setLabels] = useState('');
  useLayoutEffect(() => {
    const select = findInside<HTMLSelectElement>(host, 'select')!;
    const overrides = createOverrides();
    overrides.toggleClass(host, 'ar-select-listed', true);
    overrides.set(select, 'tabindex', '-1');
    overrides.set(select, 'aria-hidden', 'true');
    const ids = Array.from(select.labels, (label, index) => {
      if (!getAttribute(label, 'id')) overrides.set(label, 'id', `${id}-label-${index}`);
      return getAttribute(label, 'id');
    });
    setLabels(ids.join(' '));
    addListener(select, 'focus', () => findControl()?.focus(), { signal });
    return () => overrides.restore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each select
  }, [host, id, signal]);
  return labels;
}
