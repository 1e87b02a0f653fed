/** Slow 4G as defined by Lighthouse: 1.6 Mbit/s down, 150 ms round trip. */
export const SLOW_4G = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** Bytes sent at a time. */
const PACKET = 1_400;
/** Interval between two sends. */
const TICK_MS = 4;
/** The urgency of requests without one (RFC 9218, 4.1). */
const DEFAULT_URGENCY = 3;

/**
 * Reads the urgency of a request.
 *
 * @param header The header `priority`, as browsers send it over HTTP/2.
 * @returns From 0, the most urgent, to 7.
 */
export function readUrgency(header = '') {
  const written = /(?:^|[\s,])u=([0-7])/.exec(header)?.[1];
  return written === undefined ? DEFAULT_URGENCY : Number(written);
}

/** Returns the next response to send: the most urgent, and among equals the oldest. */
const nextOf = (queue) =>
  queue.reduce((first, one) => (first && first.urgency <= one.urgency ? first : one), undefined);

/**
 * Shares one slow line between responses as servers with RFC 9218 do: urgent ones first, each one whole. A
 * browser's own throttling gives all responses equal shares instead, whatever their priority.
 *
 * @param line Its latency in ms, and its bytes per second.
 * @returns `send` for a response: `write` gets its chunks, `end` is called after the last.
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

  // An idle line saves no credit: the timer stops, and starts again with none.
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
