/**
 * Orders runs so that a slow minute of the machine meets every system: round by round, in every round another one
 * goes first, and every other round goes backwards, so that nobody always follows the same.
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
      const turned = [...group.slice(first), ...group.slice(0, first)];
      const ordered = round % 2 === 0 ? turned : turned.toReversed();
      for (const item of ordered) runs.push({ round, item });
    }
  }
  return runs;
}
