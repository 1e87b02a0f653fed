import type { Page } from '@playwright/test';
import type { IslandOfPage } from '../site-report.ts';

/** Limit of the wait for the runtime in ms; a page that loads for longer is a finding. */
const IDLE_TIMEOUT_MS = 15_000;

/** A script of the page that looks like the library's. */
export interface FoundScript {
  readonly src: string;
  readonly isModule: boolean;
}

/** The library in a page. */
export interface RuntimeState {
  readonly isRunning: boolean;
  readonly scripts: readonly FoundScript[];
  readonly islands: readonly IslandOfPage[];
}

interface App {
  whenIdle(): Promise<void>;
  inspect(): { name: string; host: Element; state: string }[];
}

/**
 * Waits until the runtime has loaded and mounted all that it wants to.
 *
 * @param page The page.
 * @returns Time since the navigation in ms, and whether the wait was long enough; undefined without a runtime.
 */
export const waitForIdle = (page: Page): Promise<{ time: number; isIdle: boolean } | undefined> =>
  page.evaluate(async (limit) => {
    const app = (document as unknown as Record<symbol, App | undefined>)[Symbol.for('archipel')];
    if (!app) return undefined;
    const limited = new Promise<false>((resolve) => {
      setTimeout(resolve, limit, false);
    });
    const isIdle = await Promise.race([limited, app.whenIdle().then(() => true)]);
    return { time: Math.round(performance.now()), isIdle };
  }, IDLE_TIMEOUT_MS);

/** Moves a pointer over each island that waits for one, so that all are mounted; nothing is pressed. Decision 568. */
export const wakeIslands = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const app = (document as unknown as Record<symbol, App | undefined>)[Symbol.for('archipel')];
    if (!app) return;
    // Safari has no idle callbacks.
    const idle = () =>
      new Promise<unknown>((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2500 });
        else setTimeout(resolve, 200);
      });
    const waiting = app.inspect().filter(({ state }) => state === 'waiting');
    for (const { host } of waiting) host.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await idle();
    await idle();
  });

/** Reads the islands of a page with their states, and hosts that are none. */
export const readRuntime = (page: Page): Promise<RuntimeState> =>
  page.evaluate(() => {
    const app = (document as unknown as Record<symbol, App | undefined>)[Symbol.for('archipel')];
    const describe = (element: Element) => {
      const id = element.getAttribute('id');
      const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
      return `${element.localName}${id ? `#${id}` : ''}${classes.join('')}`;
    };
    const mounted = app?.inspect() ?? [];
    const hosts = new Set(mounted.map(({ host }) => host));
    const others = [...document.querySelectorAll('[data-island]')].filter((host) => !hosts.has(host));
    return {
      isRunning: app !== undefined,
      scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => ({
        src: script.getAttribute('src') ?? '',
        isModule: script.getAttribute('type') === 'module',
      })),
      islands: [
        ...mounted.map(({ name, host, state }) => ({ name, state, host: describe(host) })),
        ...others.map((host) => ({
          name: host.getAttribute('data-island') ?? '',
          state: 'not mounted',
          host: describe(host),
        })),
      ],
    };
  });
