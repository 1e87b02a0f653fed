import type { Env } from '../http/env.ts';
import type { Fault } from './fault.ts';

type Outgoing = Env['Bindings']['outgoing'];

interface Damage {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream | null;
  /** The length that the answer must announce, where it is not what is sent. */
  readonly announced?: number;
}

/** Long enough for the first bytes to leave before the connection breaks. */
const flushTime = 50;

/** The body of an answer, as the fault leaves it. */
export function bodyWithFault(body: Uint8Array<ArrayBuffer>, fault: Fault, outgoing: Outgoing): Damage {
  const { size, stall, truncate } = fault;
  if (size !== undefined && size > body.length) return { body: grown(body, size) };
  if (stall !== undefined) return { body: stalling(body.slice(0, stall)), announced: body.length };
  if (truncate !== undefined && truncate < body.length)
    return { body: breakingAfter(body.slice(0, truncate), outgoing), announced: body.length };
  return { body: body.length > 0 ? body : null };
}

/** The announced length is never reached: the browser sees a broken connection, not a short file. */
function breakingAfter(start: Uint8Array, outgoing: Outgoing): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull: async () => {
      await new Promise((resolve) => setTimeout(resolve, flushTime));
      outgoing.destroy();
    },
  });
}

/** Never ends by itself; the stream is cancelled when the browser goes away. */
const stalling = (start: Uint8Array): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.enqueue(start) });

const paragraph = new TextEncoder().encode(`<p>${'Grès, verre, lin et lumière. '.repeat(2000)}</p>\n`);

/** The page with paragraphs at the end of its content, one at a time as they are read. */
function grown(body: Uint8Array<ArrayBuffer>, size: number): ReadableStream {
  const place = endOfContent(body);
  let left = size - body.length;
  const finish = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(body.slice(place));
    controller.close();
  };
  return new ReadableStream({
    start: (controller) => controller.enqueue(body.slice(0, place)),
    pull: (controller) => {
      if (left <= 0) return finish(controller);
      left -= paragraph.length;
      return controller.enqueue(paragraph);
    },
  });
}

/** Before the last `</main>` or, in a fragment, at the very end. */
function endOfContent(body: Uint8Array<ArrayBuffer>): number {
  const place = Buffer.from(body).lastIndexOf('</main>');
  return place < 0 ? body.length : place;
}
