import { test } from '../engines/journey.ts';

const tag = ['@firefox', '@webkit'];

test.describe('in every engine', { tag }, () => {
  test('a menu opens by key and press, one panel at a time, and Escape gives the focus back [MNU-01]', async ({
    shopper,
  }) => {
    await shopper.goto('/fixtures/shell/menu');
    await shopper.whenIdle();
    await shopper.press('Enter', '#left summary');
    await shopper.expectAttribute('#left', 'open', '');
    await shopper.whenIdle();
    await shopper.press('ArrowDown');
    await shopper.expectFocused('#left a');
    await shopper.press('Escape');
    await shopper.expectAttribute('#left', 'open', null);
    await shopper.expectFocused('#left summary');
    await shopper.press('Enter', '#left summary');
    await shopper.click('#right summary');
    await shopper.expectAttribute('#right', 'open', '');
    await shopper.expectAttribute('#left', 'open', null);
    await shopper.click('#bottom');
    await shopper.expectAttribute('#right', 'open', null);
  });

  test('the drawer has the menu level by level, and gives the focus back [MNU-02]', async ({ shopper }) => {
    const group = { css: 'dialog button', text: 'Verres' };
    await shopper.goto('/styleguide/mobile-menu?culture=fr');
    await shopper.whenIdle();
    await shopper.press('Enter', '[data-mobile-menu]');
    await shopper.click(group);
    await shopper.expectFocused({ css: 'dialog button', text: 'Retour' });
    await shopper.press('Enter');
    await shopper.expectFocused(group);
    await shopper.press('Escape');
    await shopper.expectCount('dialog', 0);
    await shopper.expectFocused('[data-mobile-menu]');
  });

  test('a popover opens by press and key, a press elsewhere and Escape close it [CHK-01]', async ({
    shopper,
  }) => {
    await shopper.goto('/fixtures/shell/popover');
    await shopper.whenIdle();
    await shopper.click('#start');
    await shopper.expectVisible('#one');
    await shopper.expectAttribute('#start', 'aria-expanded', 'true');
    await shopper.click('#start');
    await shopper.expectHidden('#one');
    await shopper.press('Enter', '#end');
    await shopper.expectVisible('#two');
    await shopper.press('Escape');
    await shopper.expectHidden('#two');
    await shopper.expectFocused('#end');
    await shopper.click('#start');
    await shopper.click('h1');
    await shopper.expectHidden('#one');
  });

  test('what holds a popover can be hidden, whether it is open or not, and the page goes on [CHK-01]', async ({
    shopper,
  }) => {
    await shopper.goto('/fixtures/shell/popover');
    await shopper.whenIdle();
    for (const isOpen of [false, true]) {
      if (isOpen) await shopper.press('Enter', '#start');
      // All styles below change at once: Safari 26.0 never finished resolving those of a panel with
      // fallbacks.
      await shopper.evaluate(() => {
        document.body.style.color = 'navy';
        document.body.hidden = true;
      }, null);
      await shopper.expectHidden('h1');
      await shopper.evaluate(() => (document.body.hidden = false), null);
      await shopper.expectVisible('h1');
    }
    await shopper.click('#end');
    await shopper.expectVisible('#two');
  });
});
