import { closureOf } from '../graph.mjs';

/**
 * Finds for each script what it needs besides itself and the entry.
 *
 * @param scripts All scripts of a flavour.
 * @returns Lists of file names, by the name of the script.
 */
export function aheadOf(scripts) {
  const byName = new Map(scripts.map((one) => [one.name, one]));
  const needs = (name) => [...closureOf(byName, name)].filter((one) => one !== name && one !== 'archipel.js');
  return new Map(scripts.map(({ name }) => [name, needs(name)]));
}
