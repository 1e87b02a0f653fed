import type { AnswerFacts } from '../requests/answer-facts.ts';
import type { Exchange } from '../requests/exchange.ts';
import { explainLink } from './explain-link.ts';

/** The last press of the visitor before a document was left. */
export type Press =
  | { readonly kind: 'link'; readonly url: string; readonly reason: string }
  | { readonly kind: 'form'; readonly url: string; readonly method: string };

/** Facts about a document at the moment when it was left. */
export interface Departure {
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A press that the browser followed. */
  readonly press?: Press;
  /** A visit of the library that was not over. */
  readonly visit?: PendingVisit;
}

export interface PendingVisit {
  readonly url: string;
  /** Facts of the page that was left. */
  readonly shown: { readonly lang: string; readonly policy: string; readonly script: string };
  readonly hasPage: boolean;
  /** Undefined where nothing was requested. */
  readonly status?: number;
  readonly problem?: string;
  readonly answer?: AnswerFacts;
}

/** Milliseconds after which a press no longer explains why a document was left. */
const PRESS_WINDOW_MS = 10_000;

const attributeOf = (element: Element | null, name: string) => element?.getAttribute(name) ?? '';

function describeVisit(url: string, exchanges: readonly Exchange[]): PendingVisit {
  const root = document.documentElement;
  const script = document.querySelector('script[type="module"][src*="archipel.js"]');
  const { href } = new URL(url, document.baseURI);
  const exchange = exchanges.findLast((one) => one.url === href.split('#')[0] || one.url === href);
  return {
    url: href,
    hasPage: document.querySelector('[data-page]') !== null,
    shown: {
      lang: root.lang,
      policy: attributeOf(root, 'data-policy'),
      script: attributeOf(script, 'src'),
    },
    ...(exchange?.status !== undefined && { status: exchange.status }),
    ...(exchange?.problem !== undefined && { problem: exchange.problem }),
    ...(exchange?.answer && { answer: exchange.answer }),
  };
}

/** A click or submit; the browser follows it unless a listener prevents it. */
interface Pressed {
  readonly event: Event;
  readonly press: Press;
  readonly at: number;
}

/** Whether a click leaves this document, and not into a new tab or a download. */
const leavesHere = (link: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || link.matches('[download], [target="_blank" i]'));

function readClick(event: MouseEvent): Press | undefined {
  const link = event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof Element && node.matches('a[href], area[href]'));
  if (!link || !leavesHere(link, event)) return undefined;
  const url = new URL(link.getAttribute('href') ?? '', document.baseURI).href;
  return { kind: 'link', url, reason: explainLink(link, event) };
}

function readSubmit({ target, submitter }: SubmitEvent): Press {
  const form = target as HTMLFormElement;
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return { kind: 'form', url: new URL(action, document.baseURI).href, method: method.toUpperCase() };
}

/**
 * Records what leads out of this document.
 *
 * @param readExchanges Returns the requests so far.
 * @param signal Ends the recording.
 * @param onDepart Called as the document is left.
 */
export function watchDeparture(
  readExchanges: () => readonly Exchange[],
  signal: AbortSignal,
  onDepart: (departure: Departure) => void,
): void {
  let pressed: Pressed | undefined;
  let visiting: string | undefined;
  const record = (event: Event, press: Press | undefined) => {
    if (press) pressed = { event, press, at: performance.now() };
  };
  const capture = { capture: true, signal };
  addEventListener('click', (event) => record(event, readClick(event)), capture);
  addEventListener('submit', (event) => record(event, readSubmit(event)), capture);
  addEventListener('archipel:page-leave', ({ detail }) => void (visiting = detail.url), { signal });
  addEventListener('archipel:page-finished', () => void (visiting = undefined), { signal });
  const depart = () => {
    const isRecent = pressed && performance.now() - pressed.at < PRESS_WINDOW_MS;
    const isFollowed = isRecent && !pressed!.event.defaultPrevented;
    onDepart({
      from: location.href,
      at: Date.now(),
      ...(isFollowed && { press: pressed!.press }),
      ...(visiting !== undefined && { visit: describeVisit(visiting, readExchanges()) }),
    });
  };
  addEventListener('pagehide', depart, { signal });
}
