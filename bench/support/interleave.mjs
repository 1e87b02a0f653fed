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
      for (const item of orderOf(group, round)) runs.push({ round, item });
    }
  }
  return runs;
}

function orderOf(group, round) {
  const first = round % group.length;
  const ordered = round % 2 === 0 ? group : group.toReversed();
  return [...ordered.slice(first), ...ordered.slice(0, first)];
}
