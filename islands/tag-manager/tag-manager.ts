import { getSetting, on, type Service } from '#runtime';
import { matches, getAttribute } from '#runtime/dom/safe.ts';
import { pushTag } from '#stores/tags';

const LINK = 'a[href^="mailto:" i], a[href^="tel:" i]';

/** The main button (0) and the middle one follow a link. */
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

// The composed path sees what lies inside shadow roots and drawings, too.
const isLink = (node: EventTarget): node is Element => node instanceof Element && matches(node, LINK);

function pushPress(event: MouseEvent): void {
  const link = event.composedPath().find(isLink);
  if (!link || event.button > MIDDLE_BUTTON) return;
  const href = getAttribute(link, 'href') ?? '';
  const name = /^mailto:/i.test(href) ? 'emailClick' : 'phoneClick';
  pushTag({ event: name, address: addressIn(href) });
}

const pushPage = () => pushTag({ event: 'VirtualPageview', url: location.href, title: document.title });

// A scope that was pushed has made the address another one, and its own answer has just been placed.
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
 * Listens at the document, before anybody can stop an event, so that links in dialogs and fragments count, too. The first
 * page of a document is the tag manager's own to count.
 */
const start: Service = (_app, { signal }) => {
  const press = { signal, capture: true };
  document.addEventListener('click', pushPress, press);
  document.addEventListener('auxclick', pushPress, press);
  const isForScopes = String(getSetting('tags', 'scopes')) === 'true';
  const recordPage = isForScopes ? followScopes(signal) : () => {};
  // Placed means shown: a visit that was given up has not come so far, one that is left early has.
  on(
    'page-loaded',
    () => {
      recordPage();
      pushPage();
    },
    signal,
  );
  // From the back-forward cache a page comes without a visit.
  addEventListener('pageshow', ({ persisted }) => persisted && pushPage(), { signal });
};

export default start;
