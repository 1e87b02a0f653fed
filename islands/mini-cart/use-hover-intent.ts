import { useEffect, type RefObject } from 'react';

/** A pointer that only crosses opens nothing; one that slips off for a moment closes nothing. */
const IN_MS = 150;
const OUT_MS = 300;

/**
 * Tells when a mouse means to stay on an element, and when it means to leave. Touch and keyboard have the button.
 *
 * @param area The element.
 * @param open Called when the mouse stayed.
 * @param close Called when it stayed away.
 */
export function useHoverIntent(
  area: RefObject<HTMLElement | null>,
  open: () => void,
  close: () => void,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (delay: number, act: () => void) => (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(act, delay);
    };
    element.addEventListener('pointerenter', after(IN_MS, open), options);
    element.addEventListener('pointerleave', after(OUT_MS, close), options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `open` and `close` only set state
  }, [area]);
}
