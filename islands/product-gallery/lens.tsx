import { useLayoutEffect, useRef, useState } from 'react';
import { matches, addListener } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/** Hover intent in ms; shorter hovers do not load the large picture. */
const HOVER_DELAY_MS = 120;

const isMouse = (event: Event): event is PointerEvent => (event as PointerEvent).pointerType === 'mouse';

/**
 * Magnifies the photo under the mouse, until it leaves or Escape is pressed (WCAG 1.4.13). Touch and keyboard
 * have the gallery instead.
 *
 * @param props.viewport The element under the mouse.
 * @param props.src Address of the large picture.
 */
export function Lens({ viewport, src }: { viewport: HTMLElement; src: string }) {
  const { signal } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState('');
  const lens = useRef<HTMLDivElement>(null);
  const at = useRef<readonly [x: number, y: number]>([0, 0]);
  const follow = () => {
    const [x, y] = at.current;
    lens.current?.style.setProperty('--ar-lens', `${x}% ${y}%`);
  };

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      timer = undefined;
      setOpen(false);
    };
    const move = (event: Event) => {
      if (!isMouse(event)) return;
      const { left, top, width, height } = rectOf(viewport);
      at.current = [((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100];
      follow();
      timer ??= setTimeout(() => setOpen(true), HOVER_DELAY_MS);
    };
    // The timer stays set, so that the lens opens again only after the mouse has left.
    const dismiss = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || !matches(viewport, ':hover')) return;
      clearTimeout(timer);
      setOpen(false);
    };
    addListener(viewport, 'pointermove', move, { signal, passive: true });
    addListener(viewport, 'pointerleave', leave, { signal });
    addListener(document, 'keydown', dismiss, { signal });
    signal.addEventListener('abort', leave, { once: true });
  }, [viewport, signal]);
  useLayoutEffect(follow);

  if (!isOpen) return null;
  return (
    <div ref={lens} className={`product-gallery-lens${loaded === src ? ' is-ready' : ''}`} aria-hidden="true">
      <img src={src} alt="" onLoad={() => setLoaded(src)} />
    </div>
  );
}
