import { follow } from '../support/answers.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

// Links work, whatever happens to the code that handles them.

const ALL = '[^/]*';
const OF_VISITS = 'page-[^/]*';

/** Returns the match of a fault for scripts, at their first and at their retry address. */
const scripts = (names: string) =>
  `/^GET \\/assets\\/archipel\\/preact\\/(retry\\/)?(?!archipel\\.js)${names.replace('/', '\\/')}\\.js/`;

const JAVASCRIPT = 'text/javascript';

const FAULTS = {
  'is not there': { status: 404 },
  'fails at the server': { status: 500 },
  'is empty': { status: 200, body: '', type: JAVASCRIPT },
  'is a page of somebody else': { status: 200, body: '<!doctype html><h1>Proxy</h1>' },
  'is cut': { status: 200, body: 'export const visit = () => {', type: JAVASCRIPT },
  'is another one': { status: 200, body: 'export const other = 1;', type: JAVASCRIPT },
  throws: { status: 200, body: 'throw new Error("broken");', type: JAVASCRIPT },
  'never gets through': { drop: true },
};

test('where the script of visits can’t be used, links lead to their pages all the same [NAV-01] [ERR-04]', async ({
  page,
  faults,
}) => {
  test.slow();
  await page.goto('/fixtures/nav/bare');
  for (const [what, fault] of Object.entries(FAULTS)) {
    await test.step(what, async () => {
      await faults({ match: scripts(OF_VISITS), ...fault });
      await page.goto('/fixtures/nav/one');
      await markDocument(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('#to-two')!.click());
      await expect(page.locator('h1')).toHaveText('Page two');
      expect(await isSameDocument(page)).toBe(false);
    });
  }
});

test('where no later script can be used, links, anchors and the way back work all the same [NAV-01] [NAV-06] [ERR-04]', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/bare');
  for (const what of ['is not there', 'is empty', 'is another one'] as const) {
    await test.step(what, async () => {
      await faults({ match: scripts(ALL), ...FAULTS[what] });
      await page.goto('/fixtures/nav/one');
      await page.click('#same-hash');
      await expect(page).toHaveURL(/one#far$/);
      await page.evaluate(() => document.querySelector<HTMLElement>('#to-two')!.click());
      await expect(page.locator('h1')).toHaveText('Page two');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Page one');
    });
  }
});

test('the server’s own page of what is missing is shown, with its address and its status logged [ERR-02]', async ({
  page,
}) => {
  await page.goto('/fr/contact');
  await whenIdle(page);
  await markDocument(page);
  const logged = page.waitForEvent('console', (message) => message.text().includes('(status, status 404)'));
  await follow(page, '/fr/no-such-page');
  expect((await logged).type()).toBe('info');
  await expect(page).toHaveURL(/no-such-page$/);
  await expect(page.locator('[data-page] h1')).toHaveText('Cette page n’existe pas');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/contact$/);
});

test('who looks where a tag without type=module fails finds the tag as it must be [ERR-04]', async ({
  page,
}) => {
  const script = await (await page.request.get('/assets/archipel/preact/archipel.js')).text();
  expect(script.split('\n', 1)[0]).toBe('/* <script type="module"> */');
});
