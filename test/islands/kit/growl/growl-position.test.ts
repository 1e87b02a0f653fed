import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setBox } from '../../../support/boxes.ts';
import { createDialog } from '#kit/dialog';
import { createRegion } from '#kit/growl';
import { $notices, notify } from '#stores/notices';
import { find, showPage } from '../../../support/page.ts';

let controller: AbortController;
let section: HTMLElement;
let width: number;

const liftOf = () => section.style.getPropertyValue('--ar-growl-lift');
const isAtStart = () => section.classList.contains('ar-growl-start');

// At the lower right corner of a window of 1024 x 768, or at the lower left one.
function regionBox(): DOMRect {
  const left = isAtStart() ? 20 : 1_004 - width;
  return new DOMRect(left, 648 - (Number.parseFloat(liftOf()) || 0), width, 100);
}

beforeEach(() => {
  width = 300;
  controller = new AbortController();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('visualViewport', null);
});

afterEach(() => {
  $notices.set([]);
  controller.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a page and a notice in it. */
function show(html: string, focused?: string): void {
  showPage(html);
  const region = createRegion(controller.signal);
  section = find('.ar-growl');
  setBox(section, regionBox);
  controller.signal.addEventListener(
    'abort',
    $notices.subscribe((notices) => region.show(notices)),
  );
  if (focused) find(focused).focus();
  notify('error', 'Failed');
}

describe('the region of notices', () => {
  test('stays in its corner when it covers nothing of importance', () => {
    show('<button data-box="700 640 1000 760">x</button>');
    expect(liftOf()).toBe('0px');
    expect(isAtStart()).toBe(false);
  });

  test.each(['<button id="it"', '<input id="it"', '<p tabindex="0" id="it"', '<a href="#x" id="it"'])(
    'moves to the other side of a wide window, clear of the element with the focus: %s (WCAG 2.4.11)',
    (element) => {
      show(`${element} data-box="900 640 1000 700"></div>`, '#it');
      expect(isAtStart()).toBe(true);
      expect(liftOf()).toBe('0px');
    },
  );

  test('moves clear of the control under the pointer, which may have no focus', () => {
    show('<button data-hover data-box="900 640 1000 700"><b data-hover>x</b></button>');
    expect(isAtStart()).toBe(true);
  });

  test('does not move for a text under the pointer, nor for a focused one that is no control', () => {
    show('<p data-hover data-box="900 640 1000 700">x</p>');
    expect(isAtStart()).toBe(false);
  });

  test.each([
    ['a field with an error', '<input aria-invalid="true" data-box="900 640 1000 700">'],
    ['the count of the cart', '<a data-cart-count data-box="900 640 1000 700">3</a>'],
    ['the banner of cookies', '<div class="ar-cookie-banner" data-box="900 640 1000 700">3</div>'],
  ])('moves clear of %s', (_, html) => {
    show(html);
    expect(isAtStart()).toBe(true);
  });

  test('moves up when there is something on both sides', () => {
    show(
      '<input aria-invalid="true" data-box="900 700 1000 760"><input aria-invalid="true" data-box="0 690 100 760">',
    );
    // At the other side it is clear 8 px above 690.
    expect(isAtStart()).toBe(true);
    expect(liftOf()).toBe('66px');
  });

  test('moves up at its own side, in a window where it is no narrow one', () => {
    width = 600;
    show('<input aria-invalid="true" data-box="900 700 1000 760">');
    expect(isAtStart()).toBe(false);
    expect(liftOf()).toBe('56px');
  });

  test('counts half of the window as wide', () => {
    width = 512;
    show('<input aria-invalid="true" data-box="900 700 1000 760">');
    expect(isAtStart()).toBe(false);
  });

  test('moves clear of the element in use alone when it cannot be clear of all', () => {
    show(
      '<input aria-invalid="true" data-box="0 0 1024 690"><button id="it" data-box="0 700 1024 760">x</button>',
      '#it',
    );
    expect(isAtStart()).toBe(false);
    expect(liftOf()).toBe('56px');
  });

  test('stays in its corner when there is no better position', () => {
    show('<button id="it" data-box="0 0 1024 768">x</button>', '#it');
    expect([isAtStart(), liftOf()]).toEqual([false, '0px']);
  });

  test('does not move while it is being read', () => {
    show('<button id="it" data-box="900 640 1000 700">x</button>');
    find('.ar-growl-close').focus();
    find('#it').setAttribute('aria-invalid', 'true');
    document.dispatchEvent(new Event('scrollend'));
    expect(isAtStart()).toBe(false);
    find('.ar-growl-close').blur();
    document.dispatchEvent(new Event('scrollend'));
    expect(isAtStart()).toBe(true);
  });

  test.each(['focusin', 'scrollend', 'transitionend'])('looks for a position again after %s', (type) => {
    show('<input id="it" data-box="900 640 1000 700">');
    find('#it').setAttribute('aria-invalid', 'true');
    find('#it').dispatchEvent(new Event(type));
    expect(isAtStart()).toBe(true);
    find('#it').removeAttribute('aria-invalid');
    find('#it').dispatchEvent(new Event(type));
    expect(isAtStart()).toBe(false);
    controller.abort();
    find('#it').setAttribute('aria-invalid', 'true');
    find('#it').dispatchEvent(new Event(type));
    expect(isAtStart()).toBe(false);
  });

  test('does not move without a notice', () => {
    show('<input id="it" data-box="900 640 1000 700" aria-invalid="true">');
    $notices.set([]);
    section.classList.remove('ar-growl-start');
    document.dispatchEvent(new Event('scrollend'));
    expect(isAtStart()).toBe(false);
  });

  test('does not move clear of a focused element around it', () => {
    show('');
    const box = document.createElement('div');
    box.tabIndex = 0;
    box.dataset['box'] = '0 0 1024 768';
    document.body.append(box);
    box.append(section);
    box.focus();
    document.dispatchEvent(new Event('scrollend'));
    expect([isAtStart(), liftOf()]).toEqual([false, '0px']);
  });

  test('moves clear of the buttons of a dialog, and of nothing behind it', () => {
    show('<input aria-invalid="true" data-box="900 640 1000 700">');
    const dialog = createDialog({ title: 'A' });
    dialog.open();
    expect(isAtStart()).toBe(false);
    const footer = document.createElement('div');
    footer.className = 'ar-dialog-footer';
    footer.dataset['box'] = '900 640 1000 700';
    dialog.body.append(footer);
    document.dispatchEvent(new Event('scrollend'));
    expect(isAtStart()).toBe(true);
    dialog.close();
  });
});

describe('above a touch keyboard', () => {
  const keyboard = (view: Partial<VisualViewport>) => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, height: 468, offsetTop: 0, ...view });
    vi.stubGlobal('visualViewport', viewport);
    return viewport;
  };

  test.each([
    ['is lifted by its height', {}, '300px'],
    ['is lifted by what lies over a scrolled view', { offsetTop: 99.5 }, '201px'],
    ['is not lifted in a zoomed page', { scale: 1.5 }, '0px'],
    ['is not lifted without one', { height: 900 }, '0px'],
  ])('the region of notices %s', (_, view, lift) => {
    keyboard(view);
    show('<p>x</p>');
    expect(liftOf()).toBe(lift);
  });

  test('the region of notices follows it', () => {
    const viewport = keyboard({ height: 768 });
    show('<p>x</p>');
    expect(liftOf()).toBe('0px');
    viewport.height = 500;
    viewport.dispatchEvent(new Event('resize'));
    expect(liftOf()).toBe('268px');
    controller.abort();
    viewport.height = 768;
    viewport.dispatchEvent(new Event('resize'));
    expect(liftOf()).toBe('268px');
  });
});
