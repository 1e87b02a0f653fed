import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { openDialog, whenPolite } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

const FIELDS =
  '<input id="text"><input id="mail" type="email"><textarea id="area"></textarea><p id="rich" contenteditable="true" tabindex="0"></p>' +
  '<select id="select"></select><dialog id="dialog"></dialog>';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  showPage(FIELDS);
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

/** Waits politely while an element has the focus; returns the act. */
function wait(selector: string) {
  find(selector).focus();
  const act = vi.fn();
  whenPolite(controller.signal, act);
  return act;
}

describe('a dialog that opens by itself', () => {
  test('opens at once when no text field has the focus', () => {
    (document.activeElement as HTMLElement | null)?.blur();
    const act = vi.fn();
    whenPolite(controller.signal, act);
    expect(act).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    expect(wait('#select')).toHaveBeenCalledOnce();
  });

  test.each(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])(
    'opens at once while a field without text has the focus: %s',
    (type) => {
      find<HTMLInputElement>('#text').type = type;
      expect(wait('#text')).toHaveBeenCalledOnce();
    },
  );

  test('opens at once when nothing can have the focus', () => {
    const spy = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
    const act = vi.fn();
    whenPolite(controller.signal, act);
    expect(act).toHaveBeenCalledOnce();
    spy.mockRestore();
  });

  test.each(['#text', '#mail', '#area', '#rich'])(
    'waits for two seconds without a key in a text field: %s',
    (selector) => {
      const act = wait(selector);
      vi.advanceTimersByTime(1_999);
      expect(act).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(act).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(10_000);
      expect(act).toHaveBeenCalledOnce();
    },
  );

  test.each(['keydown', 'input', 'compositionupdate', 'pointerdown'])(
    'waits on after each %s, even one that the page stops',
    (type) => {
      const act = wait('#text');
      vi.advanceTimersByTime(1_500);
      find('#text').addEventListener(type, (event) => event.stopPropagation());
      find('#text').dispatchEvent(new Event(type, { bubbles: true }));
      vi.advanceTimersByTime(1_500);
      expect(act).not.toHaveBeenCalled();
      vi.advanceTimersByTime(500);
      expect(act).toHaveBeenCalledOnce();
      find('#text').dispatchEvent(new Event(type, { bubbles: true }));
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('opens as soon as the field is left', () => {
    const act = wait('#text');
    find('#text').blur();
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(act).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits on when the field is left for another one', () => {
    const act = wait('#text');
    vi.advanceTimersByTime(1_900);
    find('#area').focus();
    vi.advanceTimersByTime(1_900);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenCalledOnce();
  });

  test('does not open after its wait was cancelled', () => {
    const act = wait('#text');
    find('#text').blur();
    controller.abort();
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a polite dialog', () => {
  const dialog = () => find<HTMLDialogElement>('#dialog');
  const open = (onClose?: () => void) => openDialog(dialog(), onClose, { polite: true });

  afterEach(() => document.querySelector<HTMLDialogElement>('dialog')?.close());

  test('waits while the visitor types', () => {
    find('#text').focus();
    const onClose = vi.fn();
    open(onClose);
    expect(dialog().open).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(dialog().open).toBe(true);
    dialog().close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('opens at once for a visitor who does not type', () => {
    find('#text').blur();
    open();
    expect(dialog().open).toBe(true);
  });

  test('does not open on the next page', () => {
    find('#text').focus();
    open();
    emit(document, 'page-leave', { url: '/', waitFor: () => {} });
    vi.advanceTimersByTime(2_000);
    expect(dialog().open).toBe(false);
  });

  test('does not open when it was removed or opened meanwhile', () => {
    find('#text').focus();
    const removed = dialog();
    open();
    removed.remove();
    vi.advanceTimersByTime(2_000);
    expect(removed.open).toBe(false);

    showPage(FIELDS);
    find('#text').focus();
    const onClose = vi.fn();
    open(onClose);
    dialog().showModal();
    vi.advanceTimersByTime(2_000);
    dialog().close();
    expect(onClose).not.toHaveBeenCalled();
  });
});
