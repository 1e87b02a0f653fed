import type * as Consent from '#stores/consent';
import type * as Save from '#stores/consent/save.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configurePage, mockCookies, settings } from '../../support/consent.ts';

const NAME = 'cookie-consent';

beforeEach(() => {
  vi.resetModules();
  configurePage({ consent: { stamp: 'v1' } });
  delete document.documentElement.dataset['consented'];
});

afterEach(() => vi.restoreAllMocks());

const load = async (): Promise<typeof Consent & typeof Save> => ({
  ...(await import('#stores/consent')),
  ...(await import('#stores/consent/save.ts')),
});

/** Records the consent events in order, with their details. */
function recordConsent() {
  const controller = new AbortController();
  const seen: [string, unknown][] = [];
  for (const name of ['accepted', 'declined', 'changed']) {
    const record = (event: Event) => seen.push([name, (event as CustomEvent).detail]);
    document.addEventListener(`archipel:consent-${name}`, record, controller);
  }
  return { seen, end: () => controller.abort() };
}

describe('what the visitor allows', () => {
  test('is published from the cookie when a page starts, without an event [CON-04]', async () => {
    mockCookies({ [NAME]: JSON.stringify(settings(['statistics'])) });
    const { seen, end } = recordConsent();
    const { getConsent, readConsent } = await load();
    expect(readConsent()).toBeUndefined();
    end();
    expect(getConsent()).toEqual(settings(['statistics']));
    expect(window.archipelConsent).toBe(getConsent());
    expect(Object.isFrozen(window.archipelConsent)).toBe(true);
    expect(document.documentElement.dataset['consented']).toBe('statistics');
    expect(seen).toEqual([]);
  });

  test('is nothing yet without a cookie [CON-01]', async () => {
    mockCookies();
    const { getConsent, readConsent } = await load();
    expect(readConsent()).toBeUndefined();
    expect(getConsent()).toBeNull();
    expect(window.archipelConsent).toBeNull();
    expect(document.documentElement.hasAttribute('data-consented')).toBe(false);
  });

  test('is saved for a year, published, told to who accepts, and told as changed, in this order [CON-03] [CON-04] [CON-05]', async () => {
    const cookies = mockCookies();
    const { readConsent, saveConsent, chooseAll } = await load();
    readConsent();
    const states: unknown[] = [];
    const look = () => states.push([cookies.read(NAME) !== '', window.archipelConsent?.marketing]);
    document.addEventListener('archipel:consent-accepted', look, { once: true });
    const { seen, end } = recordConsent();
    saveConsent(chooseAll(true));
    end();
    const all = settings(['preferences', 'statistics', 'marketing']);
    expect(JSON.parse(cookies.read(NAME))).toEqual(all);
    expect(cookies.written[0]).toContain('Max-Age=31536000');
    expect(states).toEqual([[true, true]]);
    expect(seen).toEqual([
      ['accepted', all],
      ['changed', all],
    ]);
    expect(document.documentElement.dataset['consented']).toBe('preferences statistics marketing');
  });

  test('is told as declined alone when all is denied [CON-03] [CON-05]', async () => {
    mockCookies();
    const { saveConsent, chooseAll } = await load();
    const { seen, end } = recordConsent();
    saveConsent(chooseAll(false));
    end();
    expect(seen.map(([name]) => name)).toEqual(['declined', 'changed']);
    expect(document.documentElement.dataset['consented']).toBe('');
  });

  // happy-dom throws a listener's error at the dispatcher; browsers also call the next listeners.
  test('is kept and published before a callback can throw [CON-04]', async () => {
    const cookies = mockCookies();
    const { getConsent, saveConsent, chooseAll } = await load();
    const controller = new AbortController();
    const fail = () => {
      throw new Error('of the site');
    };
    document.addEventListener('archipel:consent-accepted', fail, controller);
    expect(() => saveConsent(chooseAll(true))).toThrow('of the site');
    controller.abort();
    expect(JSON.parse(cookies.read(NAME))).toEqual(settings(['preferences', 'statistics', 'marketing']));
    expect(window.archipelConsent).toBe(getConsent());
  });

  test('holds for the document where cookies are forbidden [CON-04]', async () => {
    const forbidden = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(forbidden);
    const { getConsent, readConsent, saveConsent, chooseAll } = await load();
    readConsent();
    saveConsent(chooseAll(true));
    readConsent();
    expect(getConsent()?.marketing).toBe(true);
  });

  test('is asked anew for a banner’s stamp, which wins over the configuration and is remembered without a banner [CON-01]', async () => {
    const cookies = mockCookies({ [NAME]: JSON.stringify(settings(['statistics'])) });
    const { getConsent, readConsent, saveConsent, chooseAll } = await load();
    readConsent('v1');
    expect(getConsent()).not.toBeNull();
    expect(readConsent('v2')).toContain('"v1"');
    expect(getConsent()).toBeNull();
    expect(document.documentElement.hasAttribute('data-consented')).toBe(false);
    saveConsent(chooseAll(true));
    expect(JSON.parse(cookies.read(NAME))).toMatchObject({ stamp: 'v2' });
    readConsent();
    expect(getConsent()).toMatchObject({ stamp: 'v2' });
  });

  test('keeps its stamp on a page that asks for none [CON-04]', async () => {
    configurePage({});
    const cookies = mockCookies({ [NAME]: JSON.stringify(settings([], 'v7')) });
    const { readConsent, saveConsent, chooseAll } = await load();
    readConsent();
    saveConsent(chooseAll(true));
    expect(JSON.parse(cookies.read(NAME))).toMatchObject({ stamp: 'v7', marketing: true });
  });

  test('is taken over from another tab or the server, with its events, and only when it has changed [CON-04]', async () => {
    const cookies = mockCookies({ [NAME]: JSON.stringify(settings([])) });
    const { getConsent, readConsent } = await load();
    readConsent();
    const { seen, end } = recordConsent();
    readConsent();
    cookies.write(NAME, JSON.stringify(settings(['marketing'])));
    readConsent();
    readConsent();
    end();
    expect(getConsent()).toEqual(settings(['marketing']));
    expect(seen.map(([name]) => name)).toEqual(['accepted', 'changed']);
  });

  test.each([
    ['{"stamp":"v1"', false],
    ['{"stamp":"v1","preferences":"true","statistics":"False","marketing":"false"}', true],
  ])('hands a cookie back that somebody has to mend: %s [CON-01]', async (text, isRead) => {
    mockCookies({ [NAME]: text });
    const { getConsent, readConsent } = await load();
    expect(readConsent()).toBe(text);
    expect(getConsent() !== null).toBe(isRead);
  });

  test('goes by the configuration’s name and hours [CON-04]', async () => {
    configurePage({ consent: { cookie: 'choix', hours: 24 } });
    const cookies = mockCookies();
    const { saveConsent, chooseAll } = await load();
    saveConsent(chooseAll(false));
    expect(JSON.parse(cookies.read('choix'))).toEqual(settings([], ''));
    expect(cookies.written[0]).toContain('Max-Age=86400');
  });
});

describe('other tabs', () => {
  test('tell and take over a saved choice, even before its cookie is there, and nothing else of the channel [CON-04]', async () => {
    mockCookies();
    const { getConsent, listenToConsentTabs, readConsent, saveConsent, chooseAll } = await load();
    readConsent('v1');
    const controller = new AbortController();
    const other = new BroadcastChannel('archipel-consent ');
    const reported = new Promise<string>(
      (resolve) => (other.onmessage = ({ data }) => resolve(String(data))),
    );
    listenToConsentTabs(() => {}, controller.signal);
    saveConsent(chooseAll(true));
    const message = (await reported).replaceAll('true', 'false').replace('v1', 'v2');
    const { seen, end } = recordConsent();
    for (const data of ['saved', 'archipel 1 changed', 'archipel 1 saved {}', null, { stamp: 1 }, message])
      other.postMessage(data);
    await vi.waitFor(() => expect(getConsent()).toEqual(settings([], 'v2')));
    expect(seen.map(([name]) => name)).toEqual(['declined', 'changed']);
    end();
    controller.abort();
    other.close();
  });
});
