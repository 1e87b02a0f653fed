import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDialog } from '#kit/dialog';

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.className = '';
});

afterEach(() => vi.restoreAllMocks());

const progressOf = (element: Element) => element.querySelector('[role=status]');

test('a dialog that is busy already keeps its message: another one would restyle the page (DLG-04)', () => {
  const dialog = createDialog({ title: 'Lists', busy: true });
  const message = progressOf(dialog.element);
  dialog.setBusy(true);
  expect(progressOf(dialog.element)).toBe(message);
  dialog.setBusy(false);
  expect(progressOf(dialog.element)).toBeNull();
});

test('a retry after a failure shows the message again (DLG-04)', () => {
  const dialog = createDialog({ title: 'Lists', busy: true });
  dialog.showError('Failed');
  dialog.setBusy(true);
  expect(progressOf(dialog.element)).not.toBeNull();
});

test('the page is measured once, before the dialog is in it (DLG-04)', () => {
  const dialog = createDialog({ title: 'Lists' });
  const measured: boolean[] = [];
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => {
    measured.push(dialog.element.isConnected);
    return innerWidth;
  });
  dialog.open();
  expect(measured).toEqual([false]);
  expect(document.documentElement.className).toBe('ar-scroll-locked');
  dialog.close();
});
