import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterFading, openDialog } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

// happy-dom lacks `:popover-open`; the module reads the method from the prototype when it is imported.
vi.hoisted(() => {
  const { querySelectorAll } = Element.prototype;
  Object.assign(Element.prototype, {
    querySelectorAll(this: Element, selector: string) {
      return querySelectorAll.call(this, selector.replace(':popover-open', '[data-open]'));
    },
  });
});

const { prototype } = HTMLElement;

let dialog: HTMLDialogElement;

beforeEach(() => {
  Object.assign(prototype, {
    showPopover: () => {},
    hidePopover(this: HTMLElement) {
      delete this.dataset['open'];
    },
  });
});

afterEach(() => {
  dialog.close();
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(prototype, name);
  vi.unstubAllGlobals();
});

function show(inner: string): void {
  showPage(`<dialog id="it">${inner}</dialog>`);
  dialog = find('#it');
  openDialog(dialog);
}

const pressEscape = () => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

describe('Escape in a dialog', () => {
  test('closes its popovers first, the innermost before the others (DLG-04)', () => {
    show('<p popover="auto" data-open id="outer"></p><p popover="auto" data-open id="inner"></p>');
    pressEscape();
    expect(find('#inner').dataset['open']).toBeUndefined();
    expect(find('#outer').dataset['open']).toBe('');
    expect(dialog.open).toBe(true);
    pressEscape();
    expect(find('#outer').dataset['open']).toBeUndefined();
    expect(dialog.open).toBe(true);
    pressEscape();
    expect(dialog.open).toBe(false);
  });

  test('closes the dialog when only the region of messages is open in it', () => {
    show('<p popover="manual" data-open></p>');
    pressEscape();
    expect(dialog.open).toBe(false);
  });

  test('closes the dialog in a browser without popovers', () => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(prototype, name);
    show('<p popover="auto" data-open></p>');
    pressEscape();
    expect(dialog.open).toBe(false);
  });
});

describe('a sheet', () => {
  /** Shows a window of a phone, or a wider one. */
  const setPhone = (isPhone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));

  const pull = () => {
    const header = find('.ar-dialog-header');
    const send = (type: string, clientY: number) =>
      header.dispatchEvent(
        Object.assign(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 1 }),
          { clientX: 0, clientY },
        ),
      );
    dialog.setPointerCapture = () => {};
    send('pointerdown', 0);
    send('pointermove', 300);
    send('pointerup', 300);
  };

  const showSheet = (className: string) => {
    showPage(`<dialog id="it" class="${className}"><header class="ar-dialog-header"></header></dialog>`);
    dialog = find('#it');
    openDialog(dialog);
  };

  test('is closed by a swipe down on a phone (DLG-04)', async () => {
    setPhone(true);
    showSheet('ar-sheet');
    await vi.waitFor(() => {
      pull();
      expect(dialog.open).toBe(false);
    });
  });

  test.each([
    ['a wider window', false, 'ar-sheet'],
    ['a dialog that is no sheet', true, 'ar-dialog'],
  ])('is no sheet in %s: a swipe does nothing', async (_, isPhone, className) => {
    setPhone(isPhone);
    showSheet(className);
    await vi.dynamicImportSettled();
    // The window may be turned later: its dialog was no sheet when it opened.
    setPhone(true);
    dialog.classList.add('ar-sheet');
    pull();
    expect(dialog.open).toBe(true);
  });
});

describe('a dialog that fades', () => {
  const animate = (iterations: number, finished: Promise<unknown>) =>
    ({ effect: { getComputedTiming: () => ({ iterations }) }, finished }) as unknown as Animation;

  const fade = (animations: Animation[] | undefined) => {
    const query = vi.fn((_options: GetAnimationsOptions) => animations);
    Object.assign(dialog, { getAnimations: animations && query });
    const hasFaded = vi.fn();
    void afterFading(dialog).then(hasFaded);
    return { query, hasFaded };
  };

  beforeEach(() => show(''));

  test('is over when the animations in it are, even one that was cancelled', async () => {
    let end!: (value: unknown) => void;
    const one = animate(1, new Promise((resolve) => (end = resolve)));
    const { query, hasFaded } = fade([one, animate(1, Promise.reject(new Error('x')))]);
    await Promise.resolve();
    expect(query).toHaveBeenCalledWith({ subtree: true });
    expect(hasFaded).not.toHaveBeenCalled();
    end(undefined);
    await vi.waitFor(() => expect(hasFaded).toHaveBeenCalledOnce());
  });

  test('does not wait for an endless animation, but for one without an effect', async () => {
    const endless = fade([animate(Infinity, new Promise(() => {}))]);
    await vi.waitFor(() => expect(endless.hasFaded).toHaveBeenCalledOnce());
    const bare = { effect: null, finished: Promise.resolve() } as unknown as Animation;
    const { hasFaded } = fade([bare]);
    await vi.waitFor(() => expect(hasFaded).toHaveBeenCalledOnce());
  });

  test('is over at once in a browser that knows no animations', async () => {
    const { hasFaded } = fade(undefined);
    await vi.waitFor(() => expect(hasFaded).toHaveBeenCalledOnce());
  });
});
