import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockCookies, settings } from '../../../support/consent.ts';
import { makeElement, showPage } from '../../../support/page.ts';

let cookies: ReturnType<typeof mockCookies>;

beforeEach(() => {
  vi.resetModules();
  showPage('');
  cookies = mockCookies();
});

afterEach(() => vi.restoreAllMocks());

const load = () => import('#kit/consent-gate');

/** Starts with a visitor who has allowed these categories. */
async function startWith(allowed?: string[]) {
  if (allowed) {
    const { consentStamp } = await import('#stores/consent');
    const { saveConsent } = await import('#stores/consent/save.ts');
    saveConsent(settings(allowed, consentStamp()));
  }
  return load();
}

const video = (category?: string) =>
  makeElement(category === undefined ? '<div></div>' : `<div data-category="${category}"></div>`);

describe('content of another site', () => {
  test.each([
    [undefined, undefined],
    ['statistics', 'statistics'],
    [' Statistics ', 'statistics'],
    ['preferences', 'preferences'],
    ['marketing', 'marketing'],
    ['unknown', 'marketing'],
    ['', 'marketing'],
  ])('of the category %j needs consent: %s', async (written, missing) => {
    const { missingConsent } = await startWith();
    expect(missingConsent(video(written))).toBe(missing);
  });

  test('needs none once its category is allowed', async () => {
    const { missingConsent } = await startWith(['statistics']);
    expect(missingConsent(video('STATISTICS'))).toBeUndefined();
    expect(missingConsent(video('marketing'))).toBe('marketing');
    expect(missingConsent(video('unknown'))).toBe('marketing');
  });
});

describe('a category that is always allowed from now on', () => {
  test('is allowed, and the others stay as they are', async () => {
    const { allowAlways, missingConsent } = await startWith(['preferences']);
    allowAlways('statistics');
    await vi.waitFor(() => expect(missingConsent(video('statistics'))).toBeUndefined());
    expect(missingConsent(video('preferences'))).toBeUndefined();
    expect(missingConsent(video('marketing'))).toBe('marketing');
  });

  test('is the only one without an earlier choice', async () => {
    const { allowAlways, missingConsent } = await startWith();
    allowAlways('marketing');
    await vi.waitFor(() => expect(missingConsent(video('marketing'))).toBeUndefined());
    expect(missingConsent(video('preferences'))).toBe('preferences');
    expect(missingConsent(video('statistics'))).toBe('statistics');
    expect(cookies.written).not.toEqual([]);
  });
});

test('the buttons speak each language (I18N-01)', async () => {
  const { gateTexts } = await load();
  expect(gateTexts).toEqual({
    fr: { once: 'Charger cette fois', always: 'Toujours autoriser' },
    nl: { once: 'Deze keer laden', always: 'Altijd toestaan' },
    en: { once: 'Load it this time', always: 'Always allow' },
  });
});
