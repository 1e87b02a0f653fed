import type { Locator } from '@playwright/test';
import { renderFixturePage } from '../fixtures/render-page.ts';
import type { OpenOptions } from './archipel.ts';
import { waitUntilIdle } from './idle.ts';
import { APP, listIslands } from './in-page/app.ts';
import { KitError } from './kit-error.ts';
import { followOpenRequests } from './open-requests.ts';
import { routeSite } from './site-routes.ts';
import type { Surroundings } from './surroundings.ts';

const attributeText = (text: string) => text.replaceAll('"', '\\"');

/** Renders fixture pages by the options of the test. */
function createRenderer({ catalogue, options, template }: Surroundings) {
  const cultureOf = (query: OpenOptions) => query.culture ?? options.culture ?? 'fr';
  const html = (name: string, query: OpenOptions = {}) => {
    const { flavour = options.flavour ?? 'preact' } = query;
    if (catalogue.islands[name]?.isOwn && template === undefined)
      throw new KitError(
        `"${name}" is an island of your site. archipelOptions.template needs a page with the script that registers it.`,
      );
    const surroundings = { base: '/', policy: 'none', ...(template !== undefined && { template }) } as const;
    return renderFixturePage(catalogue, { ...query, name, culture: cultureOf(query), flavour }, surroundings);
  };
  return { html, pathOf: (name: string, query: OpenOptions) => `/${cultureOf(query)}/${name}` };
}

/** Finds the hosts of islands in the page. */
function createLocators({ page, catalogue }: Surroundings) {
  const island = (name: string) => page.locator(`[data-island="${attributeText(name)}"]`);
  const hostOf = (name: string): Locator => {
    const { host, selector } = catalogue.islands[name]!;
    if (selector) return page.locator(selector).first();
    return host ? island(name).first() : page.locator('[data-page]');
  };
  return { island, hostOf };
}

// An island with a selector may find nothing in its example.
const isWaiting = async (host: Locator) =>
  (await host.evaluateAll(([element]) => element?.getAttribute('data-island-state'))) === 'waiting';

/**
 * Creates what opens pages and waits for them.
 *
 * @param surroundings The test’s page, server and mocks.
 */
export function createPages(surroundings: Surroundings) {
  const { page, server, exchange, hasScripts } = surroundings;
  const { origin } = server;
  const { island, hostOf } = createLocators(surroundings);
  const { html, pathOf } = createRenderer(surroundings);
  const listOfSite = followOpenRequests(page, origin);
  const listOpen = () => [...listOfSite(), ...server.listOpen()];
  let isRouted = false;

  const idle = async ({ timeout }: { timeout?: number } = {}) => {
    if (hasScripts) await waitUntilIdle(page, listOpen, timeout);
  };
  const interact = async (target: Locator) => {
    await target.dispatchEvent('pointermove');
    await idle();
  };

  return {
    html,
    island,
    idle,
    async open(name: string, query: OpenOptions = {}): Promise<Locator> {
      const path = pathOf(name, query);
      exchange.fragment(path, html(name, query));
      await page.goto(origin + path);
      const host = hostOf(name);
      await idle();
      if (hasScripts && query.interact !== false && (await isWaiting(host))) await interact(host);
      return host;
    },
    async goto(url: string): Promise<void> {
      if (!isRouted) await routeSite(page.context(), exchange, origin);
      isRouted = true;
      await page.goto(url);
      await idle();
    },
    interact,
    islands: () => page.evaluate(listIslands, APP),
  };
}
