import { every } from '#kit/every.ts';
import type { Dialect, PlayerNews } from './dialects.ts';

/** Interval between greetings of a player until it answers, in ms (VID-01). */
const POLL_MS = 100;
/** Time without an answer after which a player has failed, in ms. */
const FRAME_TIMEOUT_MS = 10_000;

/** The connection to a player in a frame. */
export interface FrameLink {
  send(message: object): void;
  /** Ends the connection. */
  close(): void;
}

function parseMessage(data: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Greets a player at intervals; returns the function that ends it. Decision 186. */
function pollPlayer(greet: () => void, onGivenUp: () => void): () => void {
  const controller = new AbortController();
  let left = FRAME_TIMEOUT_MS / POLL_MS;
  every(POLL_MS, controller.signal, () => {
    greet();
    left -= 1;
    if (left > 0) return;
    controller.abort();
    onGivenUp();
  });
  return () => controller.abort();
}

/**
 * Connects to a player in a frame by messages: greets it every 100 ms until it answers, for ten seconds at most (VID-01). Only
 * messages of that frame and its origin are accepted.
 *
 * @param frame The frame, with its address.
 * @param dialect The provider's messages.
 * @param onNews Receives the player's state; `failed` also when it never answers.
 */
export function linkFrame(
  frame: HTMLIFrameElement,
  dialect: Dialect,
  onNews: (news: PlayerNews) => void,
): FrameLink {
  const controller = new AbortController();
  const { origin } = new URL(frame.src, document.baseURI);
  const post = (message: object, to: string) => frame.contentWindow?.postMessage(JSON.stringify(message), to);
  const send = (message: object) => post(message, origin);
  // To any origin: before the player has loaded, the frame is an empty page, and the browser would log an
  // error.
  const greet = () => post(dialect.hello, '*');
  const endPolling = pollPlayer(greet, () => onNews('failed'));
  let hasAnswered = false;
  const answer = () => {
    if (hasAnswered) return;
    hasAnswered = true;
    endPolling();
    for (const subscription of dialect.subscriptions) send(subscription);
    onNews('ready');
  };
  const onMessage = ({ data, source, origin: from }: MessageEvent) => {
    const message = source === frame.contentWindow && from === origin && parseMessage(data);
    const news = message && dialect.read(message);
    if (!news) return;
    if (news !== 'failed') answer();
    if (news !== 'ready') onNews(news);
  };
  addEventListener('message', onMessage, { signal: controller.signal });
  const close = () => {
    endPolling();
    controller.abort();
  };
  return { send, close };
}
