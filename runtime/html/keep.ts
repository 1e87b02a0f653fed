import { refreshIsland, type Island } from '../island.ts';
import { allIslands } from '../islands.ts';
import { setKeeper, type KeptIsland } from './swap.ts';

const STATE = 'data-island-state';

/** By its prototype: a target may be a form with a field of that name. */
const { contains } = Node.prototype;

// The mounted island that an arriving host continues: same name, same key.
function findKept(root: Element, arriving: Element): Island | undefined {
  const name = arriving.getAttribute('data-island');
  const key = arriving.getAttribute('data-island-key');
  if (!name || !key) return undefined;
  return allIslands().find(
    ({ definition, host, state }) =>
      definition.name === name &&
      state === 'ready' &&
      host.getAttribute('data-island-key') === key &&
      contains.call(root, host),
  );
}

/**
 * Finds the keyed islands that live on through a swap.
 *
 * @param target What is replaced.
 * @param content What arrives.
 */
export function findKeptIslands(target: Element, content: ParentNode): KeptIsland[] {
  const kept: KeptIsland[] = [];
  for (const arriving of content.querySelectorAll<HTMLElement>('[data-island-key]')) {
    const island = findKept(target, arriving);
    const isNested = kept.some((other) => island && other.island.host.contains(island.host));
    if (island && !isNested) kept.push({ island, arriving });
  }
  return kept;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) {
    if (name !== STATE && !from.hasAttribute(name)) to.removeAttribute(name);
  }
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

const findProps = (host: Element) => [...host.children].find((child) => child.matches('script[data-props]'));

function copyProps(from: Element, to: Element): void {
  const script = findProps(from);
  findProps(to)?.remove();
  if (script) to.prepend(script);
}

type Movable = ParentNode & { moveBefore?: (node: Node, before: Node | null) => void };

// Without moveBefore a move takes the focus away, so it is given back.
function moveWithFocus(host: HTMLElement, place: HTMLElement): void {
  const active = document.activeElement;
  place.replaceWith(host);
  if (active instanceof HTMLElement && host.contains(active)) active.focus({ preventScroll: true });
}

function move(host: HTMLElement, place: HTMLElement): void {
  const parent = place.parentNode as Movable;
  if (!parent.moveBefore) {
    moveWithFocus(host, place);
    return;
  }
  parent.moveBefore(host, place);
  place.remove();
}

/**
 * Puts a kept island where its arriving host stands: same node, same state, same focus, new props.
 *
 * @param kept The island and its arriving host, both connected.
 */
export function continueIsland({ island, arriving }: KeptIsland): void {
  copyAttributes(arriving, island.host);
  copyProps(arriving, island.host);
  move(island.host, arriving);
  refreshIsland(island);
}

/**
 * Gives a mounted keyed island the props that it came back with in an answer, where it stands.
 *
 * @param host The mounted island's element.
 * @param arriving Its host in the parsed answer, with the same name and key.
 * @returns Whether it is the same island; nothing is changed otherwise.
 */
export function renewIsland(host: HTMLElement, arriving: HTMLElement): boolean {
  const island = findKept(host, arriving);
  if (!island) return false;
  copyAttributes(arriving, host);
  copyProps(arriving, host);
  refreshIsland(island);
  return true;
}

// Only islands that are mounted live on, and whoever has a key brings this module before it is.
setKeeper({ find: findKeptIslands, continue: continueIsland });
