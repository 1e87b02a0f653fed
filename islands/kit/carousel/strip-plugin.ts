import type { EmblaCarouselType } from 'embla-carousel';
import { on } from '#runtime';
import { removeAttribute, contains, addListener, setAttribute } from '#runtime/dom/safe.ts';

/** Marks a strip that Embla moves; styles then disable the browser's own scrolling. */
const LIVE = 'data-live';

const isAllShown = (api: EmblaCarouselType) => api.scrollSnapList().length < 2;

function showSlideWith(api: EmblaCarouselType, node: EventTarget | null): void {
  const index = api.slideNodes().findIndex((slide) => node instanceof Node && contains(slide, node));
  if (index < 0 || isAllShown(api) || api.slidesInView().includes(index)) return;
  removeAttribute(api.slideNodes()[index]!, 'inert');
  const stop = api.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index));
  if (stop >= 0) api.scrollTo(stop, true);
}

// The slide with the focus is never inert: without focus, the next Tab would start at the top of the page.
function hideSlidesAway(api: EmblaCarouselType): void {
  const shown = new Set(api.slidesInView());
  for (const [index, slide] of api.slideNodes().entries()) {
    const isAway = !isAllShown(api) && !shown.has(index) && !contains(slide, document.activeElement);
    if (isAway) setAttribute(slide, 'inert', '');
    else removeAttribute(slide, 'inert');
  }
}

function makeAwayInert(api: EmblaCarouselType, signal: AbortSignal): void {
  const update = () => hideSlidesAway(api);
  api.on('slidesInView', update);
  addListener(api.rootNode(), 'focusout', () => queueMicrotask(() => signal.aborted || update()), { signal });
  const restore = () => {
    api.off('slidesInView', update);
    for (const slide of api.slideNodes()) removeAttribute(slide, 'inert');
  };
  signal.addEventListener('abort', restore, { once: true });
}

/**
 * Creates the Embla plugin that keeps the server's strip usable: slides out of view are inert, a focused or
 * revealed one scrolls into view, and the server's markup is restored at the end. Decision 184.
 *
 * @param hasControls Whether the carousel has controls; without them slides out of view stay focusable.
 */
export function createStripPlugin(hasControls: boolean) {
  let controller: AbortController | undefined;
  return {
    name: 'strip',
    options: {},
    init(api: EmblaCarouselType) {
      const viewport = api.rootNode();
      controller = new AbortController();
      const { signal } = controller;
      // From now on only Embla sets the position.
      viewport.scrollLeft = 0;
      setAttribute(viewport, LIVE, '');
      signal.addEventListener('abort', () => removeAttribute(viewport, LIVE), { once: true });
      addListener(viewport, 'focusin', ({ target }) => showSlideWith(api, target), { signal });
      on('reveal', ({ target }) => showSlideWith(api, target), signal, viewport);
      if (hasControls) makeAwayInert(api, signal);
    },
    destroy: () => controller?.abort(),
  };
}
