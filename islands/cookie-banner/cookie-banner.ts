import { announce } from '#runtime/html/announce.ts';
import { focusOnce } from '#runtime/html/focus.ts';
import { closest, contains, isAttached, addListener } from '#runtime/dom/safe.ts';
import { on, type Mount } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { consentFocus } from '#stores/consent';
import { chooseAll, saveConsent } from '#stores/consent/save.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** The choice of a banner's button by its value; other buttons are submitted to the server. */
const CHOICES: Readonly<Record<string, boolean>> = { accept: true, decline: false };

// Falls back to the start of the page when nothing had the focus before the banner.
function findReopenLink(): HTMLElement | null {
  const { before } = consentFocus;
  const isThere = before instanceof HTMLElement && isAttached(before);
  return isThere ? before : document.querySelector<HTMLElement>('[data-page]');
}

/**
 * Saves the choice of a banner's button, without a reload; the service "consent" shows and hides the banner.
 */
const mount: Mount = (host, _props, { signal }) => {
  const choose = (event: Event, { value = '' }: Partial<HTMLButtonElement>) => {
    if (event.defaultPrevented || !Object.hasOwn(CHOICES, value)) return;
    event.preventDefault();
    saveConsent(chooseAll(CHOICES[value]!));
    announce(chooseTexts(texts).saved);
  };
  const onSubmit = (event: SubmitEvent) => choose(event, (event.submitter ?? {}) as HTMLButtonElement);
  // Clicks are handled too: a button may be in no form, or in a form around the banner whose submit event
  // does not reach the host.
  const onClick = (event: Event) => {
    const button = closest(event.target as Element, 'button');
    if (button) choose(event, button as HTMLButtonElement);
  };
  // Moves the focus out of the banner, which is hidden after any choice, wherever it was saved.
  const leave = () => {
    if (!contains(host, document.activeElement)) return;
    const reopenLink = findReopenLink();
    if (reopenLink) focusOnce(reopenLink);
  };
  addListener(host, 'submit', onSubmit as EventListener, { signal });
  addListener(host, 'click', onClick, { signal });
  on('consent-changed', leave, signal);
};

export default mount;
