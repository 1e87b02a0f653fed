import { apiUrl } from '#runtime';
import { safeParse, type GenericSchema } from 'valibot';

interface TabsOptions<Word extends string> {
  /** What the tabs talk about, such as `cart`; applications of one origin have one channel each. */
  area: string;
  /** Of the format: what another version says is not for us. */
  version: number;
  /** The words that are understood. A word says that something has changed, never what: the server knows that. */
  word: GenericSchema<Word>;
}

/** What the tabs of one application tell each other. */
export interface Tabs<Word extends string> {
  /**
   * Hears what other tabs say.
   *
   * @param onWord Called with each word.
   * @param signal Ends the hearing.
   */
  listen(onWord: (word: Word) => void, signal: AbortSignal): void;
  /** Tells other tabs; only while this one hears the others, too. */
  send(word: Word): void;
  /** Reads what somebody else has heard on the channel; nothing where it is not for us. */
  read(message: unknown): Word | undefined;
}

// There may be no channels, or the browser may refuse one: then tabs know nothing of each other until they are looked at.
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Makes the channel of one area. Anything in it that has another form or version is not for us.
 *
 * @param options Its name, and what is understood.
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
      // An open channel may keep a page out of the back-forward cache.
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
