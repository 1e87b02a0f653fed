/** A listener on the window or the document: forgotten, it stays as long as the tab. */
interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly isCapture: boolean;
}

/** Counts by target and type. */
export type ListenerCounts = Readonly<Record<string, number>>;

type Options = boolean | AddEventListenerOptions | undefined;

const readOptions = (options: Options): AddEventListenerOptions =>
  typeof options === 'object' ? options : { capture: options === true };

const listening = new Set<Listening>();

function forget(target: EventTarget, type: string, listener: unknown, options: Options): void {
  const isCapture = readOptions(options).capture === true;
  for (const one of listening) {
    const isSame = one.target === target && one.type === type && one.listener === listener;
    if (isSame && one.isCapture === isCapture) listening.delete(one);
  }
}

function record(target: EventTarget, type: string, listener: unknown, options: Options): void {
  const { signal, once, capture = false } = readOptions(options);
  if (signal?.aborted || once) return;
  forget(target, type, listener, options);
  const one: Listening = { target, type, listener, isCapture: capture };
  listening.add(one);
  signal?.addEventListener('abort', () => listening.delete(one));
}

type Methods = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function follow(methods: Methods, targetOf: (target: unknown) => EventTarget | undefined): void {
  const { addEventListener, removeEventListener } = methods;
  methods.addEventListener = function add(this: EventTarget, type, listener, options) {
    const target = targetOf(this);
    if (target) record(target, type, listener, options);
    return addEventListener.call(this, type, listener, options);
  };
  methods.removeEventListener = function remove(this: EventTarget, type, listener, options) {
    const target = targetOf(this);
    if (target) forget(target, type, listener, options as Options);
    return removeEventListener.call(this, type, listener, options);
  };
}

/**
 * Records the listeners of window and document from now on. The library must not be imported yet, because it stores the native
 * methods.
 *
 * @returns A function that counts them.
 */
export function recordListeners(): () => ListenerCounts {
  follow(EventTarget.prototype, (target) => (target === document ? document : undefined));
  follow(window, () => window);
  return () => {
    const counts: Record<string, number> = {};
    for (const { target, type } of listening) {
      const key = `${target === document ? 'document' : 'window'} ${type}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };
}

/**
 * Lists the listeners that a second reading has more of.
 *
 * @param before The first reading.
 * @param after The second one.
 */
export const grownListeners = (before: ListenerCounts, after: ListenerCounts): string[] =>
  Object.entries(after).flatMap(([key, count]) =>
    count > (before[key] ?? 0) ? [`${key}: ${before[key] ?? 0}, then ${count}`] : [],
  );
