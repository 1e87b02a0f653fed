import { existsSync } from 'node:fs';
import { expect, test } from './journey.ts';
import type { Shopper } from './shopper.ts';

// WebKit has a driver of its own; Firefox is driven as Chromium is, and runs what its driver does otherwise.
const tag = '@webkit';

const log = { css: '#log' };

const open = async (shopper: Shopper) => {
  await shopper.goto('/fixtures/visitor');
  await shopper.whenIdle();
};

test.describe('a visitor', { tag }, () => {
  test.beforeEach(({ shopper }) => open(shopper));

  test('clicks with events that the browser trusts: far below, inside a box with its own scroll, once it is visible, enabled and free @firefox', async ({
    shopper,
  }) => {
    await shopper.click('#far');
    await shopper.expectText(log, /click@far$/);
    await shopper.doubleClick('#same');
    await shopper.expectText(log, /click@far click@same click@same( dblclick@same)?$/);
    await shopper.click('#below');
    await shopper.expectText(log, /click@below$/);
    await shopper.click('#show-late');
    await shopper.click({ css: 'button', text: 'Venu plus tard' });
    await shopper.expectText(log, /click@show-late click@late$/);
    await shopper.click('#raise');
    await shopper.click('#late');
    await shopper.expectText(log, /click@raise click@late$/);
  });

  test('types as a user does: change comes when the field is left', async ({ shopper }) => {
    await shopper.fill('#field', 'nouveau Été');
    await shopper.expectValue('#field', 'nouveau Été');
    expect(await shopper.text(log)).not.toContain('change');
    await shopper.press('Tab');
    await shopper.expectFocused('#next');
    await shopper.expectText(log, /keydown:u@field.* keydown:Tab@field change@field$/);
    await shopper.press('Shift+Tab');
    await shopper.expectFocused('#field');
    await shopper.fill('#field', '');
    await shopper.press('x', '#next');
    await shopper.expectValue('#next', 'x');
    await shopper.expectValue('#field', '');
    await shopper.expectText(log, /change@field keydown:x@next$/);
  });

  test('types again when its keys went elsewhere', async ({ shopper }) => {
    await shopper.evaluate(() => {
      const [field, next] = document.querySelectorAll<HTMLElement>('#field, #next');
      field!.addEventListener('keydown', () => next!.focus(), { once: true });
    }, null);
    await shopper.fill('#field', 'juin');
    await shopper.expectValue('#field', 'juin');
    await shopper.expectValue('#next', 'juin');
  });

  test('chooses, checks and presses keys: arrows, Escape, Space, and Enter that sends a form', async ({
    shopper,
  }) => {
    await shopper.select('#choice', 'b');
    await shopper.expectValue('#choice', 'b');
    await shopper.check('#box');
    await shopper.check('#box');
    await shopper.check('#radio');
    expect(
      await shopper.evaluate((id) => document.querySelector<HTMLInputElement>(id)!.checked, '#box'),
    ).toBe(true);
    await shopper.expectText(log, /change@choice\S* click@box change@box click@radio change@radio$/);
    await shopper.press('ArrowDown', '#next');
    await shopper.press('Escape');
    await shopper.press('Space', '#box');
    await shopper.expectText(log, /keydown:ArrowDown@next keydown:Escape@next keydown: @box click@box/);
    await shopper.press('Enter', '#field');
    await shopper.expectUrl(/visitor\?name=ancien&choice=b&radio=on$/);
  });

  test('reads, expects, and means the first visible element, by text or by name', async ({
    shopper,
  }, info) => {
    const path = info.outputPath('visitor.png');
    await shopper.screenshot(path);
    expect(existsSync(path)).toBe(true);
    expect(await shopper.count({ css: 'button', text: 'Pareil' })).toBe(2);
    await shopper.click({ css: 'button', text: /pare/i });
    await shopper.click({ css: 'button', name: 'Nommé autrement' });
    await shopper.focus({ css: 'input', name: 'Nom' });
    await shopper.expectFocused('#field');
    await shopper.expectText(log, /click@same click@named$/);
    expect(await shopper.text('#spaces')).toBe('Un texte');
    expect(await shopper.attribute('#named', 'aria-label')).toBe('Nommé  autrement');
    expect(await shopper.attribute('#named', 'title')).toBeNull();
    await shopper.expectAttribute('#named', 'title', null);
    expect(await shopper.value('#field')).toBe('ancien');
    expect(await shopper.isVisible('#late')).toBe(false);
    await shopper.expectHidden('#late');
    await shopper.expectHidden('#nowhere');
    await shopper.expectVisible('#same');
    await shopper.expectCount('main h1', 1);
    await expect(shopper.evaluate(async (name) => Promise.reject(new Error(name)), 'no')).rejects.toThrow(
      'no',
    );
  });

  test('goes back and forward, through visits and full loads @firefox', async ({ shopper }) => {
    await shopper.goto('/fixtures/nav/one');
    await shopper.click({ css: 'a[href="/fixtures/nav/two"]' });
    await shopper.expectUrl(/two$/);
    await shopper.back();
    await shopper.expectUrl(/one$/);
    await shopper.back();
    await shopper.expectUrl(/fixtures\/visitor$/);
    await shopper.expectText('h1', 'Visitor');
    await shopper.forward();
    await shopper.expectUrl(/one$/);
    await shopper.forward();
    await shopper.expectUrl(/two$/);
    await shopper.reload();
    await shopper.expectUrl(/two$/);
  });

  test('opens a tab that shares the session, is painted and can be used', async ({ shopper, ledger }) => {
    const token = await shopper.attribute('meta[name="csrf-token"]', 'content');
    const tab = await shopper.newTab();
    await open(tab);
    expect(await tab.attribute('meta[name="csrf-token"]', 'content')).toBe(token);
    expect(await tab.evaluate(() => document.visibilityState, null)).toBe('visible');
    await Promise.all([shopper.fill('#field', 'un'), tab.fill('#next', 'deux')]);
    await shopper.expectValue('#field', 'un');
    await tab.expectValue('#next', 'deux');
    await tab.click('#same');
    await shopper.click('#named');
    await tab.expectText(log, /click@same$/);
    await shopper.expectText(log, /click@named$/);
    await tab.close();
    await shopper.expectText('h1', 'Visitor');
    expect(await ledger()).toEqual([]);
  });

  test('meets faults and reads the ledger', async ({ shopper, faults, ledger }) => {
    await faults({ match: 'GET /fixtures/nav/one', status: 200, body: '<h1>Une panne</h1>', times: 1 });
    await shopper.goto('/fixtures/nav/one');
    await shopper.expectText('h1', 'Une panne');
    await shopper.goto('/fr/catalog');
    const { status } = await shopper.request('GET', '/api/v1/shoppingcarts');
    expect(status).toBe(200);
    expect(await ledger()).toEqual([]);
  });

  test('hears uncaught errors and violations of the policy @firefox', async ({ shopper }) => {
    expect(await shopper.errors()).toEqual([]);
    await shopper.click('#throw');
    await shopper.click('#violate');
    await expect
      .poll(async () => (await shopper.errors()).join('\n'))
      .toMatch(/Content[- ]Security[- ]Policy/);
    const errors = (await shopper.errors()).join('\n');
    expect(errors).toContain('thrown for the visitor');
    expect(errors).toContain('refused for the visitor');
    shopper.forgive(/for the visitor|Content[- ]Security[- ]Policy/);
    expect(await shopper.errors()).toEqual([]);
  });

  test('says what it waited for in vain', async ({ shopper }) => {
    const messageOf = (attempt: Promise<void>) => attempt.catch((error: Error) => error.message);
    const hasty = shopper.within(1_000);
    const messages = [hasty.expectText('h1', 'Autre'), hasty.click('#late')].map(messageOf);
    expect(await Promise.all(messages)).toEqual([
      `${shopper.engine}: expect text "Autre" of h1: not within 1 s; seen last: "Visitor"`,
      `${shopper.engine}: click #late: not within 1 s; seen last: hidden`,
    ]);
  });
});
