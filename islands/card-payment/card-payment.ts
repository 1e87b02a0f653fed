import type { Mount } from '#runtime';
import { isAttached } from '#runtime/dom/safe.ts';
import { childNodesOf, replaceContent } from '#runtime/dom/safe-tree.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { isInProgress } from './card-state.ts';
import { createCardView } from './card-view.ts';
import { createCardControl, type CardControl } from './payment-control.ts';
import type { Props } from './props.ts';
import { thanksAddress } from './return-address.ts';
import './card-payment.css';

export { props } from './props.ts';

/** The host with the card fields: a page has one card payment. */
let owner: HTMLElement | undefined;

function takePage(host: HTMLElement): void {
  if (owner && owner !== host && isAttached(owner)) {
    throw new ArchipelError({
      what: 'The page has two card payments.',
      why: 'Two sessions at once could both be paid.',
      how: 'Write data-island="card-payment" once.',
    });
  }
  owner = host;
}

function checkProps({ session, sessionUrl, returnUrl }: Props): void {
  if (returnUrl) thanksAddress(returnUrl, {});
  if (session ?? sessionUrl) return;
  throw new ArchipelError({
    what: 'The card payment has no session.',
    why: 'There is neither data-session nor data-session-url.',
    how: 'Write one of them, best both.',
  });
}

/**
 * Confirms before the page is left during a payment, and resets the payment when Back restores the page from
 * the cache.
 */
function followPage({ $state, comeBack }: CardControl, signal: AbortSignal): void {
  const confirmChange = (event: Event) => {
    if (isInProgress($state.get())) event.preventDefault();
  };
  addEventListener('beforeunload', confirmChange, { signal });
  addEventListener('pageshow', (event) => void ((event as PageTransitionEvent).persisted && comeBack()), {
    signal,
  });
}

const keyOf = ({ session, amount }: Props) => JSON.stringify([session?.id, amount]);

/**
 * Shows the provider's own fields, so that card numbers never reach the shop's page (PAY-01). Plain, because
 * a second framework would cost a tenth of the page's size budget.
 */
const mount: Mount<Props> = (host, props, { signal, onProps }) => {
  checkProps(props);
  takePage(host);
  const control = createCardControl(host);
  const { element, container, show } = createCardView({ otherUrl: props.otherUrl, onRetry: control.retry });
  const written = childNodesOf(host);
  replaceContent(host, element);
  const unbind = control.$state.subscribe(show);
  followPage(control, signal);
  control.start(container, props);

  // Only another session or another amount restarts the payment.
  let key = keyOf(props);
  onProps((next) => {
    if (keyOf(next) === key) return;
    key = keyOf(next);
    control.start(container, next);
  });
  return () => {
    unbind();
    control.end();
    replaceContent(host, ...written);
    if (owner === host) owner = undefined;
  };
};

export default mount;
