import { borrow, type Borrowed } from '#kit/borrow.ts';
import {
  classListOf,
  closestTo,
  findAllIn,
  holds,
  isMatch,
  listenAt,
  parentOf,
  readAttribute,
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

/** A pointer that only crosses a link asks for no picture. */
const REST_MS = 65;

function expectPicture(host: HTMLElement): void {
  if (findAllIn(host, PICTURE).length > 0) return;
  throw new ArchipelError({
    what: 'hover-picture has no place for its pictures.',
    why: 'Its links show theirs in the image that is marked for it.',
    how: 'Write <img data-slot="picture"> inside its element, with the first picture.',
  });
}

/** The image of a link: that of its card, where a list has one in each; else the only one. */
function findPicture(host: Element, link: Element): HTMLImageElement | undefined {
  for (let place: Element | null = link; place && holds(host, place); place = parentOf(place)) {
    const [picture] = findAllIn<HTMLImageElement>(place, PICTURE);
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
  listenAt(old, 'animationend', end);
  listenAt(old, 'animationcancel', end);
  putAfter(image, old);
}

/** The words of the server for each picture: a link that has none for its own leaves them. */
const written = new WeakMap<HTMLImageElement, string>();

function show(image: HTMLImageElement, link: HTMLElement, address: string, borrowed: Borrowed): void {
  fadeOut(image);
  borrowed.set(image, 'srcset', null);
  borrowed.set(image, 'src', address);
  if (!written.has(image)) written.set(image, image.alt);
  borrowed.set(image, 'alt', readAttribute(link, 'data-picture-alt') ?? written.get(image)!);
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

const addressOf = (link: Element) => webUrl(readAttribute(link, 'data-picture') ?? '')?.href;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? (closestTo(target, LINK) as HTMLElement | null) : null;

/** Shows the picture of the link that a mouse rests on, that has the focus, or that a finger touches (MKT-03, CAT-07). */
const mount: Mount<Props> = (host, { back }, { signal }) => {
  expectPicture(host);
  const borrowed = borrow();
  let wanted: HTMLElement | undefined;
  let shown: HTMLImageElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveBack = () => {
    if (shown) fadeOut(shown);
    shown = undefined;
    borrowed.giveBack();
  };
  const change = async (link: HTMLElement) => {
    const image = findPicture(host, link);
    const address = addressOf(link);
    if (!image || !address || address === image.src || !(await isToBeHad(address))) return;
    if (wanted !== link || signal.aborted) return;
    if (back && shown !== image) giveBack();
    shown = image;
    show(image, link, address, borrowed);
  };
  const want = (link: HTMLElement | null, delay: number) => {
    if (link === wanted || (!link && !back)) return;
    wanted = link ?? undefined;
    clearTimeout(timer);
    timer = setTimeout(() => (link ? void change(link) : giveBack()), delay);
  };
  const onSign =
    (delay: number) =>
    ({ target }: Event) =>
      want(linkOf(target), delay);

  listenAt(host, 'pointerover', onSign(REST_MS), { signal });
  listenAt(host, 'focusin', onSign(0), { signal });
  // A finger that scrolls over a list of products asks for none of their pictures.
  if (!back) listenAt(host, 'touchstart', onSign(0), { signal, passive: true });
  if (back) listenAt(host, 'pointerleave', () => want(null, REST_MS), { signal });
  // The sign that has brought the island was not heard by it.
  want(findAllIn(host, LINK).find((link) => isMatch(link, ':hover, :focus')) ?? null, 0);
  signal.addEventListener('abort', () => (clearTimeout(timer), borrowed.giveBack()), { once: true });
};

export default mount;
