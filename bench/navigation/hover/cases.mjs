import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareScripts } from '../prepare.mjs';
import { HOVERING } from './systems.mjs';

const RECORDER = readFileSync(join(import.meta.dirname, '../browser/hover-recorder.mjs'), 'utf8');

/** Time in ms that the server takes for a page: one round trip of a slow line. */
export const LATENCY = 150;

/** Times in ms that the mouse rests on the link before the press: a quick hand, and one that reads first. */
const RESTS = [60, 400];

const CARDS = 200;

/** Lists the cases of hovering. */
export const listHovers = () =>
  RESTS.map((rest) => ({
    name: `hover of ${rest} ms, latency of ${LATENCY} ms`,
    rest,
    cards: CARDS,
    islands: 0,
  }));

/**
 * Prepares the systems of a case of hovering.
 *
 * @param one The case.
 * @param only A pattern for the names of the systems.
 * @returns The case for each system, with path, files and head.
 */
export function prepareHover(one, only) {
  return Promise.all(
    HOVERING.filter(({ name }) => only.test(name)).map(async (system, index) => {
      const path = `/hover-${one.rest}/${index}/`;
      const { files, head } = await prepareScripts(system, false, `${path}scripts`);
      return { ...one, system, path, files, head: `<script>${RECORDER}</script>${head}` };
    }),
  );
}
