import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { createSettling, createOptimistic, followPageLife, type Optimistic } from '../writes/index.ts';

interface NotificationOptions {
  /** The account. */
  accountId: string;
  /** What the page says that the server has. */
  isOn: boolean;
  /** The server has refused; what it had before is shown again. The message is the server's own, if it has one. */
  onRejected: (message: string | undefined) => void;
  /** Ends what follows the page; a wish under way is sent all the same. */
  signal: AbortSignal;
}

/** Two fast presses are one write, or none. */
const WRITE_DEBOUNCE_MS = 300;

const ignore = () => {};

async function write(PrepaidAccountId: string, IsActivated: boolean): Promise<void> {
  const url = apiUrl('/api/v1/sales/prepaidaccounts/setnotification');
  await requestJson(url, { method: 'POST', body: { IsActivated, PrepaidAccountId }, keepalive: true });
}

/** Lets a write wait for the next press; a page that goes away does not wait. */
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
 * The wish to be told of a prepaid account (SAL-05): shown at once, the newest wins, a refusal takes it back. A visit waits
 * until the server has it.
 *
 * @param options The account, what it has now, what is done about a refusal, and the signal of its view.
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
