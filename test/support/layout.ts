import { vi } from 'vitest';

interface Position {
  left?: number;
  top: number;
  width?: number;
}

/** The layout of a test's page, which happy-dom does not have. */
interface Layout {
  /** Positions of elements in the document, by their ids; a test may move them. */
  positions: Record<string, Position>;
  /** The last position that the window can scroll to. */
  end: number;
  /** The window's scrolls so far. */
  scrolls: ScrollToOptions[];
}

export const layout: Layout = { positions: {}, end: Infinity, scrolls: [] };

const positionOf = ({ id }: Element) => ({ left: 0, top: 0, width: 100, ...layout.positions[id] });

function scrollWindow(options: ScrollToOptions): void {
  layout.scrolls.push(options);
  vi.stubGlobal('scrollX', options.left);
  vi.stubGlobal('scrollY', Math.min(options.top ?? 0, layout.end));
}

/** Gives all elements the layout's positions. */
function stubMeasures(): void {
  Element.prototype.scrollIntoView = function showElement(options) {
    const { left, top } = positionOf(this);
    scrollWindow({ ...(options as ScrollToOptions), left, top });
  };
  Element.prototype.getBoundingClientRect = function measure() {
    const { left, top, width } = positionOf(this);
    return new DOMRect(left - scrollX, top - scrollY, width, 20);
  };
}

/**
 * Gives elements positions, and shows the top of the page; the window can be scrolled. The library reads methods of
 * prototypes as it is imported, so it must be imported after the first call.
 *
 * @param positions Positions by id.
 */
export function stubLayout(positions: Record<string, Position>): void {
  stubMeasures();
  vi.stubGlobal('scrollTo', scrollWindow);
  Object.assign(layout, { positions, end: Infinity });
  scrollWindow({ left: 0, top: 0 });
  layout.scrolls = [];
}
