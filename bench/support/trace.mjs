const TASK = 'ThreadControllerImpl::RunTask';
const CATEGORIES = ['toplevel', 'blink.user_timing'];

const MICROSECONDS = 1_000;
const endOf = ({ ts, dur }) => ts + dur;

function findMark(events, name) {
  const mark = events.find((event) => event.name === name && event.cat.includes('user_timing'));
  if (!mark) throw new Error(`The page never made the mark "${name}".`);
  return mark;
}

/**
 * Reads the longest task of the page's main thread between two marks. The marks tell which thread it is.
 *
 * @param events The trace's events.
 * @param from Name of the mark with which the time begins.
 * @param to Name of the mark with which it ends; the task that made it counts whole.
 * @returns Milliseconds.
 */
export function readLongestTask(events, from, to) {
  const first = findMark(events, from);
  const last = findMark(events, to);
  const tasks = events.filter(
    (event) =>
      event.name === TASK &&
      event.ph === 'X' &&
      event.pid === first.pid &&
      event.tid === first.tid &&
      endOf(event) > first.ts &&
      event.ts <= last.ts,
  );
  return Math.max(0, ...tasks.map(({ dur }) => dur)) / MICROSECONDS;
}

/**
 * Reads how long the main thread's processor worked between two marks, waiting and other programs left out.
 *
 * @returns Milliseconds.
 */
export function readWork(events, from, to) {
  return (findMark(events, to).tts - findMark(events, from).tts) / MICROSECONDS;
}

/**
 * Records what the browser's threads do. Only the outermost tasks are written down, so that it costs next to nothing.
 *
 * @param browser The browser; one recording at a time.
 * @param page The page that is of interest.
 * @param work What is recorded.
 * @returns The trace's events.
 */
export async function recordTrace(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  return JSON.parse(trace.toString()).traceEvents;
}
