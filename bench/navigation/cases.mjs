import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, readProduct } from '../support/product.mjs';
import { prepareScripts } from './prepare.mjs';
import { UPDATING, VISITING } from './systems.mjs';

const RECORDER = readFileSync(join(import.meta.dirname, 'browser/recorder.mjs'), 'utf8');

const ISLANDS = [0, 20];

/** The number of cards in the cases of repeated addresses and of updates. */
const MIDDLE = 200;

const describe = (cards, islands) => `${cards} cards${islands > 0 ? `, ${islands} islands` : ''}`;

/** Lists the cases of a run: unique addresses, then a few repeated ones, then updates of a part. */
export function listCases(counts) {
  const unique = counts.flatMap((cards) =>
    ISLANDS.map((islands) => ({ name: describe(cards, islands), cards, islands })),
  );
  const middle = counts.includes(MIDDLE) ? MIDDLE : counts[0];
  const repeated = { name: `${describe(middle, 0)}, repeated addresses`, cards: middle, islands: 0 };
  const updates = { name: `${describe(middle, 0)}, update of a part`, cards: middle, islands: 0 };
  return [...unique, { ...repeated, isRepeated: true }, { ...updates, isUpdate: true }];
}

const builtFiles = () => Object.keys(readManifest('preact').files);

// A build supports a case when one of its files contains the attribute that the case needs.
function isAble({ needs }) {
  if (!needs) return true;
  const files = readProduct('preact');
  return builtFiles().some((name) => files.get(name)?.includes(needs));
}

const slugOf = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Prepares the systems of a case.
 *
 * @param one The case.
 * @param only A pattern for the names of the systems.
 * @returns The case for each system, with path, files and head.
 */
export function prepareCase(one, only) {
  const systems = (one.isUpdate ? UPDATING : VISITING).filter(
    (system) => only.test(system.name) && isAble(system),
  );
  return Promise.all(
    systems.map(async (system) => {
      const path = `/${slugOf(system.name)}/${slugOf(one.name)}/`;
      const { files, head } = await prepareScripts(system, one.islands > 0, `${path}scripts`);
      return { ...one, system, path, files, head, recorder: RECORDER };
    }),
  );
}
