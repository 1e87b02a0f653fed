import { setTimeout as wait } from 'node:timers/promises';
import { expectedOf } from '../pages.mjs';

/** Idle time in ms before the mouse moves: late work of the page before ends. */
const IDLE_MS = 250;

/** Time in ms that the button is down: early requests may start with it. */
const CONTACT_MS = 80;

const LATE_MS = 10_000;

/** Position of the mouse between two visits, where no link is. */
const AWAY = { x: 900, y: 4 };

// The mouse leaves at once: at rest on the next page's link it would start the next visit early.
const leave = (tab) => tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...AWAY });

const press = (type, { x, y }, buttons) => ({ type, x, y, button: 'left', buttons, clickCount: 1 });

/** Rest in ms from which on the browser's moderate eagerness has requested the page. */
const EAGER_DEBOUNCE_MS = 200;

async function click(tab, link, rest) {
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...link });
  await wait(rest);
  await tab.send('Input.dispatchMouseEvent', press('mousePressed', link, 1));
  await wait(CONTACT_MS);
  await tab.send('Input.dispatchMouseEvent', press('mouseReleased', link, 0));
}

function complaintsAbout(seen, page, item) {
  const { heading, title, count } = expectedOf(page, item);
  const { delivers, isPrerendered } = item.system;
  // After a short rest the browser has only begun when the click comes.
  const isEarly = page > 0 && item.rest > EAGER_DEBOUNCE_MS;
  return [
    ['heading', seen.heading, heading],
    ['title', seen.title, title],
    ['count', seen.count, count],
    ['address', seen.address, `?n=${page}`],
    ['errors', seen.errors.join(), ''],
    isEarly && delivers && ['delivery', seen.deliveryType, delivers],
    isEarly && isPrerendered && ['prerendered', seen.activationStart > 0, true],
  ].filter((complaint) => complaint && complaint[1] !== complaint[2]);
}

function prove(seen, page, item) {
  const complaints = complaintsAbout(seen, page, item);
  if (complaints.length === 0) return seen;
  const list = complaints.map(([name, is, wanted]) => `${name} ${is} instead of ${wanted}`);
  throw new Error(`${item.system.name}, ${item.name}, page ${page}: ${list.join('; ')}.`);
}

/** Creates the mailbox for the reports of pages: one is awaited at a time. */
export function createReports() {
  let resolve = () => {};
  return {
    receive: (data) => resolve(JSON.parse(data)),
    next: (label) =>
      new Promise((done, reject) => {
        const late = setTimeout(() => reject(new Error(`${label} was not painted.`)), LATE_MS);
        resolve = (seen) => {
          clearTimeout(late);
          done(seen);
        };
      }),
  };
}

/**
 * Follows links with a mouse that rests on them, in a tab of its own.
 *
 * @param chrome The browser.
 * @param item The system, its case and its address.
 * @param run `reports`, `countRequests` for the pages requested so far, and the numbers of visits.
 * @returns For each counted visit, the ms from click to painted page, and the pages requested for it.
 */
export async function hoverVisits(chrome, item, { reports, countRequests, warmUps, visits }) {
  const label = (page) => `${item.system.name}, ${item.name}, page ${page}`;
  const first = reports.next(label(0));
  const tab = await chrome.openTab(`${item.url}?n=0`);
  const results = [];
  try {
    let seen = prove(await first, 0, item);
    for (let page = 1; page <= warmUps + visits; page += 1) {
      await wait(IDLE_MS);
      const requested = countRequests();
      const painted = reports.next(label(page));
      await click(tab, seen.link, item.rest);
      seen = prove(await painted, page, item);
      await leave(tab);
      results.push({ time: seen.time, requests: countRequests() - requested });
    }
  } finally {
    await tab.close();
  }
  return results.slice(warmUps);
}
