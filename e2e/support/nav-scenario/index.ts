import { expectIdle, open, startScenario } from './scenario.ts';
import { goBackOnce, runMoves, answerAll } from './moves.ts';

interface Outcome {
  seed: number;
  /** Empty if the page matches the last intent. */
  problems: string[];
}

const MOVES = 16;

async function runScenario(seed: number, whenIdle: () => Promise<void>): Promise<Outcome> {
  const scenario = startScenario(seed);
  await runMoves(scenario, MOVES);
  await answerAll(scenario, whenIdle);
  expectIdle(scenario, 'At the end');
  await goBackOnce(scenario, whenIdle);
  expectIdle(scenario, 'After one more step back');
  return { seed, problems: scenario.problems };
}

/**
 * Runs scenarios one after another in this page.
 *
 * @param seeds One scenario for each.
 * @returns The number of scenarios, and the first failure: it ends the run, since the next one would start
 * from a wrong page.
 */
export async function runScenarios(seeds: readonly number[]): Promise<{ played: number; failed: Outcome[] }> {
  await open();
  const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
  const { whenIdle } = (await import(script.src)) as { whenIdle: () => Promise<void> };
  let played = 0;
  for (const seed of seeds) {
    const outcome = await runScenario(seed, whenIdle);
    played += 1;
    if (outcome.problems.length > 0) return { played, failed: [outcome] };
  }
  return { played, failed: [] };
}
