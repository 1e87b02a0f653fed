import { describe, expect, test } from 'vitest';
import { parseConsent } from '#stores/consent';

const SETTINGS = { stamp: 'v2', preferences: true, statistics: false, marketing: false };
const text = (changes: object) => JSON.stringify({ ...SETTINGS, ...changes });

describe('the consent cookie', () => {
  test.each([
    ['as it was saved', text({}), SETTINGS],
    ['in another order, with more in it', `{"more": 1, "marketing": false, ${text({}).slice(1)}`, SETTINGS],
    ['with its flags as text', text({ preferences: 'true', marketing: 'false' }), SETTINGS],
    ['with its flags as Razor writes them', text({ preferences: 'True', statistics: 'False' }), SETTINGS],
    ['of another stamp', text({ stamp: 'v1' }), null],
    ['without a stamp', text({ stamp: undefined }), null],
    ['without a category', text({ marketing: undefined }), null],
    ['with a category that is neither', text({ marketing: 'yes' }), null],
    ['with a category as a number', text({ marketing: 1 }), null],
    ['with a category that is nothing', text({ marketing: null }), null],
    ['that is broken', text({}).slice(0, -5), null],
    ['that is a text', '"accept"', null],
    ['that is nothing', 'null', null],
    ['that is a list', '[true, true, true]', null],
    ['that is empty', '', null],
    ['that there is none', undefined, null],
  ])('%s is read as what it says [CON-01]', (_what, cookie, settings) => {
    expect(parseConsent(cookie, 'v2')).toEqual(settings);
  });

  test('a page without a stamp takes the cookie’s own, a number too [CON-01]', () => {
    expect(parseConsent(text({ stamp: 2 }))).toEqual({ ...SETTINGS, stamp: '2' });
    expect(parseConsent(text({ stamp: 2 }), '2')).toEqual({ ...SETTINGS, stamp: '2' });
  });
});
