import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazy, useEffect, useState } from 'react';
import { react, Slot } from '#runtime/islands/react.tsx';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mount, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

beforeEach(() => void watchConsole());
afterEach(leavePage);

type Part = { default: () => React.ReactNode };

/** Waits until effects have run in React and in preact. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows a view with a lazy part. */
async function showLazy(inner = '<p>server</p>') {
  const part = later<Part>();
  const Late = lazy(() => part.promise);
  const name = registerIsland(
    react(() => (
      <section>
        <Late />
      </section>
    )),
  );
  showPage(`<div data-island="${name}">${inner}</div>`);
  mount();
  const host = find('[data-island]');
  await vi.waitFor(() => expect(host.querySelector('archipel-root')).not.toBeNull());
  await vi.waitFor(() => expect(host.textContent).toContain('server'));
  return { host, part };
}

test('while a view is suspended the server’s HTML shows and the island is not ready', async () => {
  const { host, part } = await showLazy();
  expect(host.querySelectorAll('p')).toHaveLength(1);
  // Effects beside the suspended part must not count as readiness.
  await nextFrame();
  await nextFrame();
  expect(host.dataset['islandState']).toBe('loading');
  part.resolve({ default: () => <b>late</b> });
  await whenIdle();
});

test('once it is revealed the view stands alone and the island is ready', async () => {
  const { host, part } = await showLazy();
  const order: string[] = [];
  document.addEventListener('archipel:island-ready', () => order.push('ready'), { once: true });
  function Late() {
    useEffect(() => void order.push('effect'), []);
    return <b>late</b>;
  }
  part.resolve({ default: Late });
  await whenIdle();
  expect(host.textContent).toBe('late');
  expect(host.dataset['islandState']).toBe('ready');
  expect(order).toEqual(['effect', 'ready']);
});

test('the server’s nodes move from the fallback into the slot of the revealed view', async () => {
  const { host, part } = await showLazy('<input value="server"> server');
  const input = find<HTMLInputElement>('input');
  input.value = 'typed';
  part.resolve({ default: () => <Slot /> });
  await whenIdle();
  expect(find<HTMLInputElement>('section input')).toBe(input);
  expect(input.value).toBe('typed');
  unmount(host);
  expect(host.firstElementChild).toBe(input);
});

test('a view that leaves while it is suspended gives the server’s nodes back', async () => {
  const { host, part } = await showLazy();
  const paragraph = find('p');
  unmount(host);
  expect([...host.children]).toEqual([paragraph]);
  part.resolve({ default: () => <b>late</b> });
  await whenIdle();
  expect(host.innerHTML).toBe('<p>server</p>');
});

test('a part that never comes is a failure, and the server’s HTML stays', async () => {
  const { host, part } = await showLazy();
  part.reject(new Error('404'));
  await whenIdle();
  await vi.waitFor(() => expect(host.dataset['islandState']).toBe('failed'));
  expect(host.innerHTML).toBe('<p>server</p>');
});

test('a view that is suspended again later shows the server’s HTML meanwhile, then itself with its slot', async () => {
  const part = later<Part>();
  const Late = lazy(() => part.promise);
  let request!: () => void;
  function View() {
    const [isRequested, setRequired] = useState(false);
    request = () => setRequired(true);
    return (
      <section>
        <Slot />
        {isRequested && <Late />}
      </section>
    );
  }
  const name = registerIsland(react(View));
  showPage(`<div data-island="${name}"><p>server</p></div>`);
  mount();
  await whenIdle();
  const paragraph = find('p');
  expect(find('section').contains(paragraph)).toBe(true);
  request();
  await vi.waitFor(() => expect(paragraph.closest('section')).toBeNull());
  expect(paragraph.isConnected).toBe(true);
  part.resolve({ default: () => <b>late</b> });
  await vi.waitFor(() => expect(find('section b').textContent).toBe('late'));
  expect(find('section').contains(paragraph)).toBe(true);
});
