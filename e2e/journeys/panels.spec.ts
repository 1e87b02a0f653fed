import { test } from '../engines/journey.ts';

const tag = ['@firefox', '@webkit'];
const button = (text: string) => ({ css: 'button', text });

test.describe('in every engine', { tag }, () => {
  test('panels open by key, by address and by a link to what they hold [PGE-10, NAV-06]', async ({
    visitor,
  }) => {
    await visitor.goto('/fixtures/panels/collapse');
    await visitor.whenIdle();
    await visitor.expectHidden('#in-first');
    await visitor.press('Space', '#link');
    await visitor.expectAttribute('#button', 'aria-expanded', 'true');
    await visitor.expectVisible('#in-first');
    await visitor.press('Enter', '#link');
    await visitor.expectHidden('#in-first');
    await visitor.click('#far-link');
    await visitor.expectVisible('#inside');
    await visitor.goto('/fixtures/panels/tab#deep');
    await visitor.expectVisible('#deep');
  });

  test('tabs go by arrows and are one stop [PGE-10]', async ({ visitor }) => {
    await visitor.goto('/fixtures/panels/tab');
    await visitor.whenIdle();
    await visitor.press('ArrowLeft', '#tab-one');
    await visitor.expectFocused({ css: '[role="tab"]', text: 'Quatre' });
    await visitor.expectVisible('#four');
    await visitor.expectHidden('#one');
    await visitor.press('Home');
    await visitor.expectFocused('#tab-one');
    await visitor.press('Tab');
    await visitor.expectFocused('#one');
  });

  test('a link to an anchor leads there, there again, and back [NAV-06]', async ({ visitor }) => {
    await visitor.goto('/fixtures/anchors/page?duration=50');
    await visitor.whenIdle();
    await visitor.click('a[href="#shut"]');
    await visitor.expectVisible('#shut');
    await visitor.expectUrl(/#shut$/);
    await visitor.click('a[href="#shut"]');
    await visitor.back();
    await visitor.expectUrl(/\?duration=50$/);
  });

  test('dialogs nest, Escape closes the innermost, and notices can be used above them [DLG-04]', async ({
    visitor,
  }) => {
    await visitor.goto('/fixtures/kit?show=with-plain-dialog,with-notice');
    await visitor.whenIdle();
    await visitor.click(button('Dire'));
    await visitor.expectVisible('.ar-growl-item');
    await visitor.click(button('Simple'));
    await visitor.click({ css: 'dialog button', text: 'Plus loin' });
    await visitor.click({ css: '.ar-growl button', text: 'Fermer' });
    await visitor.expectCount('.ar-growl-item', 0);
    await visitor.press('Escape');
    await visitor.expectCount('dialog', 1);
    await visitor.press('Escape');
    await visitor.expectCount('dialog', 0);
  });
});
