import { existsSync } from 'node:fs';
import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

const tag = ['@firefox', '@webkit'];

const log = { css: '#log' };

const open = async (visitor: Visitor) => {
  await visitor.goto('/fixtures/visitor');
  await visitor.whenIdle();
};

test.describe('a visitor', { tag }, () => {
  test.beforeEach(({ visitor }) => open(visitor));

  test('clicks with events that the browser trusts, far below, too', async ({ visitor }) => {
    await visitor.click('#far');
    await visitor.expectText(log, /click@far$/);
    await visitor.doubleClick('#same');
    await visitor.expectText(log, /click@far click@same click@same( dblclick@same)?$/);
  });

  test('waits until what is clicked is visible, enabled and free', async ({ visitor }) => {
    await visitor.click('#show-late');
    await visitor.click({ css: 'button', text: 'Venu plus tard' });
    await visitor.expectText(log, /click@show-late click@late$/);
    await visitor.click('#raise');
    await visitor.click('#late');
    await visitor.expectText(log, /click@raise click@late$/);
  });

  test('means the first visible element, by text or by name', async ({ visitor }) => {
    expect(await visitor.count({ css: 'button', text: 'Pareil' })).toBe(2);
    await visitor.click({ css: 'button', text: /pare/i });
    await visitor.click({ css: 'button', name: 'Nommé autrement' });
    await visitor.focus({ css: 'input', name: 'Nom' });
    await visitor.expectFocused('#field');
    await visitor.expectText(log, /click@same click@named$/);
    expect(await visitor.text('#spaces')).toBe('Un texte');
  });

  test('types as a user does: change comes when the field is left', async ({ visitor }) => {
    await visitor.fill('#field', 'nouveau Été');
    await visitor.expectValue('#field', 'nouveau Été');
    expect(await visitor.text(log)).not.toContain('change');
    await visitor.press('Tab');
    await visitor.expectFocused('#next');
    await visitor.expectText(log, /keydown:u@field.* keydown:Tab@field change@field$/);
    await visitor.press('Shift+Tab');
    await visitor.expectFocused('#field');
    await visitor.fill('#field', '');
    await visitor.press('x', '#next');
    await visitor.expectValue('#next', 'x');
    await visitor.expectValue('#field', '');
    await visitor.expectText(log, /change@field keydown:x@next$/);
  });

  test('presses keys: arrows, Escape, Space, and Enter that sends a form', async ({ visitor }) => {
    await visitor.press('ArrowDown', '#next');
    await visitor.press('Escape');
    await visitor.press('Space', '#box');
    await visitor.expectText(log, /keydown:ArrowDown@next keydown:Escape@next keydown: @box click@box/);
    await visitor.press('Enter', '#field');
    await visitor.expectUrl(/visitor\?name=ancien&choice=a$/);
  });

  test('chooses and checks', async ({ visitor }) => {
    await visitor.select('#choice', 'b');
    await visitor.expectValue('#choice', 'b');
    await visitor.check('#box');
    await visitor.check('#box');
    await visitor.check('#radio');
    expect(
      await visitor.evaluate((id) => document.querySelector<HTMLInputElement>(id)!.checked, '#box'),
    ).toBe(true);
    await visitor.expectText(log, /change@choice\S* click@box change@box click@radio change@radio$/);
  });

  test('reads and expects', async ({ visitor }) => {
    expect(await visitor.attribute('#named', 'aria-label')).toBe('Nommé  autrement');
    expect(await visitor.attribute('#named', 'title')).toBeNull();
    await visitor.expectAttribute('#named', 'title', null);
    expect(await visitor.value('#field')).toBe('ancien');
    expect(await visitor.isVisible('#late')).toBe(false);
    await visitor.expectHidden('#late');
    await visitor.expectHidden('#nowhere');
    await visitor.expectVisible('#same');
    await visitor.expectCount('main h1', 1);
    await expect(visitor.evaluate(async (name) => Promise.reject(new Error(name)), 'no')).rejects.toThrow(
      'no',
    );
  });

  test('goes back and forward, through visits and full loads', async ({ visitor }) => {
    await visitor.goto('/fixtures/nav/one');
    await visitor.click({ css: 'a[href="/fixtures/nav/two"]' });
    await visitor.expectUrl(/two$/);
    await visitor.back();
    await visitor.expectUrl(/one$/);
    await visitor.back();
    await visitor.expectUrl(/fixtures\/visitor$/);
    await visitor.expectText('h1', 'Visitor');
    await visitor.forward();
    await visitor.expectUrl(/one$/);
    await visitor.forward();
    await visitor.expectUrl(/two$/);
    await visitor.reload();
    await visitor.expectUrl(/two$/);
  });

  test('opens a tab that shares the session, is painted and can be used', async ({ visitor, ledger }) => {
    const token = await visitor.attribute('meta[name="csrf-token"]', 'content');
    const tab = await visitor.newTab();
    await open(tab);
    expect(await tab.attribute('meta[name="csrf-token"]', 'content')).toBe(token);
    expect(await tab.evaluate(() => document.visibilityState, null)).toBe('visible');
    await Promise.all([visitor.fill('#field', 'un'), tab.fill('#next', 'deux')]);
    await visitor.expectValue('#field', 'un');
    await tab.expectValue('#next', 'deux');
    await tab.click('#same');
    await visitor.click('#named');
    await tab.expectText(log, /click@same$/);
    await visitor.expectText(log, /click@named$/);
    await tab.close();
    await visitor.expectText('h1', 'Visitor');
    expect(await ledger()).toEqual([]);
  });

  test('meets faults and reads the ledger', async ({ visitor, faults, ledger }) => {
    await faults({ match: 'GET /fixtures/nav/one', status: 200, body: '<h1>Une panne</h1>', times: 1 });
    await visitor.goto('/fixtures/nav/one');
    await visitor.expectText('h1', 'Une panne');
    await visitor.goto('/fr/catalog');
    const { status } = await visitor.request('GET', '/api/v1/shoppingcarts');
    expect(status).toBe(200);
    expect(await ledger()).toEqual([]);
  });

  test('hears uncaught errors and violations of the policy', async ({ visitor }) => {
    expect(await visitor.errors()).toEqual([]);
    await visitor.click('#throw');
    await visitor.click('#violate');
    await expect
      .poll(async () => (await visitor.errors()).join('\n'))
      .toMatch(/Content[- ]Security[- ]Policy/);
    const errors = (await visitor.errors()).join('\n');
    expect(errors).toContain('thrown for the visitor');
    expect(errors).toContain('refused for the visitor');
    visitor.forgive(/for the visitor|Content[- ]Security[- ]Policy/);
    expect(await visitor.errors()).toEqual([]);
  });

  test('says what it waited for in vain', async ({ visitor }) => {
    const messageOf = (attempt: Promise<void>) => attempt.catch((error: Error) => error.message);
    const messages = [visitor.expectText('h1', 'Autre'), visitor.click('#late')].map(messageOf);
    expect(await Promise.all(messages)).toEqual([
      `${visitor.engine}: expect text "Autre" of h1: not within 10 s; seen last: "Visitor"`,
      `${visitor.engine}: click #late: not within 10 s; seen last: hidden`,
    ]);
  });

  test('takes a picture', async ({ visitor }, info) => {
    const path = info.outputPath('visitor.png');
    await visitor.screenshot(path);
    expect(existsSync(path)).toBe(true);
  });
});
