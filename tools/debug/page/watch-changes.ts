import { describeElement } from '#runtime/islands/describe.ts';

const REGION = '[data-page-part], [data-island], [id], [data-page]';

/** Returns the nearest part of the page with a name. */
function regionOf(node: Node): string | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest(REGION);
  if (!region) return undefined;
  const part = region.getAttribute('data-page-part');
  const island = region.getAttribute('data-island');
  if (part) return `part "${part}"`;
  return island ? `island "${island}"` : describeElement(region);
}

/**
 * Watches which parts of the page get other content.
 *
 * @param signal Ends the watching.
 * @param onChange Called with the parts of one batch of changes.
 */
export function watchChanges(signal: AbortSignal, onChange: (regions: readonly string[]) => void): void {
  const observer = new MutationObserver((records) => {
    const regions = records.map(({ target }) => regionOf(target)).filter((one) => one !== undefined);
    onChange([...new Set(regions)]);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
