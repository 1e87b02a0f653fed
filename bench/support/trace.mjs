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
 * Reads the longest task of the page's main thread between two marks, which identify the thread.
 *
 * @param events The trace's events.
 * @param from Name of the first mark.
 * @param to Name of the last mark; the task that made it counts as a whole.
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
 * Reads the CPU time of the main thread between two marks, without waiting and other programs.
 *
 * @returns Milliseconds.
 */
export function readWork(events, from, to) {
  return (findMark(events, to).tts - findMark(events, from).tts) / MICROSECONDS;
}

/**
 * Records a trace of the browser's threads, with outermost tasks only, so that recording costs almost
 * nothing.
 *
 * @param browser The browser; one recording at a time.
 * @param page The page to record.
 * @param work The function to run meanwhile.
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
