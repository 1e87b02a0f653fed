/**
 * Orders runs so that a slow minute of the machine meets every system: round by round, and in every round another
 * one goes first.
 *
 * @param groups Lists of what is compared with each other.
 * @param rounds How often everything runs.
 * @returns All runs in order, each `{ round, item }`.
 */
export function interleave(groups, rounds) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const group of groups) {
      const first = round % group.length;
      for (const item of [...group.slice(first), ...group.slice(0, first)]) runs.push({ round, item });
    }
  }
  return runs;
}
