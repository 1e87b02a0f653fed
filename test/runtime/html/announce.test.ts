import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, withdrawAnnouncement } from '#runtime/html/announce.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => showPage('<main></main>'));
afterEach(() => document.body.replaceChildren());

const announced = () => document.querySelector('[role=status]')?.textContent;

test('an announcement that is no longer true is withdrawn', () => {
  announce('Saving');
  withdrawAnnouncement('Saving');
  expect(announced()).toBe('');
});

test('a newer announcement outlives the withdrawal of an older one', () => {
  announce('Saving');
  announce('Saved');
  withdrawAnnouncement('Saving');
  expect(announced()).toBe('Saved');
});

test('the region of announcements is not visible', () => {
  announce('Saved');
  expect(find('[role=status]').className).toBe('ar-visually-hidden');
});

test('a page without announcements has none to withdraw, and gets no region', async () => {
  vi.resetModules();
  const fresh = await import('#runtime/html/announce.ts');
  expect(() => fresh.withdrawAnnouncement('Saving')).not.toThrow();
  expect(announced()).toBeUndefined();
});
