import { beforeEach, expect, test } from 'vitest';
import { whenFree } from '#kit/when-free.ts';
import { abortInside, takeLatest } from '#runtime/html/scheduler.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => showPage('<main><aside></aside><section></section></main>'));

test('a new request to the same target aborts the one before [NAV-11]', () => {
  const first = takeLatest(find('aside'));
  const second = takeLatest(find('aside'));
  expect([first.signal.aborted, first.isCurrent()]).toEqual([true, false]);
  expect([second.signal.aborted, second.isCurrent()]).toEqual([false, true]);
});

test('requests to different targets run side by side [NAV-11]', () => {
  const aside = takeLatest(find('aside'));
  const section = takeLatest(find('section'));
  expect(aside.isCurrent() && section.isCurrent()).toBe(true);
});

test('a request to a target aborts those to targets inside it [NAV-11]', () => {
  const inner = takeLatest(find('aside'));
  const outer = takeLatest(find('main'));
  expect([inner.signal.aborted, outer.isCurrent()]).toEqual([true, true]);
});

test('a request to a target leaves the one around it alone [NAV-11]', () => {
  const outer = takeLatest(find('main'));
  const inner = takeLatest(find('aside'));
  expect([outer.isCurrent(), inner.isCurrent()]).toEqual([true, true]);
});

test('a request to a target that has left the page is aborted by the next one', () => {
  const gone = takeLatest(find('aside'));
  find('aside').remove();
  takeLatest(find('section'));
  expect(gone.signal.aborted).toBe(true);
});

test('a turn that ended is not aborted by the next, and no longer current', () => {
  const first = takeLatest(find('aside'));
  first.end();
  expect(first.isCurrent()).toBe(false);
  takeLatest(find('aside'));
  expect(first.signal.aborted).toBe(false);
});

test('the end of a turn that was lost does not end the newer one', () => {
  const first = takeLatest(find('aside'));
  const second = takeLatest(find('aside'));
  first.end();
  expect(second.isCurrent()).toBe(true);
});

test('what is on its way into a page ends with the page, whenever it was asked for [NAV-11]', () => {
  const page = takeLatest(find('main'));
  const inner = takeLatest(find('aside'));
  abortInside(find('main'));
  expect([inner.isCurrent(), inner.signal.aborted]).toEqual([false, true]);
  expect([page.isCurrent(), page.signal.aborted]).toEqual([true, false]);
});

test('whoever waits for what contains an element waits until the last request to it has ended', async () => {
  let isFree = false;
  const first = takeLatest(find('main'));
  void whenFree(find('aside')).then(() => (isFree = true));
  const second = takeLatest(find('main'));
  first.end();
  await Promise.resolve();
  expect(isFree).toBe(false);
  second.end();
  await Promise.resolve();
  expect(isFree).toBe(true);
});

test('nobody waits for requests to the element itself or beside it', async () => {
  takeLatest(find('aside'));
  takeLatest(find('section'));
  await expect(whenFree(find('aside'))).resolves.toBeUndefined();
});
