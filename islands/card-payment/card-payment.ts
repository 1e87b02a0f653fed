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

/** The host whose fields are shown: a page has one card payment. */
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

/** The page is not left by accident while money may be on its way, and comes to itself when it is shown again. */
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
 * The provider’s own fields, so that no page of the shop ever sees a card’s number (PAY-01). Plain: the fields bring a
 * framework of their own, and a second one for a sentence would be a tenth of what the page may weigh.
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

  // Another session or another amount begins anew, nothing else does.
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
