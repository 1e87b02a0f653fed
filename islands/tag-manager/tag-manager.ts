import { getSetting, on, type Service } from '#runtime';
import { matches, getAttribute } from '#runtime/dom/safe.ts';
import { pushTag } from '#stores/tags';

const LINK = 'a[href^="mailto:" i], a[href^="tel:" i]';

/** Middle button of the mouse; like the main button (0), it follows a link. */
const MIDDLE_BUTTON = 1;

// `mailto:a@b.be?subject=…` and `tel:+32 81` have the address between the scheme and a question mark.
function addressIn(href: string): string {
  const address = href.slice(href.indexOf(':') + 1).split('?', 1)[0]!;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

// The composed path includes elements inside shadow roots and SVG.
const isLink = (node: EventTarget): node is Element => node instanceof Element && matches(node, LINK);

function pushPress(event: MouseEvent): void {
  const link = event.composedPath().find(isLink);
  if (!link || event.button > MIDDLE_BUTTON) return;
  const href = getAttribute(link, 'href') ?? '';
  const name = /^mailto:/i.test(href) ? 'emailClick' : 'phoneClick';
  pushTag({ event: name, address: addressIn(href) });
}

const pushPage = () => pushTag({ event: 'VirtualPageview', url: location.href, title: document.title });

// A scoped update has pushed another address, and its response has just been rendered.
function followScopes(signal: AbortSignal): () => void {
  let shown = location.href;
  on(
    'ajax-complete',
    () => {
      if (location.href !== shown) pushPage();
      shown = location.href;
    },
    signal,
  );
  return () => (shown = location.href);
}

/**
 * Listens at the document in the capture phase, so that no other listener can stop the events. The first page
 * of a document is counted by the tag manager itself.
 */
const start: Service = (_app, { signal }) => {
  const press = { signal, capture: true };
  document.addEventListener('click', pushPress, press);
  document.addEventListener('auxclick', pushPress, press);
  const isForScopes = String(getSetting('tags', 'scopes')) === 'true';
  const recordPage = isForScopes ? followScopes(signal) : () => {};
  // A rendered page counts as shown: an aborted visit emits no `page-loaded`, one that is left early does.
  on(
    'page-loaded',
    () => {
      recordPage();
      pushPage();
    },
    signal,
  );
  // A page from the back-forward cache is shown without a visit.
  addEventListener('pageshow', ({ persisted }) => persisted && pushPage(), { signal });
};

export default start;
