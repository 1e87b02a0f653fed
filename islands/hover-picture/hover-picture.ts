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
import './hover-picture.css';

export { props } from './props.ts';

const LINK = 'a[data-picture]';
const PICTURE = 'img[data-slot="picture"]';

/** Debounce in ms: a pointer that only crosses a link loads no picture. */
const HOVER_DELAY_MS = 65;

function expectPicture(host: HTMLElement): void {
  if (querySelectorAll(host, PICTURE).length > 0) return;
  throw new ArchipelError({
    what: 'hover-picture has no place for its pictures.',
    why: 'Its links show theirs in the image that is marked for it.',
    how: 'Write <img data-slot="picture"> inside its element, with the first picture.',
  });
}

/** The image of a link: that of its card, where a list has one in each; else the only one. */
function findPicture(host: Element, link: Element): HTMLImageElement | undefined {
  for (let current: Element | null = link; current && contains(host, current); current = parentOf(current)) {
    const [picture] = querySelectorAll<HTMLImageElement>(current, PICTURE);
    if (picture) return picture;
  }
  return undefined;
}

/** Lets the picture of before fade away over the one that is there now. */
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

/** The server's alt text for each picture: a link without one leaves it unchanged. */
const written = new WeakMap<HTMLImageElement, string>();

function show(image: HTMLImageElement, link: HTMLElement, address: string, overrides: Overrides): void {
  fadeOut(image);
  overrides.set(image, 'srcset', null);
  overrides.set(image, 'src', address);
  if (!written.has(image)) written.set(image, image.alt);
  overrides.set(image, 'alt', getAttribute(link, 'data-picture-alt') ?? written.get(image)!);
}

/** A picture that can't be had changes nothing: the one before stays. */
async function isToBeHad(address: string): Promise<boolean> {
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

/** Shows the picture of the link that a mouse rests on, that has the focus, or that a finger touches (MKT-03, CAT-07). */
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
    if (!image || !address || address === image.src || !(await isToBeHad(address))) return;
    if (nextLink !== link || signal.aborted) return;
    if (back && shown !== image) restore();
    shown = image;
    show(image, link, address, overrides);
  };
  const want = (link: HTMLElement | null, delay: number) => {
    if (link === nextLink || (!link && !back)) return;
    nextLink = link ?? undefined;
    clearTimeout(timer);
    timer = setTimeout(() => (link ? void change(link) : restore()), delay);
  };
  const onSign =
    (delay: number) =>
    ({ target }: Event) =>
      want(linkOf(target), delay);

  addListener(host, 'pointerover', onSign(HOVER_DELAY_MS), { signal });
  addListener(host, 'focusin', onSign(0), { signal });
  // A finger that scrolls over a list of products loads none of their pictures.
  if (!back) addListener(host, 'touchstart', onSign(0), { signal, passive: true });
  if (back) addListener(host, 'pointerleave', () => want(null, HOVER_DELAY_MS), { signal });
  // The event that loaded the island came before its listeners.
  want(querySelectorAll(host, LINK).find((link) => matches(link, ':hover, :focus')) ?? null, 0);
  signal.addEventListener('abort', () => (clearTimeout(timer), overrides.restore()), { once: true });
};

export default mount;
