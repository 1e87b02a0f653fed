import { classListOf } from '../dom/safe.ts';
import { prefersStillness } from '../dom/motion.ts';
import type { LatestToken } from '../html/scheduler.ts';
import { track } from '../page/activity.ts';
import { getSetting } from '../page/config.ts';
import { findArrived, findLeaving, isInWindow } from './transition-names.ts';

/** Delay in ms: the capture takes processor time that would delay a faster answer. Decision 525. */
const START_MS = 100;

/** Limit in ms of the wait with a captured page: the browser paints nothing meanwhile. */
const MAX_FREEZE_MS = 250;

/** Share of a visit's time that its page may wait for a capture: the first frame stays within 1.05. */
const WAIT_SHARE = 0.05;

/** Class of the root element for the time of a transition. */
const ROOT_CLASS = 'ar-transition';

/** The visit that leaves a page. */
export interface Departure {
  /** The address. */
  url: URL;
  /** The pressed element, if any. */
  link: Element | undefined;
  /** The awaited answer; a rejection ends the transition. */
  answer: Promise<unknown>;
}

type Timed = Departure & { start: number };

interface Transition {
  names: ReadonlySet<string>;
  view: ViewTransition;
  /** Whether the old elements are captured; the new page may be rendered from now on. */
  isCaptured: boolean;
  captured: Promise<void>;
  /** Ends the wait of the captured page. */
  render: (update?: () => void) => void;
}

let current: Transition | undefined;
let departure: Timed | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const noop = () => {};

function defer<T>(): [Promise<T>, (value: T) => void] {
  let resolve!: (value: T) => void;
  return [new Promise<T>((done) => (resolve = done)), resolve];
}

/** Whether this visit may be a view transition at all. */
function isPossible(): boolean {
  if (getSetting('animation', 'transition') !== true || !('startViewTransition' in document)) return false;
  return !document.hidden && !prefersStillness() && !document.querySelector(':modal');
}

function setNames(elements: ReadonlyMap<string, HTMLElement>): () => void {
  for (const [name, { style }] of elements) style.setProperty('view-transition-name', name);
  return () => {
    for (const { style } of elements.values()) style.removeProperty('view-transition-name');
  };
}

function stop(transition = current): void {
  if (!transition) return;
  transition.view.skipTransition();
  transition.render();
  if (transition === current) current = undefined;
}

/** Captures the named elements in the next frame; the browser then waits for `render`. */
function start(leaving: ReadonlyMap<string, HTMLElement>): Transition {
  const [captured, setCaptured] = defer<void>();
  const [rendered, render] = defer<(() => void) | void>();
  const dropNames = setNames(leaving);
  const root = classListOf(document.documentElement);
  root.add(ROOT_CLASS);
  const view = document.startViewTransition(async () => {
    transition.isCaptured = true;
    dropNames();
    setCaptured();
    const timer = setTimeout(stop, MAX_FREEZE_MS, transition);
    const update = await rendered;
    clearTimeout(timer);
    update?.();
  });
  const transition: Transition = {
    names: new Set(leaving.keys()),
    view,
    isCaptured: false,
    captured,
    render,
  };
  const end = () => {
    if (current === transition) current = undefined;
    if (!current) root.remove(ROOT_CLASS);
  };
  view.finished.then(end, end);
  // Errors of the update reach the visit by `updateCallbackDone`.
  view.ready.catch(noop);
  view.updateCallbackDone.catch(noop);
  return transition;
}

function begin({ url, link }: Departure): void {
  const leaving = isPossible() ? findLeaving(url, link) : undefined;
  if (leaving && leaving.size > 0) current = start(leaving);
}

function cancel(): void {
  clearTimeout(timer);
  departure = undefined;
  stop();
}

/**
 * Begins the view transition of a visit while its answer is awaited: the capture then delays nothing.
 *
 * @param visit The visit, if it may be one.
 * @returns Whether it is, unless its answer is fast.
 */
export function beginTransition(visit?: Departure): boolean {
  cancel();
  if (!visit || !isPossible() || findLeaving(visit.url, visit.link).size === 0) return false;
  const own = { ...visit, start: performance.now() };
  departure = own;
  timer = setTimeout(begin, START_MS, own);
  visit.answer.catch(() => {
    if (departure === own) cancel();
  });
  return true;
}

/** Returns the transition whose elements are captured in time. */
async function captureInTime(visit: Timed): Promise<Transition | undefined> {
  clearTimeout(timer);
  departure = undefined;
  const duration = performance.now() - visit.start;
  // A slow answer has ended the first one.
  if (!current && duration > START_MS) begin(visit);
  const own = current;
  if (own && !own.isCaptured) await Promise.race([own.captured, after(duration * WAIT_SHARE)]);
  if (own?.isCaptured && own === current) return own;
  stop(own);
  return undefined;
}

/**
 * Renders a page in the view transition of its visit, or at once where there is none or its capture takes too long.
 *
 * @param token The visit's token: a page that another visit has superseded meanwhile is not shown.
 * @param insert Inserts the page.
 * @param land Scrolls and focuses it.
 * @throws Whatever `insert` throws.
 */
export async function renderInTransition(
  token: LatestToken,
  insert: () => void,
  land: () => void,
): Promise<void> {
  if (!departure) {
    insert();
    return;
  }
  const transition = await track(captureInTime(departure));
  if (!token.isCurrent()) return;
  if (!transition) {
    insert();
    return;
  }
  const { view, names } = transition;
  transition.render(() => {
    insert();
    const arrived = findArrived(names);
    if (arrived.size === 0) {
      view.skipTransition();
      return;
    }
    const dropNames = setNames(arrived);
    view.finished.then(dropNames, dropNames);
    // Positions are read in the first frame: a layout within the update would delay it.
    requestAnimationFrame(() => {
      land();
      if (![...arrived.values()].some(isInWindow)) view.skipTransition();
    });
  });
  await track(view.updateCallbackDone);
}
