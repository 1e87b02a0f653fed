import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDialogs, openDialog, topDialog } from '#kit/dialog';
import { dialogsAbove } from '#kit/dialog/dialog-stack.ts';
import { find, showPage } from '../../../support/page.ts';

const dialog = (id: string) => find<HTMLDialogElement>(`#${id}`);

beforeEach(() => showPage('<dialog id="a"></dialog><dialog id="b"></dialog><dialog id="c"></dialog>'));

afterEach(() => {
  for (const id of ['c', 'b', 'a']) dialog(id).close();
  vi.restoreAllMocks();
});

test('the topmost dialog is the one that opened last', () => {
  expect(topDialog()).toBeUndefined();
  openDialog(dialog('b'));
  openDialog(dialog('a'));
  expect(topDialog()).toBe(dialog('a'));
  dialog('a').close();
  expect(topDialog()).toBe(dialog('b'));
  dialog('b').close();
  expect(topDialog()).toBeUndefined();
});

test('a dialog that closes below others leaves them as they are', () => {
  for (const id of ['a', 'b', 'c']) openDialog(dialog(id));
  dialog('a').close();
  expect(topDialog()).toBe(dialog('c'));
  expect(dialogsAbove(dialog('b'))).toEqual([dialog('c')]);
});

test('the dialogs above one are listed from the top', () => {
  for (const id of ['a', 'b', 'c']) openDialog(dialog(id));
  expect(dialogsAbove(dialog('a'))).toEqual([dialog('c'), dialog('b')]);
  expect(dialogsAbove(dialog('c'))).toEqual([]);
});

test('another script’s dialog is the topmost only without one of the library', () => {
  const query = document.querySelectorAll.bind(document);
  // happy-dom knows no modal dialogs.
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    query(selector.replace(':modal', '[open]')),
  );
  dialog('b').showModal();
  dialog('c').showModal();
  expect(topDialog()).toBe(dialog('c'));
  openDialog(dialog('a'));
  expect(topDialog()).toBe(dialog('a'));
});

test('listeners are notified after each opening and closing', () => {
  const seen: (string | undefined)[] = [];
  onDialogs(() => seen.push(topDialog()?.id));
  openDialog(dialog('a'));
  openDialog(dialog('b'));
  dialog('b').close();
  dialog('a').close();
  expect(seen).toEqual(['a', 'b', 'a', undefined]);
});
