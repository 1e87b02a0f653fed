import { test } from '../engines/journey.ts';

const tag = ['@firefox', '@webkit'];
const button = (text: string) => ({ css: 'button', text });

test.describe('in every engine', { tag }, () => {
  test('panels open by key, by address and by a link to what they hold [PGE-10, NAV-06]', async ({
    shopper,
  }) => {
    await shopper.goto('/fixtures/panels/collapse');
    await shopper.whenIdle();
    await shopper.expectHidden('#in-first');
    await shopper.press('Space', '#link');
    await shopper.expectAttribute('#button', 'aria-expanded', 'true');
    await shopper.expectVisible('#in-first');
    await shopper.press('Enter', '#link');
    await shopper.expectHidden('#in-first');
    await shopper.click('#far-link');
    await shopper.expectVisible('#inside');
    await shopper.goto('/fixtures/panels/tab#deep');
    await shopper.expectVisible('#deep');
  });

  test('tabs go by arrows and are one stop [PGE-10]', async ({ shopper }) => {
    await shopper.goto('/fixtures/panels/tab');
    await shopper.whenIdle();
    await shopper.press('ArrowLeft', '#tab-one');
    await shopper.expectFocused({ css: '[role="tab"]', text: 'Quatre' });
    await shopper.expectVisible('#four');
    await shopper.expectHidden('#one');
    await shopper.press('Home');
    await shopper.expectFocused('#tab-one');
    await shopper.press('Tab');
    await shopper.expectFocused('#one');
  });

  test('a link to an anchor leads there, there again, and back [NAV-06]', async ({ shopper }) => {
    await shopper.goto('/fixtures/anchors/page?duration=50');
    await shopper.whenIdle();
    await shopper.click('a[href="#shut"]');
    await shopper.expectVisible('#shut');
    await shopper.expectUrl(/#shut$/);
    await shopper.click('a[href="#shut"]');
    await shopper.back();
    await shopper.expectUrl(/\?duration=50$/);
  });

  test('dialogs nest, Escape closes the innermost, and notices can be used above them [DLG-04]', async ({
    shopper,
  }) => {
    await shopper.goto('/fixtures/kit?show=with-plain-dialog,with-error-notice');
    await shopper.whenIdle();
    await shopper.click(button('Dire'));
    await shopper.expectVisible('.ar-growl-item');
    await shopper.click(button('Simple'));
    await shopper.click({ css: 'dialog button', text: 'Plus loin' });
    await shopper.click({ css: '.ar-growl button', text: 'Fermer' });
    await shopper.expectCount('.ar-growl-item', 0);
    await shopper.press('Escape');
    await shopper.expectCount('dialog', 1);
    await shopper.press('Escape');
    await shopper.expectCount('dialog', 0);
  });
});
