import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { signIn } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const GUIDE = '/fr/styleguide/validation';
const linesOf = (page: Page) => page.locator('#guide [data-valmsg-summary] li a');
const send = (page: Page) => page.locator('#guide .actions [type=submit]').click();

const png = (name: string, size = 1) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) });
const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1) };

/** Invalid files, by rule. */
const wrongFiles = {
  fileextensions: [{ ...pdf, name: 'a.exe' }],
  extension: [pdf],
  accept: [pdf],
  maxfiles: [png('a.png'), png('b.png'), png('c.png')],
  maxsize: [png('a.png', 2048)],
  maxsizetotal: [png('a.png', 2048), png('b.png')],
};

async function chooseWrongFiles(page: Page): Promise<void> {
  for (const [rule, files] of Object.entries(wrongFiles))
    await page.locator(`#guide-${rule}`).setInputFiles(files);
}

/** Returns the ids of all fields with rules, one for each group, in the order of the form. */
const fieldIds = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#guide')!;
    const controls = [...form.elements].filter((control) => control.getAttribute('data-val') === 'true');
    return controls.map(({ id }) => id);
  });

const messagesOf = (page: Page) =>
  page.locator('[data-valmsg-for^="Rule."].field-validation-error').allTextContents();

/** Clicks each line of the summary; returns the fields that had the focus, in view, afterwards. */
const followLines = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
    const reached: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.validation-summary-errors a')) {
      link.click();
      const field = document.querySelector(link.hash)!;
      const isReached = () => document.activeElement === field && inView(field.getBoundingClientRect());
      for (let frames = 0; frames < 120 && !isReached(); frames += 1) await frame();
      if (isReached()) reached.push(field.id);
    }
    return reached;
  });

test('the summary lists every wrong field, and each line leads to its own, in panels and tabs too [VAL-15] [VAL-16] [VAL-17] @firefox', async ({
  page,
}) => {
  await page.goto(`${GUIDE}?fill=wrong`);
  await whenIdle(page);
  await chooseWrongFiles(page);
  await send(page);
  const ids = await fieldIds(page);
  await expect(linesOf(page)).toHaveCount(ids.length);
  expect(await linesOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ids.map((id) => `#${id}`),
  );
  await expect(page.locator('#guide-required')).toBeFocused();
  expect(await followLines(page)).toEqual(ids);
  await expect(page.locator('#guide-bank')).toHaveAttribute('open');
});

