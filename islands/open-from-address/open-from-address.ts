import { topDialog, whenPolite } from '#kit/dialog';
import { on, type Service } from '#runtime';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { recordAddress } from '#runtime/navigation/record.ts';
import { warn } from '#runtime/page/warn.ts';
import { hasKey, withoutKey } from './address-keys.ts';
import { writesWhenPressed } from './writes.ts';

/** Delay after the page has loaded, in ms (WSH-07). */
const AFTER_MS = 200;

const INVALID =
  'data-open-from stands on something that writes, and an address may come from anybody: it is not pressed. ' +
  'Write it on a link, a button that opens something, or a form that reads.';

const KNOWN_KEYS = ['openWishlist', 'openBirthlist'];

const readKey = (opener: Element): string => getAttribute(opener, 'data-open-from')?.trim() ?? '';

function findOpener(): HTMLElement | undefined {
  const found = querySelectorAll(document, '[data-open-from]').find((opener) =>
    hasKey(location, readKey(opener)),
  );
  const missing = found ? undefined : KNOWN_KEYS.find((key) => hasKey(location, key));
  if (missing) {
    warn(
      `The address asks for "${missing}", and nothing opens: no link or button of the page has ` +
        `data-open-from="${missing}". Write it on the one that opens the list.`,
    );
  }
  return found;
}

// The parameter is removed first: a reload or Back must not open the dialog again (T39).
function press(opener: HTMLElement): void {
  recordAddress(withoutKey(new URL(location.href), readKey(opener)));
  if (writesWhenPressed(opener)) warn(INVALID, opener);
  else opener.click();
}

/** Presses the opener as soon as no dialog is open and the visitor is not typing. */
function pressWhenFree(signal: AbortSignal): void {
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener('abort', end, { signal: controller.signal });
  on('page-leave', end, controller.signal);
  const attempt = () => {
    if (controller.signal.aborted || topDialog()) return;
    const opener = findOpener();
    end();
    if (opener) press(opener);
  };
  // The `close` event of a dialog precedes the return of the focus.
  const tryPolitely = () => void setTimeout(() => whenPolite(controller.signal, attempt));
  document.addEventListener('close', tryPolitely, { signal: controller.signal, capture: true });
  tryPolitely();
}

/**
 * Opens the dialog that the page's address names, once, 200 ms after the page has loaded.
 *
 * @param _app Not needed.
 * @param context Its signal ends the service.
 */
const serveAddress: Service = (_app, { signal }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (/[?&]open/i.test(location.search)) timer = setTimeout(() => pressWhenFree(signal), AFTER_MS);
  };
  on('page-finished', look, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  look();
};

export default serveAddress;
