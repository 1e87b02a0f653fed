import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { contains } from '#runtime/dom/safe.ts';
import { on } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';

export interface Disclosure {
  isOpen: boolean;
  open(): void;
  close(): void;
  toggle(): void;
  /** Attributes of the button. */
  buttonProps: { 'aria-expanded': boolean; 'aria-controls': string };
  /** Attributes of the panel. */
  panelProps: { id: string; hidden: boolean };
}

/**
 * The disclosure pattern (APG): a button and its panel. Escape closes it and returns the focus to the button;
 * a click or the focus elsewhere and leaving the page close it, too (NAV-15).
 *
 * @param area The element around button and panel.
 * @param button The button.
 */
export function useDisclosure(
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): Disclosure {
  const { id, signal } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const panelId = `${id}-panel`;
  const close = () => setOpen(false);

  useEffect(() => on('page-leave', close, signal), [signal]);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const hadFocus = area.current && contains(area.current, document.activeElement);
      close();
      if (hadFocus) button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !(area.current && contains(area.current, target))) close();
    };
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('pointerdown', onElsewhere, options);
    document.addEventListener('focusin', onElsewhere, options);
    return () => controller.abort();
  }, [isOpen, area, button]);

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    toggle: () => setOpen((value) => !value),
    buttonProps: { 'aria-expanded': isOpen, 'aria-controls': panelId },
    panelProps: { id: panelId, hidden: !isOpen },
  };
}
