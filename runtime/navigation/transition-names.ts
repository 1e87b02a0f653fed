import { getAttribute, matches, parentOf, querySelectorAll } from '../dom/safe.ts';
import { rectOf } from '../dom/safe-tree.ts';
import { getPage } from '../page/page.ts';
import { warnAuthor } from '../page/warn-author.ts';

/* The elements that take part in a view transition. Decision 524. */

const NAMED = '[data-page-transition]';

/** Limit of named elements in one transition: each is a layer of its own, and delays the new page's first frame. */
const MAX_NAMES = 4;

/** A CSS identifier without escapes that has no meaning of its own as a `view-transition-name`. */
const NAME =
  /^(?!(?:none|auto|match-element|root|default|inherit|initial|unset|revert|revert-layer)$)(?:--|-?[a-z_])[\w-]*$/i;

type Named = Map<string, HTMLElement>;

const nameOf = (element: Element) => getAttribute(element, 'data-page-transition') ?? '';

/** Whether an element is in view; forces a layout. */
export function isInWindow(element: Element): boolean {
  const { top, right, bottom, left, width } = rectOf(element);
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Returns the elements by name; without invalid names, and names that several of them have. */
function byName(elements: readonly HTMLElement[]): Named {
  const named: Named = new Map();
  const repeated = new Set<string>();
  for (const element of elements) {
    const name = nameOf(element);
    const isValid = NAME.test(name);
    if (isValid && !named.has(name)) {
      named.set(name, element);
      continue;
    }
    repeated.add(name);
    warnAuthor(({ warnOfTransitionName }) => warnOfTransitionName(element, name, isValid));
  }
  for (const name of repeated) named.delete(name);
  return named;
}

/** Returns the named elements of a link's card: of the nearest element around it that has any. */
function findCard(link: Element): HTMLElement[] {
  const page = getPage();
  for (let around: Element | null = link; around && around !== page; around = parentOf(around)) {
    const own = matches(around, NAMED) ? [around as HTMLElement] : [];
    const named = [...own, ...querySelectorAll(around, NAMED)];
    if (named.length > 0) return named.length > MAX_NAMES ? [] : named;
  }
  return [];
}

/**
 * Finds the elements of the shown page that take part in a transition: those of the pressed link's card. After back
 * and forward, those of the card with a link to the page, or else the first ones in view.
 *
 * @param url The address that is visited.
 * @param link The pressed element, if any.
 */
export function findLeaving(url: URL, link: Element | undefined): Named {
  if (link) return byName(findCard(link).filter(isInWindow));
  const same = querySelectorAll<HTMLAnchorElement>(document, 'a[href]').find(({ href }) => href === url.href);
  const card = byName(same ? findCard(same).filter(isInWindow) : []);
  if (card.size > 0) return card;
  return byName(querySelectorAll(document, NAMED).filter(isInWindow).slice(0, MAX_NAMES));
}

/**
 * Finds the counterparts on the page that has arrived.
 *
 * @param names The names of the elements that have left.
 */
export function findArrived(names: ReadonlySet<string>): Named {
  return byName(querySelectorAll(document, NAMED).filter((element) => names.has(nameOf(element))));
}
