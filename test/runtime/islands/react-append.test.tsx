import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useEffect, useState, type ReactNode } from 'react';
import { react, Slot, useIsland } from '#runtime/islands/react.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountIsland, unmount } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

const FIELD = '<label>Jour</label><input name="Day" value="1">';

const mountAppended = (View: () => ReactNode) => mountIsland(react(View, { placement: 'append' }), FIELD);

describe('a view beside the server’s nodes', () => {
  test('leaves them where they are, and is drawn after them', async () => {
    const host = await mountAppended(() => <b>view</b>);
    expect(host.getAttribute('data-island-state')).toBe('ready');
    expect([...host.children].map(({ localName }) => localName)).toEqual(['label', 'input', 'archipel-root']);
    expect(find('archipel-root', host).textContent).toBe('view');
  });

  test('never takes them out of the document, so focus and what is typed stay', async () => {
    const moves: MutationRecord[] = [];
    const watch = new MutationObserver((records) => moves.push(...records));
    const pending = mountAppended(() => <b>view</b>);
    const field = find<HTMLInputElement>('input');
    field.focus();
    field.value = '1/2/2';
    watch.observe(find('[data-island]'), { childList: true });
    const host = await pending;
    moves.push(...watch.takeRecords());
    watch.disconnect();
    expect(moves.flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
    expect(find('input', host)).toBe(field);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('1/2/2');
  });

  test('finds them by its host, and draws again when it likes', async () => {
    const host = await mountAppended(function View() {
      const island = useIsland();
      const [day, setDay] = useState('');
      useEffect(() => setDay(find<HTMLInputElement>('input', island.host).value), [island]);
      return <b>{day}</b>;
    });
    await vi.waitFor(() => expect(find('b', host).textContent).toBe('1'));
  });

  test('takes its root alone away when it leaves', async () => {
    const host = await mountAppended(() => <b>view</b>);
    const field = find('input', host);
    unmount(host);
    expect(host.innerHTML).toBe(FIELD);
    expect(find('input', host)).toBe(field);
  });

  test('leaves nothing behind when it throws', async () => {
    const host = await mountAppended(() => {
      throw new Error('broken');
    });
    expect(host.getAttribute('data-island-state')).toBe('failed');
    expect(host.innerHTML).toBe(FIELD);
    expect(consoleWatch.errors().some((text) => text.includes('broken'))).toBe(true);
  });

  test('has no slots: what it shows of the server stands beside it', async () => {
    const host = await mountAppended(() => (
      <p>
        <Slot />
      </p>
    ));
    expect(find('archipel-slot', host).childNodes).toHaveLength(0);
    expect(host.firstElementChild?.localName).toBe('label');
  });
});
