/**
 * Orders runs so that a slow minute of the machine affects every system: each round starts with another item,
 * and every other round runs backwards, so that no item always follows the same one.
 *
 * @param groups Lists of items that are compared with each other.
 * @param rounds The number of rounds.
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
