import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Component, createElement, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { parseFragment } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { react, Slot, useIsland } from '#runtime/islands/react.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import {
  leavePage,
  mountIsland,
  mountPage,
  registerIsland,
  unmount,
  whenIdle,
} from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

const mountView = (View: () => ReactNode, inner = 'server') => mountIsland(react(View), inner);

describe('a view', () => {
  test('takes the place of the server’s HTML and is ready after its effects', async () => {
    const order: string[] = [];
    document.addEventListener('archipel:island-ready', () => order.push('ready'), { once: true });
    const host = await mountView(() => {
      useEffect(() => void order.push('effect'), []);
      useLayoutEffect(() => void order.push('layout'), []);
      return <b>view</b>;
    });
    expect(host.textContent).toBe('view');
    expect(order).toEqual(['layout', 'effect', 'ready']);
  });

  test('that leaves with its content puts nothing back [NAV-14]', async () => {
    const host = await mountView(() => <b>view</b>);
    swap(host.parentElement!, parseFragment('<p>next</p>'));
    expect(host.isConnected).toBe(false);
    expect(host.textContent).not.toContain('server');
  });

  test('is taken down at once, and the server’s nodes come back [NAV-14]', async () => {
    const order: string[] = [];
    const host = await mountView(() => {
      const { signal } = useIsland();
      useLayoutEffect(() => () => void order.push(`layout, aborted: ${signal.aborted}`), [signal]);
      return <b>view</b>;
    }, '<p>server</p>');
    unmount(host);
    expect(order).toEqual(['layout, aborted: true']);
    expect(host.innerHTML).toBe('<p>server</p>');
  });

  test('knows its island', async () => {
    const seen: ReturnType<typeof useIsland>[] = [];
    const host = await mountView(() => {
      seen.push(useIsland());
      return null;
    });
    expect(seen[0]).toMatchObject({ host, name: host.dataset['island'] });
    expect(seen[0]!.signal.aborted).toBe(false);
  });

  test('has an id that no other view of the document has', async () => {
    const name = registerIsland(
      react(function View() {
        return <i id={useIsland().id} />;
      }),
    );
    await mountPage(`<div data-island="${name}"></div><div data-island="${name}"></div>`);
    const ids = [...document.querySelectorAll('i')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('leaves islands that it draws itself alone', async () => {
    const mountIt = vi.fn();
    const inner = registerIsland(mountIt);
    await mountView(() => <div data-island={inner} />);
    await whenIdle();
    expect(mountIt).not.toHaveBeenCalled();
  });
});

test('useIsland outside an island says so', async () => {
  const thrown: unknown[] = [];
  class Catcher extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch = (error: unknown) => void thrown.push(error);
    override render = () => (this.state.failed ? null : this.props.children);
  }
  const Lost = () => useIsland().name;
  const root = createRoot(document.createElement('div'), { onCaughtError: () => {} });
  root.render(
    <Catcher>
      <Lost />
    </Catcher>,
  );
  await vi.waitFor(() => expect(thrown[0]).toBeInstanceOf(ArchipelError));
  expect((thrown[0] as Error).message).toContain('react(View)');
  root.unmount();
});

describe('a view that throws leaves the server’s HTML', () => {
  const expectServer = (host: Element) => {
    expect(host.getAttribute('data-island-state')).toBe('failed');
    expect(host.innerHTML).toBe('<p>server</p>');
    expect(consoleWatch.errors().some((text) => text.includes('broken'))).toBe(true);
  };
  const break_ = (): never => {
    throw new Error('broken');
  };

  test.each([
    ['while it renders', () => break_()],
    ['in an effect', () => (useEffect(break_, []), (<b>view</b>))],
    ['in a layout effect', () => (useLayoutEffect(break_, []), (<b>view</b>))],
    ['deep inside', () => <div>{createElement(() => break_())}</div>],
  ])('%s', async (_when, View) => {
    expectServer(await mountView(View, '<p>server</p>'));
  });

  test('when it renders again later', async () => {
    let breakIt!: () => void;
    const host = await mountView(() => {
      const [isBroken, setBroken] = useState(false);
      breakIt = () => setBroken(true);
      if (isBroken) break_();
      return <b>view</b>;
    }, '<p>server</p>');
    expect(host.textContent).toBe('view');
    breakIt();
    await vi.waitFor(() => expectServer(host));
  });

  test('and the other views live on', async () => {
    const broken = registerIsland(react(break_));
    const sound = registerIsland(react(() => <b>sound</b>));
    await mountPage(`<p data-island="${broken}">server</p><p data-island="${sound}">server</p>`);
    expect(find(`[data-island="${broken}"]`).textContent).toBe('server');
    expect(find(`[data-island="${sound}"]`).textContent).toBe('sound');
  });
});

describe('slots', () => {
  const TwoSlots = () => (
    <section>
      <header>
        <Slot name="title" />
      </header>
      <Slot />
    </section>
  );

  test('place the server’s nodes, live', async () => {
    const name = registerIsland(react(TwoSlots));
    showPage(`<div data-island="${name}"><h2 data-slot="title">T</h2><input value="a"></div>`);
    const input = find<HTMLInputElement>('input');
    input.value = 'typed';
    const { mount } = await import('#runtime/islands/islands.ts');
    mount();
    await whenIdle();
    expect(find('section > header h2').textContent).toBe('T');
    expect(find('section input')).toBe(input);
    expect(input.value).toBe('typed');
  });

  test('keep their nodes when the view renders again', async () => {
    let again!: () => void;
    await mountView(() => {
      const [round, setRound] = useState(0);
      again = () => setRound((value) => value + 1);
      return (
        <section data-round={round}>
          <Slot />
        </section>
      );
    }, '<input>');
    const input = find('input');
    again();
    await vi.waitFor(() => expect(find('section').dataset['round']).toBe('1'));
    expect(find('section input')).toBe(input);
  });

  test('are made whole again when the view leaves', async () => {
    const inner = 'a<div><b data-slot="title">T</b></div><p>c</p>';
    const host = await mountView(TwoSlots, inner);
    expect(host.innerHTML).not.toBe(inner);
    unmount(host);
    expect(host.innerHTML).toBe(inner);
  });

  test('hold islands of their own, which are mounted once and live as long as the view', async () => {
    const calls: string[] = [];
    const inner = registerIsland(() => {
      calls.push('mount');
      return () => void calls.push('unmount');
    });
    const host = await mountView(TwoSlots, `<p data-island="${inner}">inner</p>`);
    expect(find('section [data-island]').dataset['islandState']).toBe('ready');
    expect(calls).toEqual(['mount']);
    unmount(host);
    expect(calls).toEqual(['mount', 'unmount']);
  });
});
