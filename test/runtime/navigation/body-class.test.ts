import { beforeEach, expect, test, vi } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';

beforeEach(() => vi.resetModules());

/** Returns the body's classes on the home page and on another page, with this setting. */
async function classesWith(bodyClass: unknown): Promise<string[]> {
  const config = JSON.stringify({ bodyClass });
  showPage(`<script type="application/json" id="archipel-config">${config}</script>`);
  const { updateBodyClass } = await import('#runtime/navigation/body-class.ts');
  document.body.className = 'of-the-site';
  return ['/fr', '/fr/cart'].map((path) => {
    updateBodyClass(new URL(path, location.href));
    return document.body.className;
  });
}

test.each([
  [undefined, 'homepage', 'page'],
  [{ homepage: 'is-home', page: 'is-page' }, 'is-home', 'is-page'],
  [{ page: '' }, 'homepage', ''],
])('with %j they are "%s" and "%s" [NAV-07]', async (setting, home, page) => {
  const expected = [home, page].map((name) => `of-the-site ${name}`.trim());
  expect(await classesWith(setting)).toEqual(expected);
});

test('a name that is no class is one clear warning, and not used [NAV-07]', async () => {
  const { warnings } = watchConsole();
  expect(await classesWith({ page: 'two words' })).toEqual(['of-the-site homepage', 'of-the-site page']);
  const warning = 'bodyClass.page is "two words"; it is not used. Write one class, or "" for none.';
  await vi.waitFor(() => expect(warnings()).toEqual([`[archipel] The setting ${warning}`]));
  vi.restoreAllMocks();
});
