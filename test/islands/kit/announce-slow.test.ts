import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceSlow } from '#kit/announce-slow.ts';
import { announce } from '#runtime/html/announce.ts';

const received = () => document.querySelector('[role=status]')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  announce('');
});
afterEach(() => vi.useRealTimers());

test('work that takes longer than a second is said to be under way, until it ends [CRT-02] [PRD-06]', () => {
  const end = announceSlow('Saving…');
  vi.advanceTimersByTime(999);
  expect(received()).toBe('');
  vi.advanceTimersByTime(1);
  expect(received()).toBe('Saving…');
  end();
  expect(received()).toBe('');
});

test('work that ends sooner says nothing, and what was said since stays [CRT-02]', () => {
  announceSlow('Saving…')();
  vi.advanceTimersByTime(2_000);
  expect(received()).toBe('');
  const end = announceSlow('Saving…');
  vi.advanceTimersByTime(1_000);
  announce('Two articles.');
  end();
  expect(received()).toBe('Two articles.');
});
