/** Limit of a good interaction (web.dev, Interaction to Next Paint), in ms. */
const GOOD = 200;

/** Returns the check of each press: nine of ten are below the limit. */
export const checkTargets = (rows) =>
  rows.map(({ case: name, system, p90 }) => ({
    target: `a press is answered within ${GOOD} ms (90 of 100, processor ÷ 6)`,
    where: `${name}, ${system}`,
    value: p90,
    limit: GOOD,
    isMet: p90 <= GOOD,
  }));
