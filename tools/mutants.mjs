import { foldersOf, groupOf, GROUPS } from './mutants/groups.mjs';
import { runFolder } from './mutants/run-folder.mjs';
import {
  addCounts,
  countMutants,
  formatSurvivor,
  formatTable,
  isSurvivor,
  scoreOf,
} from './mutants/score.mjs';

/* Changes the code in one point at a time and runs its tests: npm run mutants -- [folder …] [--force] */

/** Runs the tests of one folder for each of its mutants, prints the survivors, and returns the counts. */
async function measure(name, options) {
  const started = performance.now();
  const mutants = await runFolder(name, options);
  const counts = countMutants(mutants);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${counts.killed} killed, ${counts.survived} survived (${seconds} s)`);
  for (const survivor of mutants.filter(isSurvivor)) console.log(`  ${formatSurvivor(survivor)}`);
  return counts;
}

/** Measures folders one after the other; one that cannot be measured, because it has no test, makes the command fail. */
async function runFolders(folders, options) {
  const rows = [];
  for (const name of folders) {
    try {
      rows.push({ name, counts: await measure(name, options) });
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
  return rows;
}

/** Returns the groups of rows whose score is too low. */
function failingGroups(rows) {
  return GROUPS.filter(({ name, threshold }) => {
    const own = rows.filter((row) => groupOf(row.name).name === name);
    return own.length > 0 && scoreOf(addCounts(own.map(({ counts }) => counts))) < threshold;
  });
}

const groupRows = (rows) =>
  GROUPS.map(({ name }) => {
    const own = rows.filter((row) => groupOf(row.name).name === name);
    return { name: `all of ${name}`, counts: addCounts(own.map(({ counts }) => counts)), count: own.length };
  }).filter(({ count }) => count > 1);

function stop(message) {
  console.error(message);
  process.exitCode = 1;
}

async function main() {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const unknown = named.find((folder) => !groupOf(folder));
  if (unknown) return stop(`"${unknown}" is in no group: ${GROUPS.map(({ root }) => root).join(', ')}.`);
  const roots = named.length > 0 ? named : GROUPS.map(({ root }) => root);
  const folders = [...new Set(roots.flatMap((folder) => foldersOf(folder.replace(/\/$/, ''))))];
  const rows = await runFolders(folders, { force: process.argv.includes('--force') });
  console.log(`\n${formatTable([...rows, ...groupRows(rows)])}`);
  for (const { name, threshold } of failingGroups(rows)) {
    console.error(`The score of ${name} is below ${threshold} %.`);
    process.exitCode = 1;
  }
}

await main();
