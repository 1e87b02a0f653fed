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

// Without `disabled`: the focus stays on the button at the end of the strip.
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

/** The button that pauses what moves by itself (WCAG 2.2.2). */
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
  /** The autoplay that can be paused; left out, there is none. */
  moving: Moving | undefined;
  onGo: (stop: number) => void;
  onStep: (direction: Direction) => void;
}

/** The buttons of a carousel: pause first, as it is needed first. */
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
