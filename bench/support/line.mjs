/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 150 ms to the server and back. */
export const SLOW_4G = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** So many bytes are sent at a time. */
const PACKET = 1_400;
/** How often the line sends. */
const TICK_MS = 4;
/** The urgency of what names none (RFC 9218, 4.1). */
const DEFAULT_URGENCY = 3;

/**
 * Reads how urgent a request is.
 *
 * @param header The header `priority`, as browsers send it over HTTP/2.
 * @returns From 0, the most urgent, to 7.
 */
export function readUrgency(header = '') {
  const written = /(?:^|[\s,])u=([0-7])/.exec(header)?.[1];
  return written === undefined ? DEFAULT_URGENCY : Number(written);
}

/** What is sent next: the most urgent, of equal ones the oldest. */
const nextOf = (queue) =>
  queue.reduce((first, one) => (first && first.urgency <= one.urgency ? first : one), undefined);

/**
 * Shares one slow line between answers, as servers do that honour RFC 9218: the urgent ones first, each whole. A browser's own
 * brake shares it between all equally, as if stylesheets, photos and scripts mattered the same.
 *
 * @param line Its latency in milliseconds, and how much it carries.
 * @returns Sends an answer: `write` gets its parts, `end` is called after the last.
 */
export function createLine({ latency, bytesPerSecond }) {
  const queue = [];
  let credit = 0;
  let last = 0;
  let timer;

  function sendFrom(one) {
    const part = one.body.subarray(one.sent, one.sent + PACKET);
    one.sent += part.length;
    credit -= Math.max(part.length, 1);
    one.write(part);
    if (one.sent < one.body.length) return;
    queue.splice(queue.indexOf(one), 1);
    one.end();
  }

  // What an idle line did not carry is lost: it stops, and begins anew.
  function tick() {
    const now = performance.now();
    credit += ((now - last) / 1_000) * bytesPerSecond;
    last = now;
    while (credit > 0 && queue.length > 0) sendFrom(nextOf(queue));
    if (queue.length === 0) timer = clearInterval(timer);
  }

  function enqueue(one) {
    queue.push(one);
    if (timer) return;
    [credit, last] = [0, performance.now()];
    timer = setInterval(tick, TICK_MS);
  }

  return {
    send(answer) {
      setTimeout(() => enqueue({ ...answer, sent: 0 }), latency);
    },
  };
}
