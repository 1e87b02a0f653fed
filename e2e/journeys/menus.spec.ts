import { test } from '../engines/journey.ts';

const tag = ['@firefox', '@webkit'];

test.describe('in every engine', { tag }, () => {
  test('a menu opens by key and press, one panel at a time, and Escape gives the focus back [MNU-01]', async ({
    visitor,
  }) => {
    await visitor.goto('/fixtures/shell/menu');
    await visitor.whenIdle();
    await visitor.press('Enter', '#left summary');
    await visitor.expectAttribute('#left', 'open', '');
    await visitor.whenIdle();
    await visitor.press('ArrowDown');
    await visitor.expectFocused('#left a');
    await visitor.press('Escape');
    await visitor.expectAttribute('#left', 'open', null);
    await visitor.expectFocused('#left summary');
    await visitor.press('Enter', '#left summary');
    await visitor.click('#right summary');
    await visitor.expectAttribute('#right', 'open', '');
    await visitor.expectAttribute('#left', 'open', null);
    await visitor.click('#bottom');
    await visitor.expectAttribute('#right', 'open', null);
  });

  test('the drawer has the menu level by level, and gives the focus back [MNU-02]', async ({ visitor }) => {
    const group = { css: 'dialog button', text: 'Verres' };
    await visitor.goto('/styleguide/mobile-menu?culture=fr');
    await visitor.whenIdle();
    await visitor.press('Enter', '[data-mobile-menu]');
    await visitor.click(group);
    await visitor.expectFocused({ css: 'dialog button', text: 'Retour' });
    await visitor.press('Enter');
    await visitor.expectFocused(group);
    await visitor.press('Escape');
    await visitor.expectCount('dialog', 0);
    await visitor.expectFocused('[data-mobile-menu]');
  });

  test('a popover opens by press and key, a press elsewhere and Escape close it [CHK-01]', async ({
    visitor,
  }) => {
    await visitor.goto('/fixtures/shell/popover');
    await visitor.whenIdle();
    await visitor.click('#start');
    await visitor.expectVisible('#one');
    await visitor.expectAttribute('#start', 'aria-expanded', 'true');
    await visitor.click('#start');
    await visitor.expectHidden('#one');
    await visitor.press('Enter', '#end');
    await visitor.expectVisible('#two');
    await visitor.press('Escape');
    await visitor.expectHidden('#two');
    await visitor.expectFocused('#end');
    await visitor.click('#start');
    await visitor.click('h1');
    await visitor.expectHidden('#one');
  });

  test('what holds a popover can be hidden, whether it is open or not, and the page goes on [CHK-01]', async ({
    visitor,
  }) => {
    await visitor.goto('/fixtures/shell/popover');
    await visitor.whenIdle();
    for (const isOpen of [false, true]) {
      if (isOpen) await visitor.press('Enter', '#start');
      // All styles below change in the same moment: Safari 26.0 never ended resolving those of a panel that has fallbacks.
      await visitor.evaluate(() => {
        document.body.style.color = 'navy';
        document.body.hidden = true;
      }, null);
      await visitor.expectHidden('h1');
      await visitor.evaluate(() => (document.body.hidden = false), null);
      await visitor.expectVisible('h1');
    }
    await visitor.click('#end');
    await visitor.expectVisible('#two');
  });
});
