import { expect, vi } from 'vitest';
import type { WatchedConsole } from './console.ts';
import { jsonAnswer, stubServer } from './server.ts';

/** A call, an answer of a wrong shape, and the address and path that the console names. */
export type WrongAnswer = readonly [
  what: string,
  call: () => Promise<unknown>,
  answer: unknown,
  url: string,
  path: string,
];

const shapesIn = (errors: readonly string[]) => errors.filter((text) => text.includes('has a wrong shape'));

/** Expects one error of the console that names the address of the call, and the path of the wrong field. */
export async function expectWrongShape(
  watched: WatchedConsole,
  [, call, answer, url, path]: WrongAnswer,
): Promise<void> {
  stubServer(() => jsonAnswer(answer));
  await call().catch(() => {});
  await vi.waitFor(() => expect(shapesIn(watched.errors())).toHaveLength(1));
  const [text = ''] = shapesIn(watched.errors());
  expect(text).toContain(url);
  expect(text).toContain(` has a wrong shape. ${path}`);
}
