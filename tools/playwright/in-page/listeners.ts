/** Number of listeners by target and type: `{ 'window resize': 2 }`. */
export type ListenerCounts = Readonly<Record<string, number>>;

/** Key of the counting function on the page's window. */
export const COUNTS = 'archipel.listeners';

interface Entry {
  readonly target: EventTarget;
  readonly label: string;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

interface Registry {
  /** Whether the listeners of this window are registered already. */
  isRegistering: boolean;
  find(entry: Omit<Entry, 'label'>): Entry | undefined;
  add(entry: Entry): void;
  remove(entry: Entry | undefined): void;
}

/** Puts a registry of listeners, and the function that counts them, on the window. Sent to the browser as text. */
export function installListenerRegistry(key: string): void {
  // The first document of a popup runs the scripts of a context twice, in the same window.
  if (Symbol.for(key) in window) return;
  const entries = new Set<Entry>();
  const registry: Registry = {
    isRegistering: false,
    find: ({ target, type, listener, capture }) =>
      [...entries].find(
        (entry) =>
          entry.target === target &&
          entry.type === type &&
          entry.listener === listener &&
          entry.capture === capture,
      ),
    add: (entry) => void entries.add(entry),
    remove: (entry) => void (entry && entries.delete(entry)),
  };
  const count = () => {
    const counts: Record<string, number> = {};
    for (const { label, type } of entries) counts[`${label} ${type}`] = (counts[`${label} ${type}`] ?? 0) + 1;
    return counts;
  };
  Object.defineProperty(window, Symbol.for(key), { value: Object.assign(count, { registry }) });
}

/**
 * Registers listeners of what outlives an island: window, document, root, body, media queries, channels. It is sent to
 * the browser as text, so it uses nothing of this module.
 *
 * @param key Key of the counting function.
 */
export function registerListeners(key: string): void {
  const scope = window as unknown as Record<symbol, { registry: Registry }>;
  const { registry } = scope[Symbol.for(key)]!;
  const { prototype } = EventTarget;
  if (registry.isRegistering) return;
  registry.isRegistering = true;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const LASTING = ['MediaQueryList', 'VisualViewport', 'BroadcastChannel', 'ScreenOrientation'];

  const labelOf = (target: EventTarget): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement || target === document.body) return (target as Element).localName;
    return LASTING.find((type) => type === target.constructor.name);
  };
  const readOptions = (options: unknown): AddEventListenerOptions =>
    typeof options === 'object' && options ? options : { capture: Boolean(options) };

  prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    add.call(target, type, listener, options);
    const { signal, once, capture = false } = readOptions(options);
    const label = signal?.aborted ? undefined : labelOf(target);
    if (!label) return;
    const entry = { target, label, type, listener, capture };
    if (registry.find(entry)) return;
    registry.add(entry);
    const end = () => registry.remove(entry);
    if (signal) add.call(signal, 'abort', end, { once: true });
    if (once) add.call(target, type, end, { once: true, capture });
  };
  prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    remove.call(target, type, listener, options);
    const { capture = false } = readOptions(options);
    registry.remove(registry.find({ target, type, listener, capture }));
  };
}
