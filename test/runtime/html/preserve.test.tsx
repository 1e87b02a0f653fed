import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { number, object, optional, text } from '#kit/props.ts';
import type { MountContext } from '#runtime/islands/definition.ts';
import { parseFragment } from '#runtime/html/parse.ts';
import { renewIsland } from '#runtime/html/preserve.ts';
import { allIslands } from '#runtime/islands/islands.ts';
import { swap } from '#runtime/html/swap.ts';
import { react } from '#runtime/islands/react.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, whenIdle } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

const props = object({ title: optional(text(), 'none'), count: optional(number(), 0) });
type Props = { title: string; count: number };

async function arrive(html: string): Promise<void> {
  swap(find('main'), parseFragment(html));
  await whenIdle();
}

const host = (name: string, attributes = '', inner = '') =>
  `<div data-island="${name}" data-island-key="k" ${attributes}>${inner}</div>`;

describe('a keyed island lives on through a swap', () => {
  function registerPlain(update?: (props: Props) => void) {
    const cleanup = vi.fn();
    const mountIt = vi.fn((_host: HTMLElement, _props: Props, { onProps }: MountContext<Props>) => {
      if (update) onProps(update);
      return cleanup;
    });
    return { name: registerIsland<Props>(mountIt, { props }), mountIt, cleanup };
  }

  test('with its node, its content and the new props', async () => {
    const update = vi.fn();
    const { name, mountIt, cleanup } = registerPlain(update);
    await mountPage(`<main>${host(name, 'data-title="one" class="old"', 'server')}</main>`);
    const before = find('[data-island]');
    before.textContent = 'drawn';
    await arrive(`<h1>Next</h1>${host(name, 'data-title="two" id="n"', 'server again')}`);
    expect(find('[data-island]')).toBe(before);
    expect(before.textContent).toBe('drawn');
    expect(before.previousElementSibling).toBe(find('h1'));
    expect(update.mock.calls).toEqual([[{ title: 'two', count: 0 }]]);
    expect([before.id, before.className, before.dataset['islandState']]).toEqual(['n', '', 'ready']);
    expect([mountIt.mock.calls.length, cleanup.mock.calls.length]).toEqual([1, 0]);
  });

  test('with the new props of its script', async () => {
    const update = vi.fn();
    const { name } = registerPlain(update);
    const script = (title: string) =>
      `<script type="application/json" data-props>{"title":"${title}"}</script>`;
    await mountPage(`<main>${host(name, '', script('one'))}</main>`);
    await arrive(host(name, '', script('two')));
    await arrive(host(name, '', script('three')));
    expect(update.mock.calls.map(([given]) => given.title)).toEqual(['two', 'three']);
    expect(document.querySelectorAll('script[data-props]')).toHaveLength(1);
  });

  test('with attributes whose names only a parser takes, such as a listener of Alpine', async () => {
    const { name } = registerPlain(vi.fn());
    await mountPage(`<main>${host(name)}</main>`);
    const before = find('[data-island]');
    await arrive(host(name, '@click="open()" <b'));
    expect(find('[data-island]')).toBe(before);
    expect(before.getAttributeNames()).toEqual(expect.arrayContaining(['@click', '<b']));
    await arrive(host(name));
    expect(before.getAttributeNames()).not.toContain('@click');
  });

  test('and is mounted anew on its node when it takes no new props', async () => {
    const { name, mountIt, cleanup } = registerPlain();
    await mountPage(`<main>${host(name, 'data-title="one"')}</main>`);
    const before = find('[data-island]');
    await arrive(host(name, 'data-title="two"'));
    expect(find('[data-island]')).toBe(before);
    expect(cleanup).toHaveBeenCalledTimes(1);
    expect(mountIt.mock.calls.map(([, given]) => given.title)).toEqual(['one', 'two']);
    expect(mountIt.mock.calls[0]![2].signal.aborted).toBe(true);
    expect(mountIt.mock.calls[1]![2].signal.aborted).toBe(false);
  });

  test('and keeps its old props when the new ones are wrong', async () => {
    const update = vi.fn();
    const { name } = registerPlain(update);
    await mountPage(`<main>${host(name, 'data-count="1"')}</main>`);
    await arrive(host(name, 'data-count="1,5"'));
    expect(update).not.toHaveBeenCalled();
    expect(consoleWatch.errors()[0]).toContain('data-count is "1,5"');
    expect(find('[data-island]').dataset['islandState']).toBe('ready');
  });

  test('with the focus in it', async () => {
    const { name } = registerPlain(vi.fn());
    await mountPage(`<main>${host(name, '', '<input>')}</main>`);
    const input = find('input');
    input.focus();
    await arrive(`<p></p>${host(name)}`);
    expect(document.activeElement).toBe(input);
  });
});

