import type * as Consent from '#stores/consent';
import type * as Save from '#stores/consent/save.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configurePage, mockCookies, settings } from '../../support/consent.ts';
import { consentCategoryOf, isConsentCategory } from '../../../stores/consent/categories.ts';
import { parseFields } from '../../../stores/consent/parse.ts';
import { makeElement } from '../../support/page.ts';

let controller: AbortController;
let channels: Channel[];

class Channel {
  isClosed = false;
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    channels.push(this);
  }
  postMessage = () => {};
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  vi.resetModules();
  configurePage({ consent: { stamp: 'v1' } });
  mockCookies();
  controller = new AbortController();
  channels = [];
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async (): Promise<typeof Consent & typeof Save> => ({
  ...(await import('#stores/consent')),
  ...(await import('#stores/consent/save.ts')),
});

test('an element’s category is read whatever its case and white space', () => {
  const element = makeElement('<script type="text/plain" data-consent=" Statistics "></script>');
  expect(consentCategoryOf(element)).toBe('statistics');
});

test.each([
  ['preferences', true],
  ['statistics', true],
  ['marketing', true],
  ['necessary', false],
  ['', false],
])('"%s" is a category that needs consent: %s', (word, isCategory) => {
  expect(isConsentCategory(word)).toBe(isCategory);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['1', false],
])('a browser with Global Privacy Control %j asks for privacy: %s', async (value, isPrivate) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: value });
  const { needsPrivacy } = await load();
  expect(needsPrivacy()).toBe(isPrivate);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', undefined],
  ['7', undefined],
  ['"x"', undefined],
  ['{', undefined],
  ['', undefined],
])('the text %j has the fields %j', (text, fields) => {
  expect(parseFields(text)).toEqual(fields);
});

test('a page in the browser’s cache has no open channel, and reads the choice when it is shown again', async () => {
  const { listenToConsentTabs } = await load();
  const onPageShow = vi.fn();
  listenToConsentTabs(onPageShow, controller.signal);
  expect(channels.map(({ isClosed }) => isClosed)).toEqual([false]);
  dispatchEvent(new Event('pagehide'));
  expect([channels[0]!.isClosed, onPageShow.mock.calls.length]).toEqual([true, 0]);
  dispatchEvent(new Event('pageshow'));
  expect([channels.length, channels[1]!.isClosed, onPageShow.mock.calls.length]).toEqual([2, false, 1]);
  controller.abort();
  expect(channels[1]!.isClosed).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect([channels.length, onPageShow.mock.calls.length]).toEqual([2, 1]);
});

test('a message is a choice only when it begins as one', async () => {
  const { getConsent, listenToConsentTabs } = await load();
  listenToConsentTabs(() => {}, controller.signal);
  const text = JSON.stringify(settings(['marketing']));
  channels[0]!.onmessage!({ data: `x archipel 1 saved ${text}` });
  expect(getConsent()).toBeNull();
  channels[0]!.onmessage!({ data: `archipel 1 saved ${text}` });
  expect(getConsent()).toEqual(settings(['marketing']));
});

test('a browser without channels between tabs still saves the choice', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { getConsent, listenToConsentTabs, saveConsent, chooseAll } = await load();
  listenToConsentTabs(() => {}, controller.signal);
  saveConsent(chooseAll(true));
  expect(getConsent()?.marketing).toBe(true);
});

test('a choice without a stamp anywhere has an empty one', async () => {
  configurePage({});
  const { getConsent, saveConsent, chooseAll } = await load();
  saveConsent(chooseAll(false));
  expect(getConsent()).toEqual(settings([], ''));
});
