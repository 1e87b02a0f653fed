import type { IslandRow } from '../islands/rows.ts';

/** Boxes around the islands of the page. They take no clicks and no room. */
export interface Outlines {
  show(rows: readonly IslandRow[]): void;
  highlight(id: string | undefined): void;
}

interface Box {
  readonly host: Element;
  readonly element: HTMLElement;
}

/** Describes an island in its box: name, state, strategy, milliseconds to ready, bytes. */
function labelOf({ name, state, when, readyAt, bytes }: IslandRow): string {
  const facts = [
    state,
    when,
    readyAt === undefined ? '' : `${Math.round(readyAt)} ms`,
    bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`,
  ];
  return [name, ...facts.filter(Boolean)].join(' · ');
}

function createBox(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'outline';
  element.append(document.createElement('span'));
  return element;
}

/** Moves a box to its host; a host that is not rendered has none. */
function move({ element }: Box, { left, top, width, height }: DOMRect): void {
  const isVisible = width > 0 && height > 0 && top < innerHeight && top + height > 0;
  element.hidden = !isVisible;
  if (!isVisible) return;
  element.style.translate = `${left}px ${top}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

/** Moves all boxes. All positions are read first: a read after a write would lay out the page again. */
function moveBoxes(boxes: readonly Box[]): void {
  const positions = boxes.map(({ host }) => host.getBoundingClientRect());
  boxes.forEach((box, index) => move(box, positions[index]!));
}

/** Runs a function in the next frame, once for many calls. */
function everyFrame(run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      run();
    });
  };
}

/**
 * Creates the outlines in a layer that covers the window.
 *
 * @param layer The layer.
 * @param signal Ends their following.
 */
export function createOutlines(layer: HTMLElement, signal: AbortSignal): Outlines {
  const boxes = new Map<string, Box>();
  const moveAll = everyFrame(() => moveBoxes([...boxes.values()]));
  addEventListener('scroll', moveAll, { capture: true, passive: true, signal });
  addEventListener('resize', moveAll, { signal });
  addEventListener('load', moveAll, { capture: true, signal });

  function showRow(row: IslandRow): void {
    const { element } = boxes.get(row.id) ?? { element: createBox() };
    element.dataset['state'] = row.state;
    element.firstElementChild!.textContent = labelOf(row);
    if (!element.isConnected) layer.append(element);
    boxes.set(row.id, { host: row.host, element });
  }

  return {
    show(rows) {
      const shown = new Set(rows.map(({ id }) => id));
      for (const [id, { element }] of boxes) {
        if (shown.has(id)) continue;
        element.remove();
        boxes.delete(id);
      }
      rows.forEach(showRow);
      moveAll();
    },
    highlight(id) {
      for (const [one, { element }] of boxes) element.classList.toggle('is-highlighted', one === id);
    },
  };
}