describe('an island is not kept', () => {
  test.each([
    ['another key', 'data-island-key="other"', true],
    ['no key', '', true],
    ['another name', 'data-island-key="k"', false],
  ])('when the arriving host has %s', async (_what, key, isSame) => {
    const cleanup = vi.fn();
    const name = registerIsland(() => cleanup);
    const other = registerIsland(() => {});
    await mountPage(`<main>${host(name)}</main>`);
    const before = find('[data-island]');
    await arrive(`<div data-island="${isSame ? name : other}" ${key}></div>`);
    expect(find('[data-island]')).not.toBe(before);
    expect(cleanup).toHaveBeenCalledTimes(1);
  });

  test('when it had failed: it gets a second chance', async () => {
    let isBroken = true;
    const name = registerIsland(() => {
      if (isBroken) throw new Error('broken');
    });
    await mountPage(`<main>${host(name)}</main>`);
    isBroken = false;
    await arrive(host(name));
    expect(find('[data-island]').dataset['islandState']).toBe('ready');
  });
});

test('islands inside a kept island live on with it', async () => {
  const cleanup = vi.fn();
  const outer = registerIsland<Props>((_host, _props, { onProps }) => onProps(() => {}), { props });
  const inner = registerIsland(() => cleanup);
  await mountPage(`<main>${host(outer, '', `<p data-island="${inner}"></p>`)}</main>`);
  await arrive(host(outer, '', `<p data-island="${inner}"></p>`));
  expect(cleanup).not.toHaveBeenCalled();
});

test('two arriving hosts of one key: the first continues the island, the second is a new one', async () => {
  const mountIt = vi.fn((_host: HTMLElement, _props: Props, context: MountContext<Props>) =>
    context.onProps(() => {}),
  );
  const name = registerIsland<Props>(mountIt, { props });
  await mountPage(`<main>${host(name)}</main>`);
  const before = find('[data-island]');
  await arrive(host(name) + host(name));
  expect(document.querySelectorAll('[data-island]')[0]).toBe(before);
  expect(mountIt).toHaveBeenCalledTimes(2);
});

test('a view of React keeps its state and gets the new props', async () => {
  function View({ title }: Props) {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {title} {count}
      </button>
    );
  }
  const name = registerIsland<Props>(react(View), { props });
  await mountPage(`<main>${host(name, 'data-title="one"')}</main>`);
  find('button').click();
  await vi.waitFor(() => expect(find('button').textContent).toBe('one 1'));
  await arrive(host(name, 'data-title="two"'));
  expect(find('button').textContent).toBe('two 1');
});

describe('an island is renewed where it stands', () => {
  test('with the props that it came back with, and the focus stays', async () => {
    const update = vi.fn();
    const name = registerIsland<Props>((_host, _props, { onProps }) => onProps(update), { props });
    await mountPage(`<main>${host(name, 'data-title="one"', '<input>')}</main>`);
    const mounted = find('[data-island]');
    find('input').focus();
    const arriving = find('[data-island]', parseFragment(host(name, 'data-title="two"')));
    expect(renewIsland(mounted, arriving, allIslands())).toBe(true);
    expect(update.mock.calls).toEqual([[{ title: 'two', count: 0 }]]);
    expect(document.activeElement).toBe(find('input'));
  });

  test('only by a host with its own name and key', async () => {
    const name = registerIsland<Props>(() => {}, { props });
    await mountPage(`<main>${host(name, 'data-title="one"')}</main>`);
    const mounted = find('[data-island]');
    const stranger = find('[data-island]', parseFragment(host(name).replace('"k"', '"other"')));
    expect(renewIsland(mounted, stranger, allIslands())).toBe(false);
    expect(mounted.dataset['title']).toBe('one');
  });
});
