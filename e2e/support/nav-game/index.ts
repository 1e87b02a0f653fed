import { expectIdle, open, startGame } from './game.ts';
import { goBackOnce, play, complete } from './moves.ts';

interface Outcome {
  seed: number;
  /** Empty when all is as the last intent wants it. */
  problems: string[];
}

const MOVES = 16;

async function playGame(seed: number, whenIdle: () => Promise<void>): Promise<Outcome> {
  const game = startGame(seed);
  await play(game, MOVES);
  await complete(game, whenIdle);
  expectIdle(game, 'At the end');
  await goBackOnce(game, whenIdle);
  expectIdle(game, 'After one more step back');
  return { seed, problems: game.problems };
}

/**
 * Plays games one after the other in this page.
 *
 * @param seeds A game for each.
 * @returns Those that went wrong; it ends with the first, for the next would start from a wrong page.
 */
export async function playGames(seeds: readonly number[]): Promise<{ played: number; failed: Outcome[] }> {
  await open();
  const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
  const { whenIdle } = (await import(script.src)) as { whenIdle: () => Promise<void> };
  let played = 0;
  for (const seed of seeds) {
    const outcome = await playGame(seed, whenIdle);
    played += 1;
    if (outcome.problems.length > 0) return { played, failed: [outcome] };
  }
  return { played, failed: [] };
}
