import { closest, matches, getAttribute } from '#runtime/dom/safe.ts';
import { childrenOf, findInside } from '#runtime/dom/safe-tree.ts';

/** A link of a menu, read as data. */
export interface MenuLink {
  readonly text: string;
  /** The copied attributes by name: address, language, `data-modal` and others. */
  readonly written: Readonly<Record<string, string>>;
}

/** A submenu. */
export interface MenuGroup {
  readonly text: string;
  readonly items: readonly MenuItem[];
  /** Whether it contains the shown page. */
  readonly isCurrent: boolean;
}

export type MenuItem = MenuLink | MenuGroup;

/** The attributes to copy; ids, styles and islands are excluded, because they would exist twice (T24). */
const PRESERVED = [
  'href',
  'target',
  'rel',
  'hreflang',
  'lang',
  'download',
  'aria-current',
  'data-modal',
  'data-confirm',
];
/** Classes that decide whether a visit or the browser follows a link. */
const PRESERVED_CLASSES = ['no-ajax', 'ajax-tab'];

const SKIPPED = '[data-menu-skip], script, style, template';

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function nameOf(element: Element): string {
  const label = squeeze(getAttribute(element, 'aria-label'));
  const image = findInside<HTMLImageElement>(element, 'img[alt]');
  return label || squeeze(element.textContent) || squeeze(image?.alt);
}

function readLink(link: Element): MenuLink {
  const written: Record<string, string> = {};
  for (const name of PRESERVED) {
    const value = getAttribute(link, name);
    if (value !== null) written[name] = value;
  }
  // The drawer is outside the element that switches prefetching on.
  const prefetch = closest(link, '[data-prefetch]');
  if (prefetch) written['data-prefetch'] = getAttribute(prefetch, 'data-prefetch') ?? '';
  const classes = PRESERVED_CLASSES.filter((name) => matches(link, `.${name}`));
  if (classes.length > 0) written['class'] = classes.join(' ');
  return { text: nameOf(link), written };
}

export const isGroup = (item: MenuItem): item is MenuGroup => 'items' in item;

const isCurrent = (item: MenuItem): boolean =>
  isGroup(item) ? item.isCurrent : 'aria-current' in item.written;

function toGroup(text: string, items: readonly MenuItem[]): MenuItem[] {
  if (items.length === 0 || text === '') return [...items];
  return [{ text, items, isCurrent: items.some(isCurrent) }];
}

/** Returns the text of the link to a group's own page, shown as the first of its links. */
type NameAll = (name: string) => string;

function readDetails(details: Element, nameAll: NameAll): MenuItem[] {
  const [summary, ...panel] = childrenOf(details);
  const items = panel.flatMap((element) => readElement(element, nameAll));
  return summary ? toGroup(nameOf(summary), items) : items;
}

// `<li><a>Name</a><ul>…</ul></li>`: the link leads to the group's own page.
function readNested(item: Element, list: Element, nameAll: NameAll): MenuItem[] {
  const label = childrenOf(item).find((element) => element !== list);
  const items = readItems(list, nameAll);
  if (!label || items.length === 0) return readItems(item, nameAll);
  const text = nameOf(label);
  if (!matches(label, 'a[href]')) return toGroup(text, items);
  return toGroup(text, [{ ...readLink(label), text: nameAll(text) }, ...items]);
}

function readElement(element: Element, nameAll: NameAll): MenuItem[] {
  if (matches(element, SKIPPED)) return [];
  if (matches(element, 'a[href]')) return [readLink(element)].filter(({ text }) => text !== '');
  if (matches(element, 'details')) return readDetails(element, nameAll);
  const list = matches(element, 'li') && childrenOf(element).find((child) => matches(child, 'ul, ol'));
  return list ? readNested(element, list, nameAll) : readItems(element, nameAll);
}

/**
 * Reads a menu as data: links, and `<details>` and nested lists as groups. Elements with `data-menu-skip` and
 * links without a name are skipped.
 *
 * @param root The menu's element, or a part of it.
 * @param nameAll Returns the text of a group's own link.
 */
export function readItems(root: Element, nameAll: NameAll): MenuItem[] {
  return childrenOf(root).flatMap((element) => readElement(element, nameAll));
}
