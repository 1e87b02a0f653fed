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

/** Class of a picture loaded by this island: it fades in. */
const OURS = 'ar-lazy-image';
/** Class of a picture while it is loading: its area is empty. */
const COMING = 'ar-lazy-image-coming';
/**
 * Class of a picture that could not be loaded, nor its fallback: the alternative text is shown in a frame.
 */
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
  // `sizes` is set before the addresses, because the browser chooses a file as soon as it has one.
  if (sizes) setAttribute(image, 'sizes', sizes);
  if (srcset) setAttribute(image, 'srcset', srcset);
  if (src) setAttribute(image, 'src', src);
}

// `<source>` elements and `srcset` are removed, because they take precedence over `src`.
function writeFallback(image: HTMLImageElement, fallback: string): void {
  for (const source of sourcesOf(image)) removeAttribute(source, 'srcset');
  removeAttribute(image, 'srcset');
  removeAttribute(image, 'sizes');
  setAttribute(image, 'src', fallback);
}

// A width of 0 means a broken image or an SVG without a size; only decoding distinguishes them.
const isSuspect = (image: HTMLImageElement) =>
  hasAttribute(image, 'src') && image.complete && image.naturalWidth === 0;

/**
 * Shows an image once it is decoded, and replaces a broken one by its fallback once (PGE-02), even if it
 * broke before the mount or after a change of the window's width.
 *
 * @param image The image.
 * @param props Its addresses; without any, the server's own image is watched.
 * @param signal Ends it.
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
  // Shown only after decoding, so that the image appears whole. A later change of its source fires `load`
  // again.
  addListener(image, 'load', () => void image.decode().then(show, show), { signal });
  addListener(image, 'error', fail, { signal });

  if (props.src || props.srcset) {
    classes.add(OURS, COMING);
    writeSourcesOf(image, props);
  } else if (isSuspect(image)) {
    image.decode().then(show, fail);
  }
}
