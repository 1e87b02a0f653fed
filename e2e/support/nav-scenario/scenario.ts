import { createRandom } from '../random.ts';
import { arrive, current, startAt, type Model } from './model.ts';
import { installNetwork, type Reply, type Waiting } from './network.ts';

/** One scenario, as its moves see it. */
export interface Scenario {
  readonly seed: number;
  readonly model: Model;
  readonly log: string[];
  /** Problems that were found on the way. */
  readonly problems: string[];
  /** Returns an integer below the limit; equal seeds return equal numbers. */
  below(limit: number): number;
}

export const network = installNetwork();

/** Name of the first page in its HTML; every other page of the scenario differs by its own name only. */
const FIRST = 'start';
let template = '';

let scenario: Scenario;
let intents = 0;
let lastPart: string | undefined;

/** Begins a newer intent: later requests belong to it. */
export function begin(): void {
  intents += 1;
  network.setIntent(intents);
}

/** Returns whether a request belongs to the latest intent. */
export const isLive = ({ intent }: Waiting) => intent === intents;

export const pathOf = (url: URL | Location) => url.pathname + url.search;

export const nameOf = (url: URL | Location) => url.search.replace(/\W+/g, '') || FIRST;

// A timer would take four milliseconds. One channel serves all tasks: browsers may collect unreferenced ones.
const { port1: inside, port2: outside } = new MessageChannel();

const nextTask = () =>
  new Promise<void>((resolve) => {
    inside.onmessage = () => resolve();
    outside.postMessage('');
  });

/** Lets the page run that many tasks, with the microtasks between them. */
export async function pass(tasks = 2): Promise<void> {
  for (let left = tasks; left > 0; left -= 1) await nextTask();
}

/**
 * Returns the page of a URL as a server would write it; each scenario has its own URLs, which no cache has.
 */
export function pageAt(url: URL, reply: Partial<Reply> = {}): Reply {
  const html = template.replaceAll(FIRST, nameOf(reply.url ?? url));
  return { html: html.replaceAll('game=0', `game=${scenario.seed}`), ...reply };
}

function record(problem: string | undefined): void {
  if (problem) scenario.problems.push(`${problem} (after ${scenario.log.join(', ')})`);
}

function onLoaded({ detail }: CustomEvent<{ url: string }>): void {
  const url = new URL(detail.url);
  record(arrive(scenario.model, pathOf(url) + url.hash));
}

function onError(event: CustomEvent<{ error: Error }>): void {
  event.preventDefault();
  const { expected, isPartFailing } = scenario.model;
  if (isPartFailing) return;
  if (!expected) record(`Nobody waits for it, but it failed: ${event.detail.error.message}`);
  // An update that was requested after the link is still expected.
  scenario.model.expected = undefined;
}

/** Prepares the page for scenarios; runs once. */
export async function open(): Promise<void> {
  // The fake network lets this request through: it only defers those of SCENARIO_PATH.
  template = await (await fetch(`${location.pathname}.html`)).text();
  document.addEventListener('archipel:page-loaded', onLoaded as EventListener);
  document.addEventListener('archipel:request-error', onError as EventListener);
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(String(reason)));
}

/** Starts a scenario at the entry where the previous one has ended. */
export function startScenario(seed: number): Scenario {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  // The page of the previous scenario is still there, with its inserted part.
  const model = { ...startAt(pathOf(location) + location.hash), part: lastPart };
  scenario = { seed, model, log: [], problems: [], below };
  network.setAnswersAborted(below(2) === 0);
  return scenario;
}

export const textOf = (selector: string) => document.querySelector(selector)?.textContent;

/** Returns whether the page of a URL is shown. */
export const isShown = (url: URL | Location) => textOf('h1') === `Page ${nameOf(url)}`;

/** Returns the state that the page shows and the state that it should show, in the same form. */
function compare({ model }: Scenario): { shown: object; meant: object } {
  const address = current(model);
  const name = nameOf(new URL(address, location.href));
  const title = `Page ${name}`;
  const { classList } = document.documentElement;
  const shown = {
    address: pathOf(location) + location.hash,
    title: document.title,
    heading: textOf('h1'),
    menu: textOf('nav'),
    part: textOf('#part'),
    isOurs: Boolean((history.state as { archipel?: number } | null)?.archipel),
    isLoading:
      classList.contains('long-loading') || document.querySelector('[data-page][aria-busy]') !== null,
    sameDocument: document.documentElement.hasAttribute('data-same-document'),
  };
  const meant = {
    address,
    title,
    heading: title,
    menu: `You are at ${name}`,
    part: `Part of ${model.part ?? name}`,
    isOurs: true,
    isLoading: false,
    sameDocument: true,
  };
  return { shown, meant };
}

/** Records a state that differs from the last intent. */
export function expectIdle(checked: Scenario, when: string): void {
  lastPart = checked.model.part;
  const { shown, meant } = compare(checked);
  const [found, expected] = [JSON.stringify(shown), JSON.stringify(meant)];
  if (found !== expected) record(`${when} the page has ${found}, meant was ${expected}`);
}
