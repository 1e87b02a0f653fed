import type { Mount } from '#runtime';
import { childrenOf, rectOf } from '#runtime/dom/safe-tree.ts';
import { classListOf, matches, parentOf } from '#runtime/dom/safe.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { onBreakpoint } from '#kit/breakpoints.ts';
import { onBox, onMotion, onResize, onSeen } from '#kit/viewport.ts';
import { startMoving, stopMoving } from './loop.ts';
import type { Props } from './props.ts';
import { readMovement } from './read-movement.ts';
import { scaleFor, shiftAt, type Movement, type FrameView } from './distance.ts';

export { props } from './props.ts';

const FRAME = 'ar-parallax-frame';
const PICTURES = 'img, picture, video, canvas, svg';

/** The moving element and its frame. */
interface Pair {
  readonly frame: HTMLElement;
  readonly layer: HTMLElement;
}

function findPair(host: HTMLElement): Pair {
  if (matches(host, PICTURES)) return { frame: parentOf(host)!, layer: host };
  const [layer] = childrenOf(host);
  if (layer) return { frame: host, layer: layer as HTMLElement };
  throw new ArchipelError({
    what: `There is nothing to move in ${describeElement(host)}.`,
    why: 'data-parallax marks a picture, or the frame around what moves: its first child.',
    how: 'Write the picture into the element, or take the attribute away.',
  });
}

function viewOf(frame: Element): FrameView {
  const { top, height } = rectOf(frame);
  return { top, height, view: innerHeight };
}

// The transforms are removed first, because they change the measured rectangle.
function measureLayer({ frame, layer }: Pair) {
  layer.style.translate = '';
  layer.style.scale = '';
  const [outer, inner] = [rectOf(frame), rectOf(layer)];
  const offset = inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  return { height: inner.height || 1, offset };
}

function move(movement: Movement, pair: Pair, signal: AbortSignal): void {
  const { frame, layer } = pair;
  const isPicture = matches(layer, PICTURES);
  const moving = {
    read: () => shiftAt(movement, innerWidth, viewOf(frame)),
    write: (shift: number) => void (layer.style.translate = `0 ${shift}px`),
  };
  // Only pictures are enlarged: text has no edge that could show.
  const fit = () => {
    const picture = measureLayer(pair);
    if (isPicture) layer.style.scale = String(scaleFor(movement, innerWidth, viewOf(frame), picture));
    moving.write(moving.read());
  };
  const reset = () => {
    stopMoving(moving);
    classListOf(frame).remove(FRAME);
    layer.style.translate = '';
    layer.style.scale = '';
  };
  classListOf(frame).add(FRAME);
  fit();
  onResize(fit, signal);
  // A picture that loads late gets its height only then.
  onBox([frame, layer], fit, signal);
  // The page may scroll before the observer's first callback.
  startMoving(moving);
  onSeen(frame, { ratio: 0 }, (isSeen) => (isSeen ? startMoving : stopMoving)(moving), signal);
  signal.addEventListener('abort', reset, { once: true });
}

/**
 * Moves an element against the scroll inside a frame that clips it (PGE-09, MKT-02), by transforms alone. It
 * stops as soon as the visitor prefers reduced motion.
 */
const mount: Mount<Props> = (host, props, { signal }) => {
  const pair = findPair(host);
  const movement = readMovement(props, host);
  let current: AbortController | undefined;
  const state = { isReduced: true, isTooNarrow: movement.isBanner };
  const follow = (change: Partial<typeof state>) => {
    Object.assign(state, change);
    const isOn = !state.isReduced && !state.isTooNarrow;
    if (isOn === Boolean(current)) return;
    current?.abort();
    current = isOn ? followSignal(signal) : undefined;
    if (current) move(movement, pair, current.signal);
  };
  if (movement.isBanner) onBreakpoint('lg', (isTooNarrow) => follow({ isTooNarrow }), signal);
  onMotion((isReduced) => follow({ isReduced }), signal);
};

export default mount;
