import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { onDrag } from '#kit/drag.ts';
import { PauseIcon, PlayIcon } from '#kit/icons.tsx';
import { react, Slot, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { frameAfterDrag, listFrames, nearestFrame, wrapFrame } from './frames.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useFrames, type FrameLoading } from './use-frames.ts';
import { useInterest } from './use-interest.ts';
import { useTurning } from './use-rotation.ts';
import './view-360.css';

export { props } from './props.ts';

const LAST_KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1 };
const FIRST_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1 };

interface SliderProps {
  frame: number;
  count: number;
  onFrame: (frame: number) => void;
}

// A full turn has no end: at the last view an arrow key leads to the first, unlike in a native slider.
function Slider({ frame, count, onFrame }: SliderProps) {
  const labels = chooseTexts(texts);
  const wrap = (event: KeyboardEvent) => {
    const keys = frame === count - 1 ? LAST_KEYS : frame === 0 ? FIRST_KEYS : {};
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onFrame(wrapFrame(frame + step, count));
  };
  return (
    <input
      type="range"
      min={0}
      max={count - 1}
      value={frame}
      aria-label={labels.view}
      aria-valuetext={labels.frame(frame + 1, count)}
      onKeyDown={wrap}
      onChange={(event) => onFrame(Number(event.currentTarget.value))}
    />
  );
}

function Waiting({ isFailed, share, retry }: FrameLoading) {
  const labels = chooseTexts(texts);
  if (!isFailed) return <progress value={share} aria-label={labels.loading} />;
  return (
    <p className="view-360-bar">
      <span role="alert">{labels.failed}</span>
      <button type="button" className="ar-button ar-button-quiet" onClick={retry}>
        {labels.retry}
      </button>
    </p>
  );
}

/** Turns the product by dragging; returns whether it is being dragged. */
function useDragging(stage: RefObject<HTMLDivElement | null>, drag: (dx: number, isFirst: boolean) => void) {
  const { signal } = useIsland();
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(drag);
  useLayoutEffect(() => {
    latest.current = drag;
  });
  useLayoutEffect(() => {
    let isFirst = true;
    const start = () => setDragged(true);
    const move = (dx: number) => {
      latest.current(dx, isFirst);
      isFirst = false;
    };
    const end = () => {
      isFirst = true;
      setDragged(false);
    };
    onDrag(stage.current!, { start, move, end }, signal);
  }, [stage, signal]);
  return isDragged;
}

function View360(props: Props) {
  const [frames] = useState(() => listFrames(props));
  const count = frames.length;
  const [frame, setFrame] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const grip = useRef(0);
  const isActive = useInterest(area, props.autoplay);
  const loading = useFrames(frames, isActive);
  const choose = (target: number) => setFrame(wrapFrame(target, count));
  const turning = useTurning(area, props, loading.canRotate, () => choose(frame + 1));
  const takeTo = (target: number) => {
    turning.takeOver();
    choose(target);
  };
  const isDragged = useDragging(stage, (dx, isFirst) => {
    if (isFirst) grip.current = frame;
    takeTo(frameAfterDrag(grip.current, dx, stage.current!.clientWidth, count));
  });
  const shown = nearestFrame(frame, loading.ready, count);
  const labels = chooseTexts(texts);

  return (
    <div className="view-360" ref={area}>
      <div ref={stage} className={`view-360-stage${isDragged ? ' is-dragged' : ''}`}>
        <Slot name="photo" />
        {shown !== undefined && <img className="view-360-frame" src={frames[shown]} alt="" decoding="sync" />}
      </div>
      <div className="view-360-bar">
        {turning.isAllowed && (
          <button
            type="button"
            className="view-360-turn"
            aria-label={turning.isPlaying ? labels.stop : labels.rotate}
            onClick={turning.toggle}
          >
            {turning.isPlaying ? <PauseIcon /> : <PlayIcon />}
          </button>
        )}
        <Slider frame={frame} count={count} onFrame={takeTo} />
      </div>
      {isActive && !loading.canRotate && <Waiting {...loading} />}
      <Slot name="views" />
    </div>
  );
}

export default react(View360);
