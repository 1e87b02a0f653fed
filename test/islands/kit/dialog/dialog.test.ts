import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { openDialog } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

const PAGE =
  '<main tabindex="-1"><button id="opener">x</button><button id="other">y</button></main>' +
  '<dialog id="one"><button data-dialog-close>×</button><p>Text</p></dialog>' +
  '<dialog id="two"><button data-dialog-close>×</button></dialog>';

let one: HTMLDialogElement;
let two: HTMLDialogElement;

beforeEach(() => {
  showPage(PAGE);
  one = find('#one');
  two = find('#two');
  find('#opener').focus();
});

afterEach(() => {
  two.close();
  one.close();
  vi.restoreAllMocks();
});

const press = (target: Element, from: Element = target) => {
  from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

function pressKey(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

const leavePage = () => emit(document, 'page-leave', { url: '/', waitFor: () => {} });
const isLocked = () => document.documentElement.classList.contains('ar-scroll-locked');

describe('an open dialog', () => {
  test('is closed by its close button, and says so once with its value (DLG-04)', () => {
    const onClose = vi.fn();
    openDialog(one, onClose);
    expect(one.open).toBe(true);
    press(find('[data-dialog-close]', one));
    expect(one.open).toBe(false);
    one.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledExactlyOnceWith('');
  });

  test('is closed by a press that begins and ends on its backdrop (DLG-04)', () => {
    openDialog(one);
    press(one, find('p', one));
    expect(one.open).toBe(true);
    press(find('p', one), one);
    expect(one.open).toBe(true);
    press(find('p', one));
    expect(one.open).toBe(true);
    press(one);
    expect(one.open).toBe(false);
  });

  test('is closed by Escape, which the browser then leaves alone (DLG-04)', () => {
    openDialog(one);
    expect(pressKey(one, { key: 'a' }).defaultPrevented).toBe(false);
    expect(one.open).toBe(true);
    expect(pressKey(find('p', one), { key: 'Escape' }).defaultPrevented).toBe(true);
    expect(one.open).toBe(false);
  });

  test('stays open at an Escape that something in it, or an input method, has used', () => {
    openDialog(one);
    find('p', one).addEventListener('keydown', (event) => event.preventDefault());
    pressKey(find('p', one), { key: 'Escape' });
    expect(one.open).toBe(true);
    const composing = new KeyboardEvent('keydown', { key: 'Escape' });
    Object.defineProperty(composing, 'isComposing', { value: true });
    one.dispatchEvent(composing);
    expect(one.open).toBe(true);
  });

  test('stays open when a listener of “cancel” forbids to close it', () => {
    openDialog(one);
    one.addEventListener('cancel', (event) => event.preventDefault(), { once: true });
    press(find('[data-dialog-close]', one));
    expect(one.open).toBe(true);
    press(find('[data-dialog-close]', one));
    expect(one.open).toBe(false);
  });

  test('is not closed by the button of a dialog inside it, nor by that dialog', () => {
    const onClose = vi.fn();
    openDialog(one, onClose);
    one.append(two);
    openDialog(two);
    press(find('[data-dialog-close]', two));
    two.dispatchEvent(new Event('close', { bubbles: true }));
    expect([one.open, two.open]).toEqual([true, false]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('is closed when the page is left, with all above it (NAV-15)', () => {
    const order: string[] = [];
    openDialog(one, () => order.push('one'));
    openDialog(two, () => order.push('two'));
    leavePage();
    expect([one.open, two.open]).toEqual([false, false]);
    expect(order).toEqual(['two', 'one']);
  });

  test('listens to nothing once it is closed', () => {
    openDialog(one);
    one.close();
    one.showModal();
    leavePage();
    press(one);
    press(find('[data-dialog-close]', one));
    pressKey(one, { key: 'Escape' });
    expect(one.open).toBe(true);
  });

  test('needs no listener', () => {
    openDialog(one);
    expect(() => one.close()).not.toThrow();
  });
});

describe('the scroll position of the page', () => {
  test('is locked while a dialog is open (DLG-04)', () => {
    openDialog(one);
    expect(isLocked()).toBe(true);
    one.close();
    expect(document.documentElement.className).toBe('');
  });

  test('stays locked while another dialog is open', () => {
    // happy-dom knows no modal dialogs.
    const query = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      query(selector.replace(':modal', '[open]')),
    );
    openDialog(one);
    openDialog(two);
    two.close();
    expect(isLocked()).toBe(true);
    one.close();
    expect(isLocked()).toBe(false);
  });

  test('has a gutter in place of its scrollbar, if there is one', () => {
    const { documentElement } = document;
    const width = vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
    openDialog(one);
    expect(documentElement.classList.contains('ar-scroll-gutter')).toBe(true);
    // The page of a locked scrollbar is as wide as the window: it is not measured again.
    width.mockReturnValue(innerWidth);
    openDialog(two);
    expect(documentElement.classList.contains('ar-scroll-gutter')).toBe(true);
    expect(width).toHaveBeenCalledOnce();
    two.close();
    one.close();
    expect(documentElement.className).toBe('');
  });
});

describe('the focus, once a dialog is closed', () => {
  test('is back at the opener, where the page does not scroll from (DLG-04)', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    openDialog(one);
    find('[data-dialog-close]', one).focus();
    one.close();
    expect(document.activeElement).toBe(find('#opener'));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
  });

  test('is back at the opener when it was lost', () => {
    openDialog(one);
    find('#opener').blur();
    one.close();
    expect(document.activeElement).toBe(find('#opener'));
  });

  test('stays where somebody has put it meanwhile', () => {
    openDialog(one);
    find('#other').focus();
    one.close();
    expect(document.activeElement).toBe(find('#other'));
  });

  test('is on the main element when the opener was removed, without a scroll', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    openDialog(one);
    find('#opener').remove();
    one.close();
    expect(document.activeElement).toBe(find('main'));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('is on the main element when nothing had it before', () => {
    find('#opener').blur();
    openDialog(one);
    one.close();
    expect(document.activeElement).toBe(find('main'));
  });

  test('is on the dialog below when the opener was removed from it', () => {
    openDialog(one);
    one.tabIndex = -1;
    find('[data-dialog-close]', one).focus();
    openDialog(two);
    find('[data-dialog-close]', one).remove();
    two.close();
    expect(document.activeElement).toBe(one);
  });

  test('is nowhere on a page without a main element', () => {
    showPage('<dialog id="one"></dialog>');
    openDialog(find('#one'));
    expect(() => find<HTMLDialogElement>('#one').close()).not.toThrow();
  });
});
