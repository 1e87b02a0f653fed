/** Default debounce of a resize, in ms (PGE-11). */
const RESIZE_MS = 150;

/**
 * Runs after a resize of the window, debounced (PGE-11).
 *
 * @param run Called once for each change, however many events it has.
 * @param signal Removes the listener; a pending call is dropped.
 * @param ms Time for which the size must stay the same, in milliseconds.
 */
export function onResize(run: () => void, signal: AbortSignal, ms = RESIZE_MS): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  addEventListener('resize', restart, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/**
 * Notifies when elements change their layout size; transforms don't count.
 * Safari before 13.1 lacks ResizeObserver: no notification there.
 *
 * @param elements The elements.
 * @param run Called before the next paint: soon for the initial sizes, then once for all simultaneous
 * changes.
 * @param signal Ends the observation.
 * @returns The observer, to which elements can be added and from which they can be removed.
 */
export function onBox(
  elements: Iterable<Element>,
  run: () => void,
  signal: AbortSignal,
): ResizeObserver | undefined {
  if (typeof ResizeObserver === 'undefined' || signal.aborted) return undefined;
  const observer = new ResizeObserver(() => run());
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return observer;
}

type Report = (isSeen: boolean) => void;

/** Elements that are watched at one ratio, by one observer. */
interface Watch {
  readonly observer: IntersectionObserver;
  readonly reports: Map<Element, Set<Report>>;
}

const watches = new Map<number, Watch>();

// An element too tall for this ratio ever to be in view is seen as soon as it begins.
function isSeenAt(ratio: number, entry: IntersectionObserverEntry): boolean {
  if (!entry.isIntersecting) return false;
  const height = entry.rootBounds?.height ?? innerHeight;
  return entry.intersectionRatio >= ratio || entry.boundingClientRect.height * ratio >= height;
}

function watchAt(ratio: number): Watch {
  const known = watches.get(ratio);
  if (known) return known;
  const reports: Watch['reports'] = new Map();
  const notifyListeners = (entry: IntersectionObserverEntry) => {
    for (const report of reports.get(entry.target) ?? []) report(isSeenAt(ratio, entry));
  };
  // Threshold 0, too: it reports the leaving, and the beginning of an element that is too tall for the ratio.
  const options = { threshold: [0, ratio] };
  const observer = new IntersectionObserver((entries) => entries.forEach(notifyListeners), options);
  const watch: Watch = { observer, reports };
  watches.set(ratio, watch);
  return watch;
}

function watch(element: Element, ratio: number, report: Report): () => void {
  const { observer, reports } = watchAt(ratio);
  const own = reports.get(element) ?? new Set();
  reports.set(element, own.add(report));
  // Late subscribers receive the current value.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    own.delete(report);
    if (own.size > 0) return;
    reports.delete(element);
    observer.unobserve(element);
  };
}

/**
 * Notifies whether an element is in view. One observer serves all elements with the same ratio.
 *
 * @param element The element; it needs a box.
 * @param options `ratio`: the part of it that must be in the window, 0 to 1.
 * @param run Called soon with the current state, then at each change; without browser support the element counts as seen.
 * @param signal Ends the observation.
 */
export function onSeen(
  element: Element,
  { ratio }: { ratio: number },
  run: Report,
  signal: AbortSignal,
): void {
  if (typeof IntersectionObserver === 'undefined') {
    run(true);
    return;
  }
  if (signal.aborted) return;
  let last: boolean | undefined;
  const stop = watch(element, ratio, (isSeen) => {
    if (isSeen !== last && !signal.aborted) run((last = isSeen));
  });
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * Follows the visitor's preference for reduced motion, live.
 *
 * @param run Called at once, and at each change, with whether reduced motion is preferred.
 * @param signal Ends the subscription.
 */
export function onMotion(run: (isReduced: boolean) => void, signal: AbortSignal): void {
  const list = matchMedia('(prefers-reduced-motion: reduce)');
  if (signal.aborted) return;
  list.addEventListener('change', () => run(list.matches), { signal });
  run(list.matches);
}
