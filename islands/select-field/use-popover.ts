import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPopover } from '#kit/popover';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';

/**
 * Shows a view's element as a popover next to its button, at least as wide as the button.
 *
 * @param button The button.
 * @param panel The panel.
 * @returns Whether it is open, and a function that opens or closes it.
 */
export function usePopover(button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const { signal } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<ReturnType<typeof createPopover> | undefined>(undefined);

  useLayoutEffect(() => {
    const [opener, content] = [button.current!, panel.current!];
    const own = followSignal(signal);
    popover.current = createPopover(opener, content, { signal: own.signal });
    const onToggle = (event: Event) => {
      const willOpen = (event as ToggleEvent).newState === 'open';
      if (willOpen) content.style.minInlineSize = `${rectOf(opener).width}px`;
      setOpen(willOpen);
    };
    addListener(content, 'beforetoggle', onToggle, { signal: own.signal });
    return () => own.abort();
  }, [button, panel, signal]);

  return {
    isOpen,
    set: (willOpen: boolean) => (willOpen ? popover.current?.open() : popover.current?.close()),
  };
}
