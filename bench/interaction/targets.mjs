import { ALONE } from './press.mjs';

/** The metrics of a press: the first on its page, all of them, and the longest frame until the page is idle. */
export const FIRST = 'first press';
export const ALL = 'next frame';
export const FRAME = 'longest frame after';

const LIMIT = 100;

/** Returns the check of each press: the worst one is within the limit. */
export const checkTargets = (rows) =>
  rows
    .filter(({ metric, system }) => metric === ALL && system !== ALONE)
    .map(({ case: name, system, max }) => ({
      target: `the worst press is answered within ${LIMIT} ms (processor ÷ 4)`,
      where: `${name}, ${system}`,
      value: max,
      limit: LIMIT,
      isMet: max <= LIMIT,
    }));
