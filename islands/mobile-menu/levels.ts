import { setAttribute } from '#runtime/dom/safe.ts';
import { createElement } from '#kit/element.ts';
import { isGroup, type MenuGroup, type MenuItem, type MenuLink } from './read-menu.ts';

interface Level {
  readonly element: HTMLElement;
  /** The button that led here; the focus returns to it. */
  readonly opener?: HTMLElement;
}

const ENTERING = { deeper: 'ar-menu-from-end', back: 'ar-menu-from-start' };

function createLink({ text, written }: MenuLink): HTMLAnchorElement {
  const link = createElement('a', '', text);
  for (const [name, value] of Object.entries(written)) setAttribute(link, name, value);
  return link;
}

function createButton(text: string, className: string, onPress: (button: HTMLElement) => void): HTMLElement {
  const button = createElement('button', className, text);
  button.type = 'button';
  button.addEventListener('click', () => onPress(button));
  return button;
}

type OnGroup = (group: MenuGroup, opener: HTMLElement) => void;

function createEntry(item: MenuItem, onGroup: OnGroup): HTMLElement {
  if (!isGroup(item)) return createLink(item);
  const button = createButton(item.text, 'ar-menu-group', (opener) => onGroup(item, opener));
  if (item.isCurrent) setAttribute(button, 'aria-current', 'true');
  return button;
}

function createList(items: readonly MenuItem[], label: string, onGroup: OnGroup): HTMLElement {
  const list = createElement('ul');
  setAttribute(list, 'aria-label', label);
  for (const item of items) {
    const entry = createElement('li');
    entry.append(createEntry(item, onGroup));
    list.append(entry);
  }
  return list;
}

/** Shows the last of several levels, and knows the way that led there. */
function createTrail(root: HTMLElement) {
  const trail: Level[] = [];
  const show = (direction?: keyof typeof ENTERING) => {
    const shown = trail.at(-1)!;
    for (const { element } of trail) element.hidden = element !== shown.element;
    shown.element.className = `ar-menu-level ${direction ? ENTERING[direction] : ''}`.trim();
  };
  return {
    enter(level: Level, direction?: keyof typeof ENTERING) {
      trail.push(level);
      root.append(level.element);
      show(direction);
    },
    goBack() {
      const left = trail.pop()!;
      left.element.remove();
      show('back');
      left.opener?.focus();
    },
  };
}

/**
 * Makes what shows one level of a menu at a time: a group leads deeper, a button back, and the focus goes along.
 *
 * @param items The menu.
 * @param name Its name for screen readers.
 * @param back Words for the way back.
 */
export function createLevels(items: readonly MenuItem[], name: string, back: string): HTMLElement {
  const root = createElement('nav', 'ar-menu-levels');
  setAttribute(root, 'aria-label', name);
  const trail = createTrail(root);

  const goDeeper: OnGroup = (group, opener) => {
    const element = createElement('div');
    const direction = createButton(back, 'ar-menu-back', trail.goBack);
    const title = createElement('p', 'ar-menu-title', group.text);
    element.append(direction, title, createList(group.items, group.text, goDeeper));
    trail.enter({ element, opener }, 'deeper');
    direction.focus();
  };
  const element = createElement('div');
  element.append(createList(items, name, goDeeper));
  trail.enter({ element });
  return root;
}
