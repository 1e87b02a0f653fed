import fc from 'fast-check';

/*
 * Settings of all property tests: tests import fast-check from here. A fixed seed makes a run repeatable; `FC_SEED=17` takes
 * other values, `FC_RUNS=500` more of them, and `FC_PATH` is the path that a failure prints.
 */

const { FC_SEED, FC_PATH, FC_RUNS } = process.env;

/** Time limit in ms; below vitest's, so that a slow failure is printed with what was shrunk so far. */
const LIMIT_MS = 110_000;

fc.configureGlobal({
  seed: Number(FC_SEED ?? 1),
  ...(FC_PATH && { path: FC_PATH }),
  ...(!FC_RUNS && { interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: true }),
});

export { fc };

/**
 * Returns the number of runs of a property.
 *
 * @param count Number of runs without `FC_RUNS`.
 */
export const runs = (count: number): number => Number(FC_RUNS ?? count);

/**
 * Returns a function that returns one value after the other, and then always the fallback: latencies, faults, ids.
 *
 * @param values Generated values, which shrink one by one.
 * @param fallback The value of all later calls.
 */
export function drawFrom<Value>(values: readonly Value[], fallback: NoInfer<Value>): () => Value {
  let index = 0;
  return () => (index < values.length ? values[index++]! : fallback);
}

type Step<Scenario> = fc.AsyncCommand<object, Scenario>;

/**
 * Generates a step of a scenario, which prints its name and its arguments.
 *
 * @param name The name in a counterexample.
 * @param args Generates the arguments.
 * @param run Performs the step.
 */
export const step = <Scenario, Args>(
  name: string,
  args: fc.Arbitrary<Args>,
  run: (scenario: Scenario, args: Args) => unknown,
): fc.Arbitrary<Step<Scenario>> =>
  args.map((values) => ({
    check: () => true,
    run: async (_model, scenario) => void (await run(scenario, values)),
    toString: () => `${name}(${values === undefined ? '' : fc.stringify(values)})`,
  }));

/**
 * Generates a sequence of steps.
 *
 * @param steps The kinds of steps by weight: `[2, wait]` is twice as frequent as `[1, click]`.
 * @param maxCommands The largest number of steps; half of them on average.
 */
export const stepsOf = <Scenario>(
  steps: readonly (readonly [weight: number, kind: fc.Arbitrary<Step<Scenario>>])[],
  maxCommands: number,
) =>
  fc.commands<object, Scenario, false>(
    [fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })))],
    { maxCommands, size: 'max' },
  );

/** Runs the steps of a scenario one after the other. */
export const runSteps = <Scenario>(scenario: Scenario, steps: Iterable<Step<Scenario>>): Promise<void> =>
  fc.asyncModelRun(() => ({ model: {}, real: scenario }), steps);
