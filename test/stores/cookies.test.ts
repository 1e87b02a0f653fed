import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '#stores/cookies';

const written: string[] = [];
let stored = '';

/** Replaces document.cookie by a jar of the test. */
function mockJar(read = () => stored): void {
  const set = (cookie: string) => void written.push(cookie);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(read);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(set);
}

beforeEach(() => {
  written.length = 0;
  stored = '';
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('cookies', () => {
  test('a cookie is for the whole site, encoded, and lives for so many hours in both notations [CON-07]', () => {
    mockJar();
    writeCookie('seen popups', '{"id": "été; 1"}', 9_999);
    expect(written).toEqual([
      'seen%20popups=%7B%22id%22%3A%20%22%C3%A9t%C3%A9%3B%201%22%7D; path=/; SameSite=Lax' +
        '; Max-Age=35996400; Expires=Sun, 21 Feb 2027 15:00:00 GMT',
    ]);
  });

  test('without hours it ends with the session, and 0 hours take it away [CON-07]', () => {
    mockJar();
    writeCookie('a', 'b');
    writeCookie('a', '', 0);
    expect(written).toEqual([
      'a=b; path=/; SameSite=Lax',
      'a=; path=/; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 2026 00:00:00 GMT',
    ]);
  });

  test('a cookie of a secure page is sent to secure pages only [CON-07]', () => {
    mockJar();
    vi.stubGlobal('location', { protocol: 'https:' });
    writeCookie('a', 'b');
    vi.unstubAllGlobals();
    expect(written).toEqual(['a=b; path=/; SameSite=Lax; Secure']);
  });

  test('a cookie of exactly 4,096 bytes is written [CON-07]', () => {
    mockJar();
    const value = 'x'.repeat(4_094);
    writeCookie('a', value);
    expect(written).toEqual([`a=${value}; path=/; SameSite=Lax`]);
  });

  test.each([
    ['a=1', '1'],
    ['xa=0; a=1', '1'],
    ['b=0;a=1', '1'],
    ['b=0;  a=1', '1'],
    ['a=', ''],
    ['a=b=c', 'b=c'],
    ['a=%7B%22b%22%3A1%7D', '{"b":1}'],
    ['a=100%', '100%'],
    ['b=1; A=2', undefined],
    ['a', undefined],
    ['', undefined],
  ])('of %j the value of "a" is %j [CON-07]', (jar, value) => {
    mockJar();
    stored = jar;
    expect(readCookie('a')).toBe(value);
  });

  test('what was written is read, whatever characters it has [CON-07]', () => {
    mockJar();
    writeCookie('strange; name=', 'a;b=c, d é "1"', 1);
    stored = `other=1; ${written[0]!.split(';')[0]}`;
    expect(readCookie('strange; name=')).toBe('a;b=c, d é "1"');
  });

  test('a cookie that no browser would keep is not written, and the console says so [CON-07]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    mockJar();
    writeCookie('long', 'é'.repeat(700));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]![0]).toContain('The cookie "long" was not written: it has 4205 bytes');
    expect(written).toEqual([]);
  });

  test('where cookies are forbidden there are none, and nothing breaks [CON-07]', () => {
    const deny = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    mockJar(deny);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(deny);
    expect(readCookie('a')).toBeUndefined();
    expect(() => writeCookie('a', 'b')).not.toThrow();
  });
});
