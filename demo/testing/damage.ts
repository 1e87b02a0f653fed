import type { Env } from '../http/env.ts';
import type { Fault } from './fault.ts';

type Outgoing = Env['Bindings']['outgoing'];

interface Damage {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream | null;
  /** Content-Length of the response, when it differs from the sent body. */
  readonly announced?: number;
}

/** Time in ms for the first bytes to leave before the connection breaks. */
const flushTime = 50;

/** Returns the body of a response with the fault applied. */
export function bodyWithFault(body: Uint8Array<ArrayBuffer>, fault: Fault, outgoing: Outgoing): Damage {
  const { size, stall, truncate } = fault;
  if (size !== undefined && size > body.length) return { body: grown(body, size) };
  if (stall !== undefined) return { body: stalling(body.slice(0, stall)), announced: body.length };
  if (truncate !== undefined && truncate < body.length)
    return { body: breakingAfter(body.slice(0, truncate), outgoing), announced: body.length };
  return { body: body.length > 0 ? body : null };
}

/** Sends only the start of the body, so that the browser sees a broken connection, not a short file. */
function breakingAfter(start: Uint8Array, outgoing: Outgoing): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull: async () => {
      await new Promise((resolve) => setTimeout(resolve, flushTime));
      outgoing.destroy();
    },
  });
}

/** Sends the start and never ends; the stream is cancelled when the browser disconnects. */
const stalling = (start: Uint8Array): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.enqueue(start) });

const paragraph = new TextEncoder().encode(`<p>${'Grès, verre, lin et lumière. '.repeat(2000)}</p>\n`);

/** Returns the page with more paragraphs at the end of its content, created one by one as they are read. */
function grown(body: Uint8Array<ArrayBuffer>, size: number): ReadableStream {
  const position = endOfContent(body);
  let left = size - body.length;
  const finish = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(body.slice(position));
    controller.close();
  };
  return new ReadableStream({
    start: (controller) => controller.enqueue(body.slice(0, position)),
    pull: (controller) => {
      if (left <= 0) return finish(controller);
      left -= paragraph.length;
      return controller.enqueue(paragraph);
    },
  });
}

/** Returns the position before the last `</main>`; in a fragment the end. */
function endOfContent(body: Uint8Array<ArrayBuffer>): number {
  const position = Buffer.from(body).lastIndexOf('</main>');
  return position < 0 ? body.length : position;
}
