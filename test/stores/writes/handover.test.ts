import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { array, object, string } from 'valibot';
import { createHandover } from '#stores/writes';
import { showPage } from '../../support/page.ts';

const LIFE_MS = 60_000;
const schema = object({ names: array(string()) });
const open = (more: { area?: string; version?: number } = {}) =>
  createHandover({ area: 'list', version: 3, life: LIFE_MS, schema, ...more });

beforeEach(() => {
  showPage('');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.useRealTimers();
});

test('what a page leaves is taken by the next one, once', () => {
  open().leave({ names: ['Noël'] });
  expect(open().take()).toEqual({ names: ['Noël'] });
  expect(open().take()).toBeUndefined();
});

test('a page that leaves nothing takes away what was left before', () => {
  open().leave({ names: ['Noël'] });
  open().leave(undefined);
  expect(sessionStorage.length).toBe(0);
});

test('areas and versions know nothing of each other', () => {
  open().leave({ names: [] });
  expect(open({ area: 'cart' }).take()).toBeUndefined();
  expect(open({ version: 4 }).take()).toBeUndefined();
});

test('it is out of date when its life is over', () => {
  open().leave({ names: [] });
  vi.advanceTimersByTime(LIFE_MS + 1);
  expect(open().take()).toBeUndefined();
});

test.each(['nonsense', '[]', 'null', '5', '{"version":3}', '{"version":3,"at":0,"names":"x"}'])(
  'storage that holds %s is no handover',
  (text) => {
    sessionStorage.setItem('archipel-list ', text);
    expect(open().take()).toBeUndefined();
  },
);

test('storage that is forbidden or full hands nothing over, and stops nothing', () => {
  const deny = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  open().leave({ names: ['Noël'] });
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: deny }));
  expect(() => open().leave({ names: [] })).not.toThrow();
  expect(open().take()).toBeUndefined();
});

test('the storage’s key has the names of the state and its application', () => {
  showPage('', { app: '/nl-shop' });
  open().leave({ names: [] });
  expect(sessionStorage.key(0)).toBe('archipel-list /nl-shop');
});

test('it lives exactly as long as its life', () => {
  open().leave({ names: ['Noël'] });
  vi.advanceTimersByTime(LIFE_MS);
  expect(open().take()).toEqual({ names: ['Noël'] });
});
