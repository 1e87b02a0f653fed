import type * as Mode from '../../../islands/consent/consent-mode.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../support/consent.ts';

const layers = window as unknown as { dataLayer?: unknown[] };

beforeEach(() => vi.resetModules());
afterEach(() => delete layers.dataLayer);

const load = async (): Promise<typeof Mode> => import('../../../islands/consent/consent-mode.ts');
const commands = () =>
  (layers.dataLayer ?? []).map(
    (entry) => Array.from(entry as ArrayLike<unknown>) as [string, string, object],
  );

test('the first word is that all is denied, then the choice, then each other one, with all keys and as arguments', async () => {
  const { pushConsentMode } = await load();
  pushConsentMode(settings(['preferences', 'marketing']));
  pushConsentMode(settings(['preferences', 'marketing']));
  pushConsentMode(null);
  const denied = {
    security_storage: 'granted',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  const granted = { functionality_storage: 'granted', personalization_storage: 'granted' };
  const ads = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
  expect(commands()).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['consent', 'update', { ...denied, ...granted, ...ads }],
    ['consent', 'update', denied],
  ]);
  // The tag manager treats arrays as data, so commands must be `arguments` objects.
  expect(layers.dataLayer!.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    Array.from({ length: 3 }, () => '[object Arguments]'),
  );
});

test('a page that has said its default in its head is not contradicted', async () => {
  layers.dataLayer = [{ event: 'gtm.js' }, ['consent', 'default', { ad_storage: 'denied' }]];
  const { pushConsentMode } = await load();
  pushConsentMode(null);
  expect(layers.dataLayer).toHaveLength(2);
  pushConsentMode(settings(['statistics']));
  expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }]);
});
