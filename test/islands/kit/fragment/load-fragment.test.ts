import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFragment } from '#kit/fragment';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { watchConsole, type WatchedConsole } from '../../../support/console.ts';
import { leavePage, whenIdle } from '../../../support/islands.ts';
import { find, showPage } from '../../../support/page.ts';
import { answer, later, stubServer } from '../../../support/server.ts';

let consoleWatch: WatchedConsole;
let controller: AbortController;
beforeEach(() => {
  consoleWatch = watchConsole();
  controller = new AbortController();
  showPage('<main data-page><div id="target"></div></main>');
});
afterEach(() => {
  controller.abort();
  leavePage();
});

const target = () => find('#target');
const load = (options = {}) => loadFragment(target(), '/piece', { signal: controller.signal, ...options });
const retryButton = () => find<HTMLButtonElement>('#target [role=alert] button');

describe('a fragment', () => {
  test('is placed; until then an empty target says that it is on its way', async () => {
    const { promise, resolve } = later<Response>();
    stubServer(() => promise);
    const outcome = load({ announce: 'Voici' });
    expect(target().getAttribute('aria-busy')).toBe('true');
    expect(find('[role=status]', target()).textContent).toBe('Chargement…');
    resolve(answer('<p>new</p>'));
    expect(await outcome).toBe('rendered');
    expect(target().outerHTML).toBe('<div id="target"><p>new</p></div>');
    expect(find('.ar-visually-hidden').textContent).toBe('Voici');
  });

  test('that is a full page without what is wanted is a failure, and what was there stays', async () => {
    target().innerHTML = '<p id="old">old</p>';
    const { promise, resolve } = later<Response>();
    stubServer(() => promise);
    const outcome = load();
    expect(target().innerHTML).toBe('<p id="old">old</p>');
    resolve(answer('<!doctype html><nav>menu</nav><section id="list">list</section>'));
    expect(await outcome).toBe('failed');
    expect(find('[role=alert]', target()).textContent).toContain('n’a pas pu être chargé');
    expect(find('#old', target()).textContent).toBe('old');
    expect(consoleWatch.errors().join()).toContain('without [data-page]');
  });

  test('is cut out of a full page by the part that is wanted', async () => {
    stubServer(() => answer('<!doctype html><nav>menu</nav><section id="list"><b>list</b></section>'));
    expect(await load({ part: '#list' })).toBe('rendered');
    expect(target().innerHTML).toBe('<b>list</b>');
  });

  test.each(['', ' \n', '<!-- nothing -->', '<!doctype html><main data-page> </main>'])(
    'that is empty is placed, and a failure where nothing would be shown: %j',
    async (html) => {
      stubServer(() => answer(html));
      expect(await load()).toBe('rendered');
      expect(consoleWatch.errors()).toEqual([]);
      expect(await load({ needsContent: true })).toBe('failed');
      expect(retryButton().textContent).toBe('Réessayer');
      expect(consoleWatch.errors().join()).toContain('is empty');
    },
  );

  test.each(['text', '<img alt="" src="data:,">', '<p></p>'])(
    'with content is placed where content is needed: %j',
    async (html) => {
      stubServer(() => answer(html));
      expect(await load({ needsContent: true })).toBe('rendered');
    },
  );

  test('takes the focus to its heading when it is asked to', async () => {
    stubServer(() => answer('<h2>Liste</h2>'));
    await load({ focus: true });
    expect(document.activeElement).toBe(find('h2'));
  });
});

describe('of two loads for one target', () => {
  test('the newer one wins, and the older is superseded without a failure [NAV-11]', async () => {
    const answers = [later<Response>(), later<Response>()];
    let requested = 0;
    stubServer(() => answers[requested++]!.promise);
    const outcomes = [load(), load()];
    answers[1]!.resolve(answer('<p>new</p>'));
    answers[0]!.resolve(answer('<p>old</p>'));
    expect(await Promise.all(outcomes)).toEqual(['superseded', 'rendered']);
    expect(target().innerHTML).toBe('<p>new</p>');
    expect(consoleWatch.errors()).toEqual([]);
  });

  test('one that is no longer wanted when it comes is not placed', async () => {
    let isLatest = true;
    const { promise, resolve } = later<Response>();
    stubServer(() => promise);
    const outcome = load({ isLatest: () => isLatest });
    isLatest = false;
    resolve(answer('<p>new</p>'));
    expect(await outcome).toBe('superseded');
    expect(target().outerHTML).toBe('<div id="target"></div>');
  });
});

test('one that a visit has superseded comes after all when the visit has failed', async () => {
  const first = later<Response>();
  const { requests } = stubServer(() => (requests.length === 1 ? first.promise : answer('<p>there</p>')));
  const outcome = load();
  const visit = takeLatest(find('[data-page]'));
  await whenIdle();
  visit.end();
  expect(await outcome).toBe('rendered');
  expect(requests).toHaveLength(2);
});

describe('a failure', () => {
  const fail = async () => {
    let html: string | undefined;
    stubServer(() => (html === undefined ? answer('', { status: 500 }) : answer(html)));
    const onRendered = vi.fn();
    const outcome = await load({ onRendered });
    return { outcome, onRendered, repair: () => (html = '<p>there</p>') };
  };

  test('is an alert above what was there, with a button to try again', async () => {
    target().innerHTML = '<p id="old">old</p>';
    const { outcome, onRendered, repair } = await fail();
    expect(outcome).toBe('failed');
    expect(target().hasAttribute('aria-busy')).toBe(false);
    expect(find('#old').previousElementSibling?.getAttribute('role')).toBe('alert');
    expect(consoleWatch.errors().join()).toContain('/piece');
    repair();
    retryButton().focus();
    retryButton().click();
    expect(retryButton().getAttribute('aria-disabled')).toBe('true');
    await vi.waitFor(() => expect(target().innerHTML).toContain('<p tabindex="-1">there</p>'));
    expect(onRendered).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(find('#target p'));
  });

  test('can fail again, and be tried again', async () => {
    const { repair } = await fail();
    retryButton().click();
    await vi.waitFor(() => expect(retryButton().ariaDisabled).not.toBe('true'));
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    repair();
    retryButton().click();
    await vi.waitFor(() => expect(target().textContent).toBe('there'));
  });

  test('goes with the island that has asked', async () => {
    await fail();
    controller.abort();
    expect(target().outerHTML).toBe('<div id="target"></div>');
  });
});
