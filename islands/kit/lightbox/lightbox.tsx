import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import Lightbox, { type ControllerRef, type SlideshowRef, type ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { closest, addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { prefersStillness } from '#runtime/dom/motion.ts';
import { isPhone } from '#kit/is-phone.ts';
import { ChevronIcon, CloseIcon, Icon, PauseIcon, PlayIcon } from '#kit/icons.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { lightboxTexts } from './lightbox-texts.ts';
import type { LightboxPhoto, LightboxSettings } from './lightbox-settings.ts';
import { useEverySwipe } from './use-every-swipe.ts';
import { usePhotoNames } from './use-photo-names.ts';
import { useSpokenPhoto } from './use-spoken-photo.ts';
import './lightbox.css';

const PLUGINS = [Captions, Counter, Slideshow, Thumbnails, Zoom];

export interface LightboxViewProps {
  photos: readonly LightboxPhoto[];
  settings: LightboxSettings;
  start: number;
  root: HTMLElement;
  /** Receives the function that closes the gallery. */
  onOpen: (close: () => void) => void;
  onView: (index: number) => void;
  onClosed: () => void;
}

/** Pauses the slideshow at a press on a photo. */
function usePauseAtTouch(root: HTMLElement, slideshow: RefObject<SlideshowRef | null>): void {
  const { signal } = useIsland();
  useLayoutEffect(() => {
    const stop = ({ target }: Event) => {
      const isOnPhoto = target instanceof Element && closest(target, '.yarl__carousel') !== null;
      if (isOnPhoto) slideshow.current?.pause();
    };
    addListener(root, 'pointerdown', stop, { signal, capture: true });
  }, [root, slideshow, signal]);
}

const isDisabled = (element: Element | null) => element instanceof HTMLButtonElement && element.disabled;

/**
 * Returns lost focus to the gallery, which needs it for its keys: at its limit "zoom in" is disabled, and Tab
 * after the last button leaves the page.
 */
function useFocusInside(root: HTMLElement, controller: RefObject<ControllerRef | null>): void {
  const { signal } = useIsland();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.defaultPrevented) return;
      controller.current?.focus();
      if (event.key === 'Escape') controller.current?.close();
    };
    addListener(document, 'keydown', onKey as (event: Event) => void, { signal });
  }, [controller, signal]);
  useLayoutEffect(() => {
    const remember = () => {
      const { activeElement } = document;
      if (activeElement === document.body || isDisabled(activeElement)) controller.current?.focus();
    };
    // The library disables the button only after its zoom event.
    const observer = new MutationObserver(remember);
    observer.observe(root, { subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [root, controller]);
}

function timesOf({ transition, slideshowTransition }: LightboxSettings, isPlaying: boolean) {
  if (prefersStillness()) return { fade: 0, swipe: 0, navigation: 0 };
  const navigation = isPlaying ? slideshowTransition : transition;
  return { fade: transition, swipe: transition, navigation };
}

const toSlide = ({ src, alt, caption }: LightboxPhoto) => ({
  src,
  alt,
  ...(caption && { description: caption }),
});

/** Thumbnails of the same proportions as in the page, in CSS pixels. */
const THUMB = { width: 64, height: 80, border: 2, padding: 1, gap: 8 };

const ZOOM = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M7.5 10.5h6';
const THUMBNAILS = 'M4 5h16v14H4zM4 14.5h16M9.5 14.5V19M14.5 14.5V19';

const draw = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

/** The thin icons of the kit. */
const ICONS = {
  iconPrev: ChevronIcon,
  iconNext: ChevronIcon,
  iconClose: CloseIcon,
  iconZoomIn: draw(`${ZOOM}M10.5 7.5v6`),
  iconZoomOut: draw(ZOOM),
  iconThumbnailsVisible: draw(THUMBNAILS),
  iconThumbnailsHidden: draw(`${THUMBNAILS}M3 3l18 18`),
  iconSlideshowPlay: PlayIcon,
  iconSlideshowPause: PauseIcon,
};

const noButton = () => null;
const ALONE = { buttonPrev: noButton, buttonNext: noButton, buttonSlideshow: noButton };

/** The gallery, on yet-another-react-lightbox with the features that it lacks (decisions 190 to 192). */
export function LightboxView({ photos, settings, start, root, ...announcer }: LightboxViewProps) {
  const [isOpen, setOpen] = useState(true);
  const [isPlaying, setPlaying] = useState(false);
  const controller = useRef<ControllerRef>(null);
  const slideshow = useRef<SlideshowRef>(null);
  const zoom = useRef<ZoomRef>(null);
  // Created once: a new array would send the library back to the first slide.
  const [slides] = useState(() => photos.map(toSlide));
  const viewLabels = chooseTexts(lightboxTexts);
  const isAlone = photos.length < 2;
  // Phones have no slideshow, their thumbnails begin with the first photo, and a photo takes the whole width.
  const [isSmall] = useState(isPhone);
  const spoken = useSpokenPhoto(photos, root);
  usePauseAtTouch(root, slideshow);
  useFocusInside(root, controller);
  useEverySwipe(root, controller, zoom);
  usePhotoNames(photos, root);
  // The controller's `close` plays the animation and reports its end; setting `open` to false reports
  // nothing.
  const close = () => controller.current?.close();

  return (
    <Lightbox
      open={isOpen}
      close={() => setOpen(false)}
      index={start}
      slides={slides}
      plugins={PLUGINS}
      labels={viewLabels.labels}
      portal={{ root }}
      className="ar-lightbox"
      slideshow={{ delay: settings.interval, ref: slideshow }}
      animation={timesOf(settings, isPlaying)}
      carousel={{
        preload: settings.preload,
        finite: isAlone || isSmall,
        padding: isSmall ? 0 : '16px',
      }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'center' }}
      thumbnails={{ hidden: isAlone, showToggle: !isAlone, imageFit: 'cover', ...THUMB }}
      zoom={{ ref: zoom, scrollToZoom: true, maxZoomPixelRatio: 3, pinchZoomV4: true }}
      render={{
        ...ICONS,
        controls: () => (
          <p role="status" className="ar-visually-hidden">
            {spoken.text}
          </p>
        ),
        iconError: () => <span className="ar-lightbox-broken">{viewLabels.broken}</span>,
        ...(isAlone && ALONE),
      }}
      on={{
        entering: () => announcer.onOpen(close),
        view: ({ index }) => {
          spoken.announce(index, isPlaying);
          announcer.onView(index);
        },
        exited: announcer.onClosed,
        slideshowStart: () => setPlaying(true),
        slideshowStop: () => setPlaying(false),
      }}
    />
  );
}
