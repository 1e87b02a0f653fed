import type { ReactNode } from 'react';
import { PauseIcon, PlayIcon } from '#kit/icons.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { NextIcon, PreviousIcon } from './carousel-icons.tsx';
import { carouselTexts } from './carousel-texts.ts';
import type { Direction } from './step.ts';
import type { Stops } from './use-stops.ts';

interface ButtonProps {
  label: string;
  isUseless?: boolean;
  onPress: () => void;
  children: ReactNode;
}

// Not `disabled`: at the end of the strip the button keeps the focus.
function Button({ label, isUseless = false, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="ar-carousel-button"
      aria-label={label}
      aria-disabled={isUseless || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface Moving {
  isPaused: boolean;
  onToggle: () => void;
}

/** Button that pauses and resumes automatic motion (WCAG 2.2.2). */
export function PauseButton({ isPaused, onToggle }: Moving) {
  const labels = chooseTexts(carouselTexts);
  return (
    <Button label={isPaused ? labels.play : labels.pause} onPress={onToggle}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </Button>
  );
}

function Dots({ stops: { selected, count }, onGo }: { stops: Stops; onGo: (stop: number) => void }) {
  const labels = chooseTexts(carouselTexts);
  return (
    <ul className="ar-carousel-dots">
      {Array.from({ length: count }, (_, stop) => (
        <li key={stop}>
          <button
            type="button"
            className="ar-carousel-dot"
            aria-label={labels.slide(stop + 1, count)}
            aria-current={stop === selected || undefined}
            onClick={() => onGo(stop)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ControlsProps {
  stops: Stops;
  arrows: boolean;
  dots: boolean;
  /** State of the pause button; undefined without autoplay. */
  moving: Moving | undefined;
  onGo: (stop: number) => void;
  onStep: (direction: Direction) => void;
}

/** The buttons of a carousel; pause comes first in the tab order. */
export function CarouselControls({ stops, arrows, dots, moving, onGo, onStep }: ControlsProps) {
  const labels = chooseTexts(carouselTexts);
  return (
    <div className="ar-carousel" role="group" aria-label={labels.controls}>
      {moving && <PauseButton {...moving} />}
      {arrows && (
        <Button label={labels.previous} isUseless={!stops.hasPrevious} onPress={() => onStep('previous')}>
          <PreviousIcon />
        </Button>
      )}
      {dots && <Dots stops={stops} onGo={onGo} />}
      {arrows && (
        <Button label={labels.next} isUseless={!stops.hasNext} onPress={() => onStep('next')}>
          <NextIcon />
        </Button>
      )}
    </div>
  );
}
