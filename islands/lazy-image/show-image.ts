import {
  hasAttribute,
  classListOf,
  closest,
  removeAttribute,
  querySelectorAll,
  addListener,
  getAttribute,
  setAttribute,
} from '#runtime/dom/safe.ts';
import type { Props } from './props.ts';

/** The picture came by us: it fades in. */
const OURS = 'ar-lazy-image';
/** The picture is on its way, so its place is empty. */
const COMING = 'ar-lazy-image-coming';
/** Neither the picture nor its fallback could be loaded: the alternative text is shown in a frame. */
const BROKEN = 'ar-lazy-image-broken';

const sourcesOf = (image: HTMLImageElement): Element[] => {
  const picture = closest(image, 'picture');
  return picture ? querySelectorAll(picture, 'source') : [];
};

function writeSourcesOf(image: HTMLImageElement, { src, srcset, sizes }: Props): void {
  for (const source of sourcesOf(image)) {
    const waiting = getAttribute(source, 'data-srcset');
    if (waiting) setAttribute(source, 'srcset', waiting);
  }
  // Before the addresses: a browser chooses as soon as it has one.
  if (sizes) setAttribute(image, 'sizes', sizes);
  if (srcset) setAttribute(image, 'srcset', srcset);
  if (src) setAttribute(image, 'src', src);
}

// Sources of a picture element, and a srcset, would be chosen before src.
function writeFallback(image: HTMLImageElement, fallback: string): void {
  for (const source of sourcesOf(image)) removeAttribute(source, 'srcset');
  removeAttribute(image, 'srcset');
  removeAttribute(image, 'sizes');
  setAttribute(image, 'src', fallback);
}

// Some valid SVG has no size of its own: only decoding shows whether it is valid.
const isSuspect = (image: HTMLImageElement) =>
  hasAttribute(image, 'src') && image.complete && image.naturalWidth === 0;

/**
 * Shows an image, decoded, and takes care that a broken one is replaced once (PGE-02): also one that broke before, and one
 * that breaks later because the window's width asked for another file.
 *
 * @param image The image.
 * @param props Its addresses; without any, what the server wrote is looked after.
 * @param signal Ends the care.
 */
export function showImage(image: HTMLImageElement, props: Props, signal: AbortSignal): void {
  let { fallback } = props;
  const classes = classListOf(image);
  const show = () => classes.remove(COMING, BROKEN);
  const fail = () => {
    if (!fallback) {
      classes.remove(COMING);
      classes.add(BROKEN);
      return;
    }
    const next = fallback;
    fallback = undefined;
    writeFallback(image, next);
  };
  // Decoded first, so that it is there at once and not by halves; one that changes meanwhile fires again.
  addListener(image, 'load', () => void image.decode().then(show, show), { signal });
  addListener(image, 'error', fail, { signal });

  if (props.src || props.srcset) {
    classes.add(OURS, COMING);
    writeSourcesOf(image, props);
  } else if (isSuspect(image)) {
    image.decode().then(show, fail);
  }
}
