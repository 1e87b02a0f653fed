import { useEffect, useRef } from 'react';
import { emit } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { carouselTexts } from './carousel-texts.ts';
import { CarouselControls, PauseButton } from './controls.tsx';
import type { Strip } from './find-strip.ts';
import { goOneStop, goToStop } from './step.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useStops, type Stops } from './use-stops.ts';
import { useStrip, type StripPlugin } from './use-strip.ts';
import './carousel.css';

interface CarouselProps {
  /** The server's strip. */
  strip: Strip;
  loop: boolean;
  arrows: boolean;
  dots: boolean;
  /** Milliseconds for each slide; 0 without autoplay. */
  delay: number;
  /** Whether content of the slides, such as a video, moves by itself and can be paused. */
  hasMotion?: boolean;
  /** An additional Embla plugin, created once. */
  plugin?: StripPlugin | undefined;
  /** Called with the selected slide, and whether its video plays now. */
  onShown?: ((slide: Element | undefined, isMoving: boolean) => void) | undefined;
}

// Emits an event for changes only, not for the first slide.
function useAnnouncedChanges({ selected, count }: Stops, isLive: boolean): void {
  const { host } = useIsland();
  const notified = useRef<number>(undefined);
  useEffect(() => {
    if (!isLive) return;
    const isNew = notified.current !== undefined && notified.current !== selected;
    notified.current = selected;
    if (isNew) emit(host, 'slide-changed', { index: selected, count });
  }, [host, isLive, selected, count]);
}

// A single slide has no controls (BAN-01), except a pause button if its content moves.
function SingleSlide({ strip, hasMotion = false, onShown }: CarouselProps) {
  const { toggle, isAllowed, isPaused, isMoving } = useAutoplay(undefined, 0);
  const slide = strip.list.children[0];
  useEffect(() => onShown?.(slide, isMoving), [onShown, slide, isMoving]);
  if (!hasMotion || !isAllowed) return null;
  return (
    <div className="ar-carousel">
      <PauseButton isPaused={isPaused} onToggle={toggle} />
    </div>
  );
}

function SeveralSlides(props: CarouselProps) {
  const { strip, loop, arrows, dots, delay, hasMotion = false, plugin, onShown } = props;
  const api = useStrip(strip, { loop, plugin, hasControls: arrows || dots });
  const stops = useStops(api);
  const { toggle, isAllowed, isPaused, isMoving } = useAutoplay(api, delay);
  const slide = api?.slideNodes()[stops.selected];
  useAnnouncedChanges(stops, api !== undefined);
  useEffect(() => onShown?.(slide, isMoving), [onShown, slide, isMoving]);
  if (!api || stops.count < 2) return null;

  const canMove = isAllowed && (delay > 0 || hasMotion);
  const afterPress = () =>
    announce(chooseTexts(carouselTexts).slide(api.selectedScrollSnap() + 1, api.scrollSnapList().length));
  return (
    <CarouselControls
      stops={stops}
      arrows={arrows}
      dots={dots}
      moving={canMove ? { isPaused, onToggle: toggle } : undefined}
      onGo={(stop) => {
        goToStop(api, stop);
        afterPress();
      }}
      onStep={(direction) => {
        goOneStop(api, direction);
        afterPress();
      }}
    />
  );
}

/**
 * A carousel on the server's own strip: adds buttons and autoplay (BAN-02, CAT-08, MKT-01). There are no
 * buttons when all slides are in view; a single slide does not start Embla (BAN-01).
 */
export function Carousel(props: CarouselProps) {
  const isSingle = props.strip.list.children.length < 2;
  return isSingle ? <SingleSlide {...props} /> : <SeveralSlides {...props} />;
}
