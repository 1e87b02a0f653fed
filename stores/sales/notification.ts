import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { createSettling, createOptimistic, followPageLife, type Optimistic } from '../writes/index.ts';

interface NotificationOptions {
  /** The id of the account. */
  accountId: string;
  /** The server's value, according to the page. */
  isOn: boolean;
  /**
   * Called when the server rejects the value and the earlier one is shown again; the message is the server's
   * own, if any.
   */
  onRejected: (message: string | undefined) => void;
  /** Ends the subscriptions; a write in progress is still sent. */
  signal: AbortSignal;
}

/** Debounce in ms: two fast presses become one write, or none. */
const WRITE_DEBOUNCE_MS = 300;

const ignore = () => {};

async function write(PrepaidAccountId: string, IsActivated: boolean): Promise<void> {
  const url = apiUrl('/api/v1/sales/prepaidaccounts/setnotification');
  await requestJson(url, { method: 'POST', body: { IsActivated, PrepaidAccountId }, keepalive: true });
}

/** Debounces a write; leaving the page sends it at once. */
function createWaiting() {
  let due = ignore;
  const settling = createSettling(WRITE_DEBOUNCE_MS, () => due());
  return {
    sendAll: () => settling.sendAll(),
    queue(run: () => Promise<void>) {
      due = () => void run();
      settling.sendLater('notification');
    },
  };
}

/**
 * Opens the optimistic switch for notifications of a prepaid account (SAL-05): shown at once, the newest value
 * wins, a rejection rolls back. A visit waits until it is saved.
 *
 * @param options The account, its current value, a callback for rejections, and the signal of its view.
 */
export function openNotification({
  accountId,
  isOn,
  onRejected,
  signal,
}: NotificationOptions): Optimistic<boolean> {
  const { queue, sendAll } = createWaiting();
  const slot = createOptimistic<boolean>({
    confirmed: isOn,
    write: (isChecked) => write(accountId, isChecked),
    onRejected,
    queue,
  });
  const idle = () => {
    sendAll();
    return slot.idle();
  };
  const life = { idle, onRefetch: ignore, onLeave: sendAll, onReturn: ignore, onStale: ignore };
  followPageLife({ ...life, onOnline: () => slot.retry() }, signal);
  return slot;
}
