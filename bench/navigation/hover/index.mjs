import { setTimeout as wait } from 'node:timers/promises';
import { startChrome } from '../../support/chrome.mjs';
import { interleave } from '../../support/interleave.mjs';
import { reportProgress } from '../../support/progress.mjs';
import { startServer } from '../../support/server.mjs';
import { LATENCY } from './cases.mjs';
import { createReports, hoverVisits } from './visit.mjs';

/** Waiting is most of a visit: two rounds are enough, since the spread is about one frame of 16 ms. */
const MAX_ROUNDS = 2;

const WARM_UPS = 2;

/** Divisor of the visits: most of one is waiting. */
const FEWER = 3;

const REFERENCE = 'full page load';

/** Serves pages as a server far away does: they are late, scripts and stylesheets are not. */
function createSite(find) {
  const reports = createReports();
  let requests = 0;
  async function respond(path, query) {
    if (path === '/report') {
      reports.receive(query.get('data'));
      return '';
    }
    if (query.has('n')) {
      requests += 1;
      await wait(LATENCY);
    }
    return find(path, query);
  }
  return { respond, reports, countRequests: () => requests };
}

function addResults(samples, item, results, round) {
  const describe = { case: item.name, system: item.system.name, reference: REFERENCE };
  for (const { time, requests } of results) {
    samples.add({ ...describe, metric: 'click to painted', unit: 'ms' }, time, round);
    samples.add({ ...describe, metric: 'pages requested', unit: '' }, requests, round);
  }
}

/**
 * Measures visits with a mouse that rests on the link, in the whole Chrome, since the platform's own
 * prerendering is one of the systems.
 *
 * @param groups The items of each case.
 * @param find Returns the text of a path and its query.
 * @param run `samples`, `rounds` and `visits`, of which a third are made.
 * @returns The browser's version.
 */
export async function measureHovers(groups, find, { samples, rounds, visits }) {
  const { respond, reports, countRequests } = createSite(find);
  const server = await startServer(respond);
  const chrome = await startChrome();
  try {
    for (const { round, item } of interleave(groups, Math.min(rounds, MAX_ROUNDS))) {
      reportProgress(`round ${round + 1}: ${item.name}, ${item.system.name}`);
      const visit = { ...item, url: server.origin + item.path };
      const run = { reports, countRequests, warmUps: WARM_UPS, visits: Math.ceil(visits / FEWER) };
      addResults(samples, item, await hoverVisits(chrome, visit, run), round);
    }
  } finally {
    await chrome.close();
    await server.close();
  }
  return chrome.version;
}
