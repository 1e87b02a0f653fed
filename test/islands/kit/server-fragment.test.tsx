import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerFragment } from '#kit/server-fragment.tsx';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { react } from '#runtime/islands/react.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, whenIdle } from '../../support/islands.ts';
import { find } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

function View() {
  const [version, setVersion] = useState(0);
  return (
    <div>
      <button type="button" id="newer" onClick={() => setVersion((old) => old + 1)}>
        newer
      </button>
      <ServerFragment url="/piece" version={version} />
    </div>
  );
}

const show = () =>
  mountPage(`<main data-page><div data-island="${registerIsland(react(View))}"></div></main>`);
const text = () => find('.ar-fragment').textContent;
const nothingIsWrong = () => {
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(consoleWatch.errors()).toEqual([]);
};

test('a read that a newer one has taken the turn of is no failure', async () => {
  const answers = [later<Response>(), later<Response>()];
  let requested = 0;
  stubServer(() => answers[requested++]!.promise);
  void show();
  await vi.waitFor(() => expect(requested).toBe(1));
  find('#newer').click();
  await vi.waitFor(() => expect(requested).toBe(2));
  answers[1]!.resolve(answer('<p>new</p>'));
  await whenIdle();
  expect(text()).toBe('new');
  nothingIsWrong();
});

test('a read that a visit has taken the turn of is asked again when the visit has failed', async () => {
  const first = later<Response>();
  const { requests } = stubServer(() => (requests.length === 1 ? first.promise : answer('<p>there</p>')));
  void show();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const visit = takeLatest(find('[data-page]'));
  await vi.waitFor(() => expect(requests[0]!.init.signal!.aborted).toBe(true));
  await whenIdle();
  nothingIsWrong();
  expect(requests).toHaveLength(1);
  visit.end();
  await vi.waitFor(() => expect(text()).toBe('there'));
  expect(requests).toHaveLength(2);
});

test('a full page without a container is a failure that says why and can be tried again', async () => {
  let html = '<!doctype html><title>x</title><p>nothing for us</p>';
  stubServer(() => answer(html));
  await show();
  await vi.waitFor(() => expect(find('[role=alert]').textContent).toContain('n’a pas pu être chargé'));
  expect(find('.ar-fragment').getAttribute('aria-busy')).toBeNull();
  expect(consoleWatch.errors().join()).toContain('without [data-page]');
  html = '<p>there</p>';
  find('[role=alert] button').click();
  await vi.waitFor(() => expect(text()).toBe('there'));
});
