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
  type Scenario,
} from './scenario.ts';
import { cancel, push } from './model.ts';
import type { Waiting } from './network.ts';

type Move = (scenario: Scenario) => Promise<void>;

const find = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)!;

function expectPage({ model }: Scenario, link: HTMLAnchorElement): void {
  const address = pathOf(new URL(link.href));
  cancel(model);
  model.expected = { address, mode: address === pathOf(location) ? 'replace' : 'push' };
}

async function followLink(scenario: Scenario): Promise<void> {
  const link = find(`[data-to="${1 + scenario.below(6)}"]`);
  expectPage(scenario, link);
  begin();
  link.click();
}

/** Follows a link while the page prevents the leave: nothing happens. */
async function preventLeave(scenario: Scenario): Promise<void> {
  document.addEventListener('archipel:page-leave', (event) => event.preventDefault(), { once: true });
  find(`[data-to="${1 + scenario.below(6)}"]`).click();
}

async function traverse({ model }: Scenario, by: number): Promise<void> {
  if (model.index + by < 0 || model.index + by >= model.entries.length) return;
  // The browser moves a task later: no answered response may arrive in between.
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

async function thereAndBack(scenario: Scenario): Promise<void> {
  if (scenario.model.index === 0) return;
  await traverse(scenario, -1);
  await traverse(scenario, 1);
}

/** Follows a hash link: it adds an entry, and pending requests stay pending. */
async function followHash({ model }: Scenario): Promise<void> {
  await pass(4);
  if (location.hash) return;
  // If the page of the current URL is not there yet, the link is a way to that page, and the latest intent.
  const isAway = !isShown(location);
  if (isAway) cancel(model);
  if (isAway || !model.expected) begin();
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  // The push is recorded at once: a requested page may be inserted a moment later.
  const recorded = () => push(model, pathOf(location) + location.hash);
  addEventListener('popstate', recorded, { once: true });
  find('#hash').click();
  await moved;
}

/** Updates a part: a pending visit goes on, but a visit drops all pending updates. */
async function updatePart({ model, below }: Scenario): Promise<void> {
  const before = new Set(network.waiting);
  find(`[data-part="${1 + below(6)}"]`).click();
  const findNew = () => network.waiting.find((waiting) => !before.has(waiting));
  await passUntil(() => findNew() !== undefined);
  // A link whose request is pending sends no second one.
  model.expectedPart = findNew() ?? model.expectedPart;
}

async function passUntil(isDone: () => boolean): Promise<void> {
  for (let tasks = 100; tasks > 0 && !isDone(); tasks -= 1) await pass(1);
}

const isPart = ({ url }: Waiting) => url.searchParams.has('part') && url.searchParams.has('X-Requested-With');

async function answerPart({ model }: Scenario, waiting: Waiting): Promise<void> {
  const isLatest = waiting === model.expectedPart;
  const name = nameOf(waiting.url);
  waiting.answer(pageAt(waiting.url));
  if (!isLatest) return;
  model.expectedPart = undefined;
  model.part = name;
  await passUntil(() => textOf('#part') === `Part of ${name}`);
}

async function failPart({ model }: Scenario, waiting: Waiting): Promise<void> {
  model.isPartFailing = waiting === model.expectedPart;
  if (model.isPartFailing) model.expectedPart = undefined;
  waiting.lose();
  await pass(10);
  model.isPartFailing = false;
}

function pick(scenario: Scenario): Waiting | undefined {
  return network.waiting[scenario.below(network.waiting.length)];
}

/** Answers a request, expected or superseded; sometimes from the URL of a redirect. */
async function answer(scenario: Scenario): Promise<void> {
  const waiting = pick(scenario);
  if (!waiting) return undefined;
  if (isPart(waiting)) return answerPart(scenario, waiting);
  const { model, below } = scenario;
  const isRedirected = below(6) === 0;
  const url = isRedirected ? new URL(`?p=${1 + below(6)}&game=${scenario.seed}`, waiting.url) : waiting.url;
  const isLatest = isLive(waiting) && model.expected !== undefined;
  // The final URL is only known for a link that is followed.
  const final = isLatest || !isLive(waiting) ? url : waiting.url;
  if (isLatest) model.expected = { ...model.expected!, address: pathOf(final) };
  waiting.answer(pageAt(waiting.url, { url: final, isCacheable: below(2) === 0 }));
}

/** Fails the request of a part, of a followed link, or of a superseded intent. */
async function fail(scenario: Scenario): Promise<void> {
  const waiting = pick(scenario);
  if (waiting && isPart(waiting)) return failPart(scenario, waiting);
  if (!waiting || (isLive(waiting) && !scenario.model.expected)) return;
  if (scenario.below(2)) waiting.lose();
  else waiting.answer({ html: 'A fault', status: 500 });
}

/** Waits for a frame; with no expected request pending, the page must then be idle. */
async function wait(scenario: Scenario): Promise<void> {
  await pass(6);
  await new Promise(requestAnimationFrame);
  await pass(6);
  if (!scenario.model.expectedPart && !network.waiting.some(isLive)) expectIdle(scenario, 'In between');
}

const MOVES: Record<string, Move> = {
  link: followLink,
  reject: preventLeave,
  back: (scenario) => traverse(scenario, -1),
  forward: (scenario) => traverse(scenario, 1),
  'far back': (scenario) => traverse(scenario, -2),
  'there and back': thereAndBack,
  hash: followHash,
  part: updatePart,
  answer,
  fail,
  wait,
};

const OFTEN = ['link', 'link', 'back', 'back', 'forward', 'answer', 'answer', 'fail', ...Object.keys(MOVES)];

/** Plays moves drawn from the seed, with pauses of random length between them. */
export async function runMoves(scenario: Scenario, moves: number): Promise<void> {
  for (let left = moves; left > 0; left -= 1) {
    const name = OFTEN[scenario.below(OFTEN.length)]!;
    scenario.log.push(name);
    await MOVES[name]!(scenario);
    await pass(scenario.below(4));
  }
}

/** Answers all pending requests, in random order. */
export async function answerAll(scenario: Scenario, whenIdle: () => Promise<void>): Promise<void> {
  for (let rounds = 50; rounds > 0; rounds -= 1) {
    await pass(3);
    const waiting = pick(scenario);
    if (!waiting) break;
    if (isPart(waiting)) await answerPart(scenario, waiting);
    else waiting.answer(pageAt(waiting.url));
  }
  await whenIdle();
}

/** Goes back once, if possible, as proof that the history and the pages agree. */
export async function goBackOnce(scenario: Scenario, whenIdle: () => Promise<void>): Promise<void> {
  scenario.log.push('last back');
  await traverse(scenario, -1);
  await answerAll(scenario, whenIdle);
}
