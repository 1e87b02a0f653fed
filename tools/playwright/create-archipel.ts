import { suggest } from '../cli/suggest.ts';
import type { MockOptions } from '../mocks/exchange-types.ts';
import type { Archipel } from './archipel.ts';
import { expandGlobs } from './globs.ts';
import { KitError } from './kit-error.ts';
import { createPages } from './pages.ts';
import { answerLogin, LOGIN_PATH } from './sign-in.ts';
import type { Surroundings } from './surroundings.ts';

function createMocking({ exchange, calls, journal, catalogue }: Surroundings) {
  const knownEvents = Object.keys(catalogue.events);

  const checkKnown = (kind: string, name: string, known: readonly string[]) => {
    if (!known.includes(name)) throw new KitError(`There is no ${kind} "${name}". ${suggest(name, known)}`);
  };

  return {
    mock: (call: string, answer?: unknown, options?: MockOptions) => exchange.mock(call, answer, options),
    fragment: exchange.fragment,
    allow(target: string | RegExp): void {
      for (const one of expandGlobs(target, calls)) exchange.allow(one);
    },
    requests(call?: string) {
      if (call !== undefined) checkKnown('call', call, calls);
      return exchange.requests.filter((request) => call === undefined || request.call === call);
    },
    events(name?: string) {
      if (name !== undefined) checkKnown('event', name, knownEvents);
      return journal.events.filter((event) => name === undefined || event.name === name);
    },
    signIn401(target: string): void {
      const once = { status: 401, times: 1 };
      exchange.fragment(LOGIN_PATH, answerLogin);
      if (target.startsWith('/')) exchange.fragment(target, '', once);
      else exchange.mock(target, undefined, once);
    },
  };
}

/**
 * Creates the kit of one test.
 *
 * @param surroundings Its page, server, catalogue and records.
 */
export function createArchipel(surroundings: Surroundings): Archipel {
  const { page, expected } = surroundings;
  const context = page.context();
  const pages = createPages(surroundings);
  const mocking = createMocking(surroundings);
  let hasClock = false;

  return {
    ...pages,
    ...mocking,
    async events(name) {
      // The page sends its events in order: an answer of the page comes after all that it has sent.
      await page.evaluate(() => undefined);
      return mocking.events(name);
    },
    async clock(time) {
      if (!hasClock) await page.clock.install({ time });
      else {
        await page.clock.pauseAt(time);
        await page.clock.resume();
      }
      hasClock = true;
    },
    offline: () => context.setOffline(true),
    online: () => context.setOffline(false),
    expectComplaint: (pattern) => void expected.complaints.push(pattern),
    expectError: (pattern) => void expected.errors.push(pattern),
  };
}
