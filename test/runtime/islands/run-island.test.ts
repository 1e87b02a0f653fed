import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime/islands/definition.ts';
import { allIslands, inspect } from '#runtime/islands/islands.ts';
import { refreshIsland } from '#runtime/islands/run-island.ts';
import { number, object, optional } from '#kit/props.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, recordEvents, registerIsland } from '../../support/islands.ts';
import { find } from '../../support/page.ts';
import { later } from '../../support/server.ts';

interface Props {
  count: number;
}
const props = object({ count: optional(number(), 0) });

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

const host = (name: string) => `<p data-island="${name}" data-count="1"></p>`;

/** Gives the mounted island other attributes, as a swap does that preserves it. */
function refresh(count: string): void {
  find('[data-island]').setAttribute('data-count', count);
  refreshIsland(allIslands()[0]!);
}

describe('an island that is preserved', () => {
  test('gets its new props where it wants them', async () => {
    const update = vi.fn();
    const mounted = vi.fn((_host: HTMLElement, _props: Props, { onProps }: MountContext<Props>) =>
      onProps(update),
    );
    await mountPage(host(registerIsland<Props>(mounted, { props })));
    refresh('2');
    expect(update.mock.calls).toEqual([[{ count: 2 }]]);
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  test('is mounted anew otherwise, after its cleanup', async () => {
    const calls: string[] = [];
    const signals: AbortSignal[] = [];
    const name = registerIsland<Props>(
      (_host, { count }, { signal }) => {
        signals.push(signal);
        calls.push(`mount ${count}`);
        return () => void calls.push(`cleanup ${count}`);
      },
      { props },
    );
    await mountPage(host(name));
    const seen = recordEvents('island-ready');
    refresh('2');
    expect(calls).toEqual(['mount 1', 'cleanup 1', 'mount 2']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(seen).toEqual(['island-ready']);
  });

  test('keeps its props when the new ones are wrong, and says so', async () => {
    const update = vi.fn();
    const name = registerIsland<Props>((_host, _props, { onProps }) => onProps(update), { props });
    await mountPage(host(name));
    const phases: string[] = [];
    document.addEventListener('archipel:island-error', ({ detail }) => phases.push(detail.phase), {
      once: true,
    });
    refresh('many');
    expect(update).not.toHaveBeenCalled();
    expect(phases).toEqual(['props']);
    expect(inspect()[0]?.state).toBe('ready');
    expect(consoleWatch.errors()).toHaveLength(1);
  });

  test('stays as it is while it is not ready', async () => {
    const update = vi.fn();
    const waiting = later<void>();
    const name = registerIsland<Props>(
      (_host, _props, { onProps, waitFor }) => {
        onProps(update);
        waitFor(waiting.promise);
      },
      { props },
    );
    const mounting = mountPage(host(name));
    await vi.waitFor(() => expect(inspect()[0]?.state).toBe('loading'));
    refresh('2');
    expect(update).not.toHaveBeenCalled();
    waiting.resolve();
    await mounting;
  });
});

describe('what a mount is given', () => {
  /** Mounts an island and returns the context of each of its mounts. */
  async function mountedContexts() {
    const contexts: MountContext<never>[] = [];
    const name = registerIsland((_host, _props, context: MountContext<never>) => void contexts.push(context));
    await mountPage(host(name));
    return { name, contexts };
  }

  test('says when its host was found; a mount on new attributes counts from then', async () => {
    const { contexts } = await mountedContexts();
    const { timings } = inspect()[0]!;
    expect(contexts[0]!.foundAt).toBe(timings['waiting']);
    const before = performance.now();
    refresh('2');
    expect(contexts[1]!.foundAt).toBeGreaterThanOrEqual(before);
  });

  test('has an id that no other mount has, which begins with its name', async () => {
    const { name, contexts } = await mountedContexts();
    refresh('2');
    const ids = contexts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(new RegExp(`^${name}-\\d+$`));
  });
});

test('an island that fails while it waits is not ready when that ends', async () => {
  const waiting = later<void>();
  const name = registerIsland((_host, _props, { waitFor, fail }: MountContext<never>) => {
    waitFor(waiting.promise);
    queueMicrotask(() => fail(new Error('given up')));
  });
  const seen = recordEvents('island-ready', 'island-error');
  const mounting = mountPage(host(name));
  await vi.waitFor(() => expect(seen).toEqual(['island-error']));
  waiting.resolve();
  await mounting;
  expect([seen, inspect()[0]?.state]).toEqual([['island-error'], 'failed']);
});

test('an island fails once, whatever fails after that', async () => {
  const name = registerIsland((_host, _props, { fail }: MountContext<never>) => {
    fail(new Error('first'));
    fail(new Error('second'));
  });
  await mountPage(host(name));
  expect(inspect()[0]?.error?.message).toBe('first');
  expect(consoleWatch.errors()).toEqual(['[archipel] first']);
});
