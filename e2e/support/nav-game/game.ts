import { createRandom } from '../random.ts';
import { arrive, current, startAt, type Model } from './model.ts';
import { installNetwork, type Reply, type Waiting } from './network.ts';

/** One game, as its moves see it. */
export interface Game {
  readonly seed: number;
  readonly model: Model;
  readonly log: string[];
  /** What was wrong at once. */
  readonly problems: string[];
  /** A whole number below the limit; the same numbers in each game of the same seed. */
  below(limit: number): number;
}

export const network = installNetwork();

/** How the first page calls itself in its HTML; every other page of the game is the same with its own name. */
const FIRST = 'start';
let template = '';

let game: Game;
let intents = 0;
let lastPart: string | undefined;

/** A newer intent begins: requests from now on are its own. */
export function begin(): void {
  intents += 1;
  network.setIntent(intents);
}

/** Whether a request was sent for what is wanted now. */
export const isLive = ({ intent }: Waiting) => intent === intents;

export const pathOf = (url: URL | Location) => url.pathname + url.search;

export const nameOf = (url: URL | Location) => url.search.replace(/\W+/g, '') || FIRST;

// A timer would wait four milliseconds; one channel for all, because a browser may collect those that nobody holds.
const { port1: inside, port2: outside } = new MessageChannel();

const nextTask = () =>
  new Promise<void>((resolve) => {
    inside.onmessage = () => resolve();
    outside.postMessage('');
  });

/** Lets the page do what it has to do next: that many tasks, with the microtasks between them. */
export async function pass(tasks = 2): Promise<void> {
  for (let left = tasks; left > 0; left -= 1) await nextTask();
}

/** The page of an address, as a server would write it; each game has addresses of its own, which nobody has kept. */
export function pageAt(url: URL, reply: Partial<Reply> = {}): Reply {
  const html = template.replaceAll(FIRST, nameOf(reply.url ?? url));
  return { html: html.replaceAll('game=0', `game=${game.seed}`), ...reply };
}

function record(problem: string | undefined): void {
  if (problem) game.problems.push(`${problem} (after ${game.log.join(', ')})`);
}

function onLoaded({ detail }: CustomEvent<{ url: string }>): void {
  const url = new URL(detail.url);
  record(arrive(game.model, pathOf(url) + url.hash));
}

function onError(event: CustomEvent<{ error: Error }>): void {
  event.preventDefault();
  const { expected, isPartFailing } = game.model;
  if (isPartFailing) return;
  if (!expected) record(`Nobody waits for it, but it failed: ${event.detail.error.message}`);
  // An update that was asked for after the link is wanted still.
  game.model.expected = undefined;
}

/** Gets the page ready for games; once. */
export async function open(): Promise<void> {
  // Under its other name, which the game's network leaves alone.
  template = await (await fetch(`${location.pathname}.html`)).text();
  document.addEventListener('archipel:page-loaded', onLoaded as EventListener);
  document.addEventListener('archipel:request-error', onError as EventListener);
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(String(reason)));
}

/** Starts a game at the entry that the last one has ended at. */
export function startGame(seed: number): Game {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  // The page of the last game is still there, with the part that was placed in it.
  const model = { ...startAt(pathOf(location) + location.hash), part: lastPart };
  game = { seed, model, log: [], problems: [], below };
  network.setDeaf(below(2) === 0);
  return game;
}

export const textOf = (selector: string) => document.querySelector(selector)?.textContent;

/** Whether the page of an address is the one that is shown. */
export const isShown = (url: URL | Location) => textOf('h1') === `Page ${nameOf(url)}`;

/** What the page shows and what it should show, in the same words. */
function compare({ model }: Game): { shown: object; meant: object } {
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

/** Notes whatever is not as the last intent wants it. */
export function expectIdle(played: Game, when: string): void {
  lastPart = played.model.part;
  const { shown, meant } = compare(played);
  const [have, want] = [JSON.stringify(shown), JSON.stringify(meant)];
  if (have !== want) record(`${when} the page has ${have}, meant was ${want}`);
}
