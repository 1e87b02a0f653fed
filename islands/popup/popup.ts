import { countDown, leftText, readWrittenEnd, secondsLeft, type Deadline } from '#kit/countdown';
import { focusOnce } from '#runtime/html/focus.ts';
import { closest, querySelectorAll, contains, addListener } from '#runtime/dom/safe.ts';
import { replaceContent } from '#runtime/dom/safe-tree.ts';
import { emit, type Mount, type MountContext } from '#runtime';
import { dismissPopup, isDismissed } from './dismissed.ts';
import { checkModal, openPopup } from './modal.ts';
import type { Props } from './props.ts';
import { isQuietPage } from './quiet-paths.ts';
import { afterSeen } from './seen-time.ts';
import { queuePopup } from './popup-queue.ts';
import './popup.css';

export { props } from './props.ts';

type Context = Pick<MountContext<Props>, 'signal' | 'foundAt'>;

function record(host: HTMLElement, id: string): void {
  dismissPopup(id);
  emit(host, 'popup-closed', { id });
}

function readEnd(host: HTMLElement, { endDatetime, now }: Props, { foundAt }: Context): Deadline | undefined {
  if (endDatetime === undefined) return undefined;
  return readWrittenEnd({ host, end: endDatetime, endName: 'data-end-datetime', now, foundAt });
}

/** Returns a function that writes the remaining time into `[data-popup-countdown]`, if present. */
function showLeft(output: HTMLElement): (seconds: number) => void {
  return (seconds) => {
    const [left] = querySelectorAll(output, '[data-popup-countdown]');
    if (left) replaceContent(left, leftText(seconds));
  };
}

/** The context of a popup whose turn in the queue has come. */
interface OpenToken {
  readonly deadline: Deadline | undefined;
  /** Aborted when the island unmounts. */
  readonly signal: AbortSignal;
  /** Lets the next popup in the queue open. */
  end(): void;
}

function showModal(host: HTMLElement, props: Props, { deadline, signal, end }: OpenToken): void {
  const { id } = props;
  const shown = new AbortController();
  const onClose = () => {
    shown.abort();
    record(host, id);
    end();
  };
  const { dialog, remove } = openPopup(host, props, onClose);
  signal.addEventListener('abort', remove, { signal: shown.signal });
  // A popup counts as seen when the visitor leaves the site while it is open.
  addEventListener('pagehide', () => dialog.element.open && dismissPopup(id), { signal: shown.signal });
  const onTick = showLeft(dialog.element);
  if (deadline) countDown({ host, id, deadline, signal: shown.signal, onTick });
}

function mountModal(host: HTMLElement, props: Props, context: Context): void {
  checkModal(props);
  const { signal } = context;
  const deadline = readEnd(host, props, context);
  // Another tab may have shown it meanwhile, or its deadline may have passed.
  const isDue = () => !isDismissed(props.id) && (!deadline || secondsLeft(deadline) > 0);
  if (isQuietPage() || !isDue()) return;
  const open = (end: () => void) => (isDue() ? showModal(host, props, { deadline, signal, end }) : end());
  afterSeen(props.delay, signal, () => queuePopup(host, signal, open));
}

// A cached page still contains a banner that the visitor has closed.
function mountBanner(host: HTMLElement, props: Props, context: Context): () => void {
  const { id } = props;
  const { signal } = context;
  const hide = () => {
    const hadFocus = contains(host, document.activeElement);
    host.hidden = true;
    const page = document.querySelector<HTMLElement>('[data-page]');
    if (hadFocus && page) focusOnce(page);
  };
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !closest(target, '[data-popup-close]')) return;
    event.preventDefault();
    hide();
    record(host, id);
  };
  addListener(host, 'click', onClick, { signal });
  const deadline = readEnd(host, props, context);
  if (isDismissed(id)) hide();
  else if (deadline) countDown({ host, id, deadline, signal, onTick: showLeft(host) });
  return () => (host.hidden = false);
}

/**
 * Shows a popup that visitors see once. The island is plain: the content is the server's, the dialog the
 * kit's.
 */
const mount: Mount<Props> = (host, props, context) => {
  if (props.kind === 'banner') return mountBanner(host, props, context);
  return mountModal(host, props, context);
};

export default mount;
