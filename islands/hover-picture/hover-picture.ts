import { createOverrides, type Overrides } from '#kit/overrides.ts';
import {
  classListOf,
  closest,
  querySelectorAll,
  contains,
  matches,
  addListener,
  parentOf,
  getAttribute,
} from '#runtime/dom/safe.ts';
import { putAfter, removeElement } from '#runtime/dom/safe-tree.ts';
import type { Mount } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

const LINK = 'a[data-picture]';
const PICTURE = 'img[data-slot="picture"]';

/** Hover intent in ms: a pointer that only crosses a link loads no picture. */
const HOVER_DELAY_MS = 65;

function expectPicture(host: HTMLElement): void {
  if (querySelectorAll(host, PICTURE).length > 0) return;
  throw new ArchipelError({
    what: 'hover-picture has no place for its pictures.',
    why: 'Its links show theirs in the image that is marked for it.',
    how: 'Write <img data-slot="picture"> inside its element, with the first picture.',
  });
}

/** Returns the image of a link: that of its card, otherwise the only one of the host. */
function findPicture(host: Element, link: Element): HTMLImageElement | undefined {
  for (let current: Element | null = link; current && contains(host, current); current = parentOf(current)) {
    const [picture] = querySelectorAll<HTMLImageElement>(current, PICTURE);
    if (picture) return picture;
  }
  return undefined;
}

/** Fades the old picture out over the new one. */
function fadeOut(image: HTMLImageElement): void {
  const old = new Image(image.width, image.height);
  old.src = image.currentSrc || image.src;
  old.alt = '';
  classListOf(old).add('hover-picture-old');
  const end = () => removeElement(old);
  addListener(old, 'animationend', end);
  addListener(old, 'animationcancel', end);
  putAfter(image, old);
}

/** The server's alt text of each image, used for links without `data-picture-alt`. */
const serverAlts = new WeakMap<HTMLImageElement, string>();

function show(image: HTMLImageElement, link: HTMLElement, address: string, overrides: Overrides): void {
  fadeOut(image);
  overrides.set(image, 'srcset', null);
  overrides.set(image, 'src', address);
  if (!serverAlts.has(image)) serverAlts.set(image, image.alt);
  overrides.set(image, 'alt', getAttribute(link, 'data-picture-alt') ?? serverAlts.get(image)!);
}

/** Returns whether a picture can be loaded; otherwise the current one stays. */
async function canLoad(address: string): Promise<boolean> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

const addressOf = (link: Element) => webUrl(getAttribute(link, 'data-picture') ?? '')?.href;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? (closest(target, LINK) as HTMLElement | null) : null;

/** Shows the picture of a link on hover, focus or touch (MKT-03, CAT-07). */
const mount: Mount<Props> = (host, { back }, { signal }) => {
  expectPicture(host);
  const overrides = createOverrides();
  let nextLink: HTMLElement | undefined;
  let shown: HTMLImageElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    if (shown) fadeOut(shown);
    shown = undefined;
    overrides.restore();
  };
  const change = async (link: HTMLElement) => {
    const image = findPicture(host, link);
    const address = addressOf(link);
    if (!image || !address || address === image.src || !(await canLoad(address))) return;
    if (nextLink !== link || signal.aborted) return;
    if (back && shown !== image) restore();
    shown = image;
    show(image, link, address, overrides);
  };
  const schedule = (link: HTMLElement | null, delay: number) => {
    if (link === nextLink || (!link && !back)) return;
    nextLink = link ?? undefined;
    clearTimeout(timer);
    timer = setTimeout(() => (link ? void change(link) : restore()), delay);
  };
  const scheduleAfter =
    (delay: number) =>
    ({ target }: Event) =>
      schedule(linkOf(target), delay);

  addListener(host, 'pointerover', scheduleAfter(HOVER_DELAY_MS), { signal });
  addListener(host, 'focusin', scheduleAfter(0), { signal });
  // In a product list (`back`) touch is ignored, so that scrolling loads no pictures.
  if (!back) addListener(host, 'touchstart', scheduleAfter(0), { signal, passive: true });
  if (back) addListener(host, 'pointerleave', () => schedule(null, HOVER_DELAY_MS), { signal });
  // Handles the hover or focus that has loaded the island, which fired before the listeners were added.
  schedule(querySelectorAll(host, LINK).find((link) => matches(link, ':hover, :focus')) ?? null, 0);
  signal.addEventListener('abort', () => (clearTimeout(timer), overrides.restore()), { once: true });
};

export default mount;
