import type { KeyboardEvent, PointerEvent } from 'react';

interface Props {
  readonly label: string;
  /** Height of the panel in CSS pixels. */
  readonly height: number;
  resize(height: number): void;
}

const MIN_HEIGHT_PX = 80;
const STEP_PX = 32;

/** Limits a height to the window. */
export const limitHeight = (height: number) =>
  Math.round(Math.max(MIN_HEIGHT_PX, Math.min(height, innerHeight * 0.9)));

/** The upper edge of the panel: dragged, or moved by the arrow keys. */
export function ResizeHandle({ label, height, resize }: Props) {
  const onPointerMove = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) resize(limitHeight(innerHeight - clientY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: STEP_PX, ArrowDown: -STEP_PX }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    resize(limitHeight(height + step));
  };
  return (
    <div
      className="handle"
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuemin={MIN_HEIGHT_PX}
      aria-valuemax={limitHeight(Infinity)}
      aria-valuenow={height}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