test('the server answers with the messages that the page gives, each in its place [VAL-15]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${GUIDE}?fill=wrong`);
  await whenIdle(page);
  await chooseWrongFiles(page);
  await send(page);
  await expect(linesOf(page)).toHaveCount((await fieldIds(page)).length);
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${GUIDE}?fill=wrong`);
  await chooseWrongFiles(plain);
  await send(plain);
  await expect(plain.getByRole('alert')).toBeVisible();
  await plain.waitForLoadState('domcontentloaded');
  expect(await messagesOf(plain)).toEqual(await messagesOf(page));
  expect(await linesOf(plain).allTextContents()).toEqual(await linesOf(page).allTextContents());
  await expect(plain.locator('#guide-iban')).toBeVisible();
  await context.close();
});

test('what a page with rules needs is on its way before the script has asked for it [VAL-18]', async ({
  page,
}) => {
  const answer = await page.goto('/fr/contact');
  await whenIdle(page);
  const { link = '' } = answer!.headers();
  const files = link.split(', ').flatMap((one) => /\/([^/]+\.js)>; rel=modulepreload/.exec(one)?.[1] ?? []);
  expect(files).toContainEqual(expect.stringMatching(/^validation-/));
  const readLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
  // `whenIdle` does not wait for packs of rules, which load ahead of their first use.
  await expect.poll(readLoaded).toEqual(expect.arrayContaining(files));
  const loaded = await readLoaded();
  expect(loaded.filter((name) => files.includes(name ?? ''))).toHaveLength(files.length);
  const plain = await page.goto('/fr');
  expect(plain!.headers()['link']).not.toContain('/validation-');
});

test('what is right goes through, page and server [VAL-16] [VAL-17]', async ({ page }) => {
  await page.goto(`${GUIDE}?fill=right`);
  await whenIdle(page);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Le serveur accepte' })).toBeVisible();
});

test('two forms with equal names keep their messages apart, also when the server answers [VAL-15] [VAL-18]', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await whenIdle(page);
  const [first, second] = [
    page.getByRole('form', { name: 'Lettre 1' }),
    page.getByRole('form', { name: 'Lettre 2' }),
  ];
  await second.getByRole('button').click();
  await expect(second.getByRole('textbox')).toBeFocused();
  await expect(second.locator('[data-valmsg-for]')).toContainText('adresse e-mail');
  await expect(first.locator('[data-valmsg-for]')).toHaveText('');
  await second.getByRole('textbox').evaluate((field) => field.setAttribute('data-val', 'false'));
  await second.getByRole('button').click();
  await expect(page).toHaveURL(/\/twin$/);
  await expect(second.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(first.locator('[data-valmsg-for]')).toHaveText('');
});

test('a message is written, refused and sent with the keyboard alone [VAL-15] @firefox', async ({ page }) => {
  await page.goto('/fr/contact');
  await whenIdle(page);
  await page.locator('#contact-Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-valmsg-summary] li')).toHaveCount(3);
  await expect(page.locator('[data-valmsg-summary]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact-Name')).toBeFocused();
  for (const text of ['Ada', 'ada@example.be', 'Le bord est ébréché.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('#contact-Attachment')).toBeFocused();
  await expect(page.locator('[data-valmsg-summary] li')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Envoyer', exact: true });
  while (!(await button.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/votre message est arrivé/);
});

test('a file of the wrong kind is refused before it is sent [VAL-03] [VAL-16]', async ({ page }) => {
  await page.goto('/fr/contact');
  await whenIdle(page);
  const [field, message] = ['#contact-Attachment', '[data-valmsg-for="Attachment"]'];
  await page.locator(field).setInputFiles(wrongFiles.fileextensions);
  await expect(page.locator(message)).toContainText('Joignez une image');
  await page.locator(field).setInputFiles(png('grand.png', 1024 * 1024 + 1));
  await expect(page.locator(message)).toContainText('plus de 1 Mo');
  await page.locator(field).setInputFiles(png('petit.png'));
  await expect(page.locator(message)).toHaveText('');
});

for (const [culture, path, looks] of [
  ['fr', '/security/register', ['light', 'dark']],
  ['nl', '/account/address', ['light', 'dark']],
  ['fr', '/contact', ['dark']],
  ['nl', '/security/login', ['light']],
  ['nl', '/styleguide/validation?fill=wrong', ['light']],
] as const) {
  test(`the refused form of ${path} in ${culture} is accessible [VAL-15]`, async ({ page }) => {
    if (path.startsWith('/account')) await signIn(page);
    await page.goto(`/${culture}${path}`);
    await whenIdle(page);
    await page.locator('main form .actions [type=submit]').first().click();
    await expect(page.locator('.validation-summary-errors')).toBeVisible();
    for (const colorScheme of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    // A long page is laid out again in slices: lines out of view follow a frame later.
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a newcomer registers, and hears what is wrong from the server [VAL-05] [VAL-15]', async ({
    page,
  }) => {
    await page.goto('/fr/security/login');
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    const field = (name: string) => page.locator(`#register-${name}`);
    await field('FirstName').fill('Ada');
    await field('LastName').fill('Lovelace');
    await field('Email').fill('Claire@example.com');
    await field('Password').fill('analytique-1843');
    await field('PasswordRepeat').fill('analytique-1843');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(field('Email')).toHaveAccessibleDescription(/a déjà un compte/);
    await expect(field('FirstName')).toHaveValue('Ada');
    await expect(field('Password')).toHaveValue('');
    await field('Email').fill(`ada.${crypto.randomUUID()}@example.be`);
    await field('Password').fill('analytique-1843');
    await field('PasswordRepeat').fill('analytique-1843');
    await field('Terms').check();
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ada');
    await page.getByRole('link', { name: 'Ajouter une adresse' }).click();
    await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  });
});
