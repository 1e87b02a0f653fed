import { rectOf } from '#runtime/dom/safe-tree.ts';
import { positionNextTo, type PopoverSide } from './position.ts';

/** Positions a panel while it is open. */
export interface Follower {
  start(): void;
  stop(): void;
}

const viewSize = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
});

/**
 * Positions a panel by measuring, again on each scroll and resize. For browsers without reliable CSS anchors:
 * Chrome before 129, Firefox before 147, and Safari (styles/popover.css).
 *
 * @param button The button next to it.
 * @param panel The positioned panel.
 * @param side The preferred side.
 */
export function followByMeasure(button: HTMLElement, panel: HTMLElement, side: PopoverSide): Follower {
  let frame = 0;
  let following = new AbortController();

  const reposition = () => {
    const view = viewSize(document.documentElement);
    const { x, y } = positionNextTo(rectOf(button), rectOf(panel), side, view);
    panel.style.setProperty('--ar-popover-x', `${x}px`);
    panel.style.setProperty('--ar-popover-y', `${y}px`);
  };
  const repositionSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(reposition);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    following.abort();
  };
  const start = () => {
    stop();
    following = new AbortController();
    const options = { signal: following.signal, passive: true };
    document.addEventListener('scroll', repositionSoon, { ...options, capture: true });
    addEventListener('resize', repositionSoon, options);
    repositionSoon();
  };
  return { start, stop };
}

/**
 * Leaves the positioning to CSS anchors (styles/popover.css). Decision 148.
 *
 * @param button The button next to the panel.
 * @param panel The panel.
 * @param id Unique in the document.
 */
export function followByAnchor(button: HTMLElement, panel: HTMLElement, id: string): Follower {
  const name = `--${id}`;
  return {
    start() {
      button.style.setProperty('anchor-name', name);
      panel.style.setProperty('position-anchor', name);
    },
    stop() {
      button.style.removeProperty('anchor-name');
      panel.style.removeProperty('position-anchor');
    },
  };
}
