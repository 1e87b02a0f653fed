import { useLayoutEffect, useRef } from 'react';
import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { addListener, getAttribute } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/** Attributes of downshift's input that would change the server's field: value, id, label. */
export interface InputProps {
  readonly ref: (input: HTMLInputElement | null) => void;
  readonly onChange: (event: Event) => void;
  readonly onKeyDown: (event: Event) => void;
  readonly onBlur: (event: Event) => void;
  readonly onClick: (event: Event) => void;
  readonly 'aria-activedescendant': string;
  readonly 'aria-autocomplete': string;
  readonly 'aria-controls': string;
  readonly 'aria-expanded': boolean;
  readonly role: string;
}

const LISTENERS = { input: 'onChange', keydown: 'onKeyDown', blur: 'onBlur', click: 'onClick' } as const;
const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const;

function writeAttributes(overrides: Overrides, input: HTMLInputElement, props: InputProps): void {
  for (const name of ATTRIBUTES) {
    const value = String(props[name]);
    overrides.set(input, name, value === '' ? null : value);
  }
  // Where the page says nothing, two lists would lie over each other.
  if (getAttribute(input, 'autocomplete') === null) overrides.set(input, 'autocomplete', 'off');
}

/**
 * Gives downshift a field that the server wrote: listeners and attributes are lent to it, while node, value, label, focus and
 * caret stay what they are. At the end it is as it was.
 *
 * @param input The field.
 * @param props The present result of downshift's `getInputProps`.
 */
export function useServerInput(input: HTMLInputElement, props: InputProps): void {
  const { host } = useIsland();
  const newest = useRef(props);
  newest.current = props;
  const written = useRef<Overrides | undefined>(undefined);

  useLayoutEffect(() => {
    const overrides = createOverrides();
    overrides.mark(host, 'ar-combobox-host', true);
    written.current = overrides;
    const controller = new AbortController();
    for (const [type, name] of Object.entries(LISTENERS)) {
      const run = (event: Event) => newest.current[name](event);
      addListener(input, type, run, { signal: controller.signal });
    }
    newest.current.ref(input);
    return () => {
      controller.abort();
      newest.current.ref(null);
      overrides.restore();
    };
  }, [host, input]);

  useLayoutEffect(() => {
    if (written.current) writeAttributes(written.current, input, props);
  });
}
