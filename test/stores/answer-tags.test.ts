// The lazy module is imported here, so that its first load is not part of a test.
import '#stores/tags';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushAnswerTag } from '#stores/answer-tags.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';

type Page = Window & { dataLayer?: unknown[] };

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  (window as Page).dataLayer = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  delete (window as Page).dataLayer;
});

test('the tags of an answer are pushed to the tag manager [TAG-04]', async () => {
  await pushAnswerTag({ DataLayer: { event: 'add_to_cart' } });
  expect((window as Page).dataLayer).toEqual([{ event: 'add_to_cart' }]);
});

test.each([{}, { DataLayer: null }, { DataLayer: undefined }])(
  'the answer %j has no tags: nothing is pushed, and nothing is reported',
  async (answer) => {
    await pushAnswerTag(answer);
    expect([(window as Page).dataLayer, watched.errors(), watched.warnings()]).toEqual([[], [], []]);
  },
);

test('a tag manager that throws is reported, and ends nothing [TAG-04]', async () => {
  const fail = () => {
    throw new Error('of the tag manager');
  };
  (window as Page).dataLayer = Object.assign([], { push: fail });
  await expect(pushAnswerTag({ DataLayer: { event: 'x' } })).resolves.toBeUndefined();
  expect(watched.errors().join()).toContain('of the tag manager');
});
