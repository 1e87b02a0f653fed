import { apiUrl } from '#runtime';
import { safeParse, type GenericSchema } from 'valibot';

interface TabsOptions<Word extends string> {
  /** The subject of the messages, such as `cart`; applications of one origin have separate channels. */
  area: string;
  /** Version of the format; messages of another version are ignored. */
  version: number;
  /** The valid messages. A message says that something has changed, never the new value: the server has it. */
  word: GenericSchema<Word>;
}

/** Messages between the tabs of one application. */
export interface Tabs<Word extends string> {
  /**
   * Subscribes to messages of other tabs.
   *
   * @param onWord Called with each message.
   * @param signal Unsubscribes.
   */
  listen(onWord: (word: Word) => void, signal: AbortSignal): void;
  /** Notifies other tabs; only while this tab is subscribed itself. */
  send(word: Word): void;
  /** Parses a message received elsewhere on the channel; undefined when it is not valid. */
  read(message: unknown): Word | undefined;
}

// BroadcastChannel may be missing or blocked: then tabs sync only when they become visible.
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Creates the channel of one area. Messages of another form or version are ignored.
 *
 * @param options Its name, and the valid messages.
 */
export function createTabs<Word extends string>({ area, version, word }: TabsOptions<Word>): Tabs<Word> {
  const prefix = `archipel ${version} `;
  let channel: BroadcastChannel | undefined;

  const read = (data: unknown): Word | undefined => {
    if (typeof data !== 'string' || !data.startsWith(prefix)) return undefined;
    const result = safeParse(word, data.slice(prefix.length));
    return result.success ? result.output : undefined;
  };

  return {
    read,
    listen(onWord, signal) {
      const open = () => {
        channel ??= openChannel(`archipel-${area} ${apiUrl('')}`);
        if (!channel) return;
        channel.onmessage = ({ data }) => {
          const received = read(data);
          if (received !== undefined) onWord(received);
        };
      };
      // An open channel may disable the back-forward cache.
      const close = () => {
        channel?.close();
        channel = undefined;
      };
      open();
      addEventListener('pagehide', close, { signal });
      addEventListener('pageshow', open, { signal });
      signal.addEventListener('abort', close);
    },
    send(message) {
      channel?.postMessage(`${prefix}${message}`);
    },
  };
}
