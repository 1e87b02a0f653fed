import { writeFigures as writeTables } from '../shell/figures.mjs';
import { writeTargets } from '../support/targets.mjs';

const formatNumber = (value) => (Math.round(value * 100) / 100).toLocaleString('en');

/** Writes the tables of docs/benchmarks.md and the list of met and missed targets. */
export const writeFigures = (results) =>
  `${writeTables(results)}\n\n${writeTargets(results.targets, formatNumber)}`;
