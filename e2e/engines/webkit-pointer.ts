/**
 * Runs in the page: scrolls an element into view and returns the reason why a pointer can't reach it (it
 * moves, or another element covers it). Playwright does the same by itself.
 */
export async function hindranceTo(element: Element): Promise<string | null> {
  const box = (): DOMRect => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isInWindow = ({ top, left, bottom, right }: DOMRect) =>
    Math.min(top, left) >= 0 && bottom <= innerHeight && right <= innerWidth;
  // A list with its own scroll cuts its entries off inside the window.
  const isCutBy = (outer: Element, { top, left, bottom, right }: DOMRect): boolean => {
    if (getComputedStyle(outer).overflowY === 'visible') return false;
    const edge = outer.getBoundingClientRect();
    return top < edge.top || bottom > edge.bottom || left < edge.left || right > edge.right;
  };
  const isInView = (rect: DOMRect): boolean => {
    if (!isInWindow(rect)) return false;
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (isCutBy(outer, rect)) return false;
    return true;
  };
  const isSame = (one: DOMRect, other: DOMRect) =>
    one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
  const isHit = (hit: Element) => element.contains(hit) || hit.closest('label')?.control === element;

  if (!isInView(box())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await frame();
  const before = box();
  await frame();
  const now = box();
  if (!isSame(before, now)) return 'moving';
  const hit = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
  if (!hit) return 'out of view';
  return isHit(hit) ? null : `behind ${(hit.cloneNode() as Element).outerHTML}`;
}
