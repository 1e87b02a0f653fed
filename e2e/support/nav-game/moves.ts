import {
  begin,
  expectIdle,
  isLive,
  isShown,
  nameOf,
  network,
  pageAt,
  pass,
  pathOf,
  textOf,
  type Game,
} from './game.ts';
import { cancel, push } from './model.ts';
import type { Waiting } from './network.ts';

type Move = (game: Game) => Promise<void>;

const find = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)!;

function want({ model }: Game, link: HTMLAnchorElement): void {
  const address = pathOf(new URL(link.href));
  cancel(model);
  model.expected = { address, mode: address === pathOf(location) ? 'replace' : 'push' };
}

async function followLink(game: Game): Promise<void> {
  const link = find(`[data-to="${1 + game.below(6)}"]`);
  want(game, link);
  begin();
  link.click();
}

/** A page may keep its visitor: then nothing has happened. */
async function reject(game: Game): Promise<void> {
  document.addEventListener('archipel:page-leave', (event) => event.preventDefault(), { once: true });
  find(`[data-to="${1 + game.below(6)}"]`).click();
}

async function traverse({ model }: Game, by: number): Promise<void> {
  if (model.index + by < 0 || model.index + by >= model.entries.length) return;
  // The browser moves a task later: what has been answered must not arrive in between.
  await pass(4);
  const index = model.index + by;
  if (index < 0 || index >= model.entries.length) return;
  cancel(model);
  model.index = index;
  begin();
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await moved;
}

async function thereAndBack(game: Game): Promise<void> {
  if (game.model.index === 0) return;
  await traverse(game, -1);
  await traverse(game, 1);
}

/** A hash of the page that the address names: an entry of its own; what is on its way stays so. */
async function followHash({ model }: Game): Promise<void> {
  await pass(4);
  if (location.hash) return;
  // Under an address whose page is not there yet it is a way to that page, and the last thing that was wanted.
  const isAway = !isShown(location);
  if (isAway) cancel(model);
  if (isAway || !model.expected) begin();
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  // At once: a page that has been asked for may be placed a moment later.
  const recorded = () => push(model, pathOf(location) + location.hash);
  addEventListener('popstate', recorded, { once: true });
  find('#hash').click();
  await moved;
}

/** An update of a part: it takes nothing from a visit on its way, but a visit takes it all. */
async function updatePart({ model, below }: Game): Promise<void> {
  const before = new Set(network.waiting);
  find(`[data-part="${1 + below(6)}"]`).click();
  const findNew = () => network.waiting.find((waiting) => !before.has(waiting));
  await passUntil(() => findNew() !== undefined);
  // A link whose answer is on its way is not asked again.
  model.expectedPart = findNew() ?? model.expectedPart;
}

async function passUntil(isDone: () => boolean): Promise<void> {
  for (let tasks = 100; tasks > 0 && !isDone(); tasks -= 1) await pass(1);
}

const isPart = ({ url }: Waiting) => url.searchParams.has('part') && url.searchParams.has('X-Requested-With');

async function answerPart({ model }: Game, waiting: Waiting): Promise<void> {
  const isLatest = waiting === model.expectedPart;
  const name = nameOf(waiting.url);
  waiting.answer(pageAt(waiting.url));
  if (!isLatest) return;
  model.expectedPart = undefined;
  model.part = name;
  await passUntil(() => textOf('#part') === `Part of ${name}`);
}

async function failPart({ model }: Game, waiting: Waiting): Promise<void> {
  model.isPartFailing = waiting === model.expectedPart;
  if (model.isPartFailing) model.expectedPart = undefined;
  waiting.lose();
  await pass(10);
  model.isPartFailing = false;
}

function pick(game: Game): Waiting | undefined {
  return network.waiting[game.below(network.waiting.length)];
}

/** The wanted answer comes, or one that nobody wants any more; sometimes from where a redirect has led. */
async function answer(game: Game): Promise<void> {
  const waiting = pick(game);
  if (!waiting) return undefined;
  if (isPart(waiting)) return answerPart(game, waiting);
  const { model, below } = game;
  const isRedirected = below(6) === 0;
  const url = isRedirected ? new URL(`?p=${1 + below(6)}&game=${game.seed}`, waiting.url) : waiting.url;
  const isLatest = isLive(waiting) && model.expected !== undefined;
  // Only of a link that is followed do we know where it may end.
  const final = isLatest || !isLive(waiting) ? url : waiting.url;
  if (isLatest) model.expected = { ...model.expected!, address: pathOf(final) };
  waiting.answer(pageAt(waiting.url, { url: final, mayBePreserved: below(2) === 0 }));
}

/** What fails is a link that was followed, or what nobody waits for any more. */
async function fail(game: Game): Promise<void> {
  const waiting = pick(game);
  if (waiting && isPart(waiting)) return failPart(game, waiting);
  if (!waiting || (isLive(waiting) && !game.model.expected)) return;
  if (game.below(2)) waiting.lose();
  else waiting.answer({ html: 'A fault', status: 500 });
}

/** Where nothing that is wanted is on its way, the page must be at rest, once its frame has come. */
async function wait(game: Game): Promise<void> {
  await pass(6);
  await new Promise(requestAnimationFrame);
  await pass(6);
  if (!game.model.expectedPart && !network.waiting.some(isLive)) expectIdle(game, 'In between');
}

const MOVES: Record<string, Move> = {
  link: followLink,
  reject,
  back: (game) => traverse(game, -1),
  forward: (game) => traverse(game, 1),
  'far back': (game) => traverse(game, -2),
  'there and back': thereAndBack,
  hash: followHash,
  part: updatePart,
  answer,
  fail,
  wait,
};

const OFTEN = ['link', 'link', 'back', 'back', 'forward', 'answer', 'answer', 'fail', ...Object.keys(MOVES)];

/** Plays some moves, drawn by the seed, with more or less time between them. */
export async function play(game: Game, moves: number): Promise<void> {
  for (let left = moves; left > 0; left -= 1) {
    const name = OFTEN[game.below(OFTEN.length)]!;
    game.log.push(name);
    await MOVES[name]!(game);
    await pass(game.below(4));
  }
}

/** Everything that is still on its way comes, in any order. */
export async function complete(game: Game, whenIdle: () => Promise<void>): Promise<void> {
  for (let rounds = 50; rounds > 0; rounds -= 1) {
    await pass(3);
    const waiting = pick(game);
    if (!waiting) break;
    if (isPart(waiting)) await answerPart(game, waiting);
    else waiting.answer(pageAt(waiting.url));
  }
  await whenIdle();
}

/** Goes one step back, where there is one, as proof that the history and the pages agree. */
export async function goBackOnce(game: Game, whenIdle: () => Promise<void>): Promise<void> {
  game.log.push('last back');
  await traverse(game, -1);
  await complete(game, whenIdle);
}
