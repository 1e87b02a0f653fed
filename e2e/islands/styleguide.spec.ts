import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { errorModal } from '../support/dialogs.ts';
import { triggerIsland } from '../support/islands.ts';
import { expect, test, whenIdle } from '../support/test.ts';

interface Entry {
  title: Record<string, string>;
  description: Record<string, string>;
  props: { properties: Record<string, { 'x-attribute': string }> };
  parts: Record<string, unknown>;
  events: string[];
  states: Record<string, unknown>;
}

const { islands } = JSON.parse(readFileSync('dist/islands.json', 'utf8')) as {
  islands: Record<string, Entry>;
};

/** Returns text without code marks and with plain spaces, as the page's own text is read here. */
const plain = (text: string) => text.replace(/[`\u00a0]/g, (sign) => (sign === '`' ? '' : ' '));

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const textIn = (html: string) =>
  plain(html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp|#34|#39);/g, (entity) => ENTITIES[entity]!));

/** Returns the texts that an island's page must show in a culture. */
const textsOf = ({ title, description, props, parts, events }: Entry, culture: string) => [
  title[culture]!,
  description[culture]!,
  ...Object.values(props.properties).map((prop) => prop['x-attribute']),
  ...Object.keys(parts),
  ...events,
];

for (const culture of ['fr', 'nl'])
  test(`every island’s page says what it is, takes, finds and sends, and so does its plain page: ${culture}`, async ({
    request,
  }) => {
    for (const [name, island] of Object.entries(islands)) {
      const answer = await request.get(`/styleguide/${name}?culture=${culture}`);
      const text = textIn(await answer.text());
      const missing = textsOf(island, culture).filter((expected) => !text.includes(plain(expected)));
      expect(missing, `${name} in ${culture}`).toEqual([]);
      for (const state of ['', ...Object.keys(island.states).map((key) => `&state=${key}`)]) {
        const alone = await request.get(`/styleguide/${name}/plain?culture=${culture}${state}`);
        expect(alone.status(), `${name}${state}`).toBe(200);
        expect(await alone.text(), name).not.toContain('archipel.js');
      }
    }
  });

test('the index groups the islands by what they are for, and is accessible, wide and narrow', async ({
  page,
}) => {
  await page.goto('/styleguide/?culture=nl');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Aantal', exact: true }) });
  await expect(card).toContainText('Een aantal tussen min en plus');
  await expect(
    page.getByRole('region', { name: 'Winkel', exact: true }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aantal' })).toBeVisible();
});

/** Presses the copy button while the page's clock stands still: its answer stays until the clock runs on. */
async function pressCopy(page: Page): Promise<void> {
  await expect(page.locator('[data-island="live-form"]')).toHaveAttribute('data-island-state', 'ready');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copier' }).click();
}

test('an island’s markup is copied as a server writes it, without what the runtime writes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/styleguide/quantity-field');
  await triggerIsland(page.locator('[data-island="quantity-field"]'));
  await pressCopy(page);
  await expect(page.locator('[data-copy-status]')).toHaveText('Copié');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<div class="ar-quantity" data-island="quantity-field" data-min="6"/);
  expect(copied).not.toMatch(/data-island-state|aria-valuenow|\{%/);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Copier' })).toBeEnabled();
});

test('where the clipboard is forbidden the markup is selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/styleguide/quantity-field');
  await pressCopy(page);
  await expect(page.locator('[data-copy-status]')).toContainText('Ctrl');
  expect(await page.evaluate(() => String(getSelection()))).toContain('data-island="quantity-field"');
});

test('an island’s page shows the events as they come, and the view without scripts in a frame', async ({
  page,
}) => {
  await page.goto('/styleguide/');
  await page.getByRole('link', { name: 'Quantité', exact: true }).click();
  await triggerIsland(page.locator('[data-island="quantity-field"]'));
  await page.getByRole('button', { name: 'Plus' }).click();
  await expect(page.locator('[data-guide-events] li').first()).toHaveText(
    'archipel:quantity-changed {"quantity":12}',
  );
  const frame = page.frameLocator('.guide-frame');
  await page.locator('.guide-frame').scrollIntoViewIfNeeded();
  await expect(frame.getByRole('spinbutton')).toHaveValue('6');
  await expect(frame.locator('[data-island-state]')).toHaveCount(0);
  await expect(frame.getByRole('button')).toHaveCount(0);
});

test('a page shows the other states of its island, and their markup', async ({ page }) => {
  await page.goto('/styleguide/cart?culture=fr');
  await page.getByRole('navigation', { name: 'États' }).getByRole('link', { name: 'Vide' }).click();
  await expect(page.getByRole('link', { name: 'Vide', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-guide-example]')).toContainText('Votre panier est vide');
  await expect(page.locator('#guide-code')).toContainText('"lines": []');
  await whenIdle(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page);
});

test('messages and the error dialog have something to press', async ({ page }) => {
  await page.goto('/styleguide/notices');
  await page.getByRole('button', { name: 'Ajouter un mug au panier' }).click();
  await expect(page.locator('.ar-growl')).toContainText('Mug Dune');
  await page.goto('/styleguide/error-dialog');
  await whenIdle(page);
  await page.getByRole('link', { name: 'Ouvrir une page qui échoue' }).click();
  await expect(errorModal(page)).toHaveAccessibleDescription(/serveur rencontre un problème/);
});
