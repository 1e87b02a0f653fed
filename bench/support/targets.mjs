/**
 * Groups the checks by target.
 *
 * @returns `{ target, total, missed }`, where `missed` has the checks that failed.
 */
export function groupTargets(targets) {
  return [...new Set(targets.map(({ target }) => target))].map((target) => {
    const members = targets.filter((check) => check.target === target);
    return { target, total: members.length, missed: members.filter(({ isMet }) => !isMet) };
  });
}

/** Prints the targets, met and missed, with the cases that missed. */
export function printTargets(targets) {
  console.log('\nTargets');
  for (const { target, total, missed } of groupTargets(targets)) {
    console.log(`${missed.length > 0 ? 'MISSED' : 'met'}  ${target} (${total - missed.length} of ${total})`);
    for (const { where, value, limit } of missed) {
      console.log(`        ${where}: ${value.toFixed(1)} instead of ${limit.toFixed(1)}`);
    }
  }
}

/**
 * Writes the met and missed targets in Markdown.
 *
 * @param targets The checks.
 * @param formatNumber Formats a value as in the tables.
 */
export function writeTargets(targets, formatNumber) {
  const describeMiss = ({ where, value, limit }) =>
    `  - ${where}: ${formatNumber(value)} instead of ${formatNumber(limit)}`;
  const lines = groupTargets(targets).flatMap(({ target, total, missed }) => [
    `- ${target}: met in ${total - missed.length} of ${total} cases${missed.length > 0 ? ', missed in' : ''}`,
    ...missed.map(describeMiss),
  ]);
  return ['Targets:', '', ...lines].join('\n');
}
