import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPopovers, removePopovers } from '../../../support/boxes.ts';
import { createDialog } from '#kit/dialog';
import { createRegion } from '#kit/growl';
import { $notices, dismiss, notify } from '#stores/notices';
import { find, showPage } from '../../../support/page.ts';

let controller: AbortController;

/** Shows a page with a region, in a window of a phone or a wider one. */
function start(isPhone = false): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const region = createRegion(controller.signal);
  const stop = $notices.subscribe((notices) => region.show(notices));
  controller.signal.addEventListener('abort', stop);
  return find('.ar-growl');
}

const itemsOf = (section: Element) => [...section.querySelectorAll<HTMLElement>('.ar-growl-item')];
const textsOf = (section: Element) => itemsOf(section).map((item) => item.firstElementChild?.textContent);
const closeOf = (section: Element) => find<HTMLButtonElement>('.ar-growl-close', section);

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  showPage('<main><button id="before">x</button></main>', { lang: 'en' });
});

afterEach(() => {
  $notices.set([]);
  controller.abort();
  removePopovers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the region of notices', () => {
  test('is a landmark at the end of the body, empty until there is a notice', () => {
    const section = start();
    expect(section.outerHTML).toBe('<section class="ar-growl" aria-label="Messages"></section>');
    expect(document.body.lastElementChild).toBe(section);
  });

  test('shows a status and an error, each with its role and a button that closes it', () => {
    const section = start();
    notify('status', 'Saved <b>');
    notify('error', 'Failed');
    expect(section.innerHTML).toBe(
      '<div class="ar-growl-item ar-growl-status"><div role="status">Saved &lt;b&gt;</div>' +
        '<button class="ar-growl-close" type="button">Close</button></div>' +
        '<div class="ar-growl-item ar-growl-error"><div role="alert">Failed</div>' +
        '<button class="ar-growl-close" type="button">Close</button></div>',
    );
    closeOf(section).click();
    expect(textsOf(section)).toEqual(['Failed']);
  });

  test('leaves a notice that is shown untouched', () => {
    const section = start();
    notify('error', 'One');
    const [first] = itemsOf(section);
    notify('error', 'Two');
    expect(itemsOf(section)[0]).toBe(first);
    dismiss($notices.get()[1]!.id);
    expect(itemsOf(section)).toEqual([first]);
  });

  test('shows a link to the next step, which ends the notice', () => {
    const section = start();
    notify('status', 'Added', { href: '/cart', text: 'To the cart' });
    const link = find('.ar-growl-link', section);
    expect(link.outerHTML).toBe('<a class="ar-growl-link" href="/cart">To the cart</a>');
    link.click();
    expect(itemsOf(section)).toEqual([]);
  });

  test('shows no link that would run a script', () => {
    const section = start();
    notify('status', 'Added', { href: 'javascript:alert(1)', text: 'x' });
    expect(section.querySelector('a')).toBeNull();
    expect(textsOf(section)).toEqual(['Added']);
  });

  test('offers an action, which ends the notice before it shows one of its own', () => {
    const section = start();
    notify('status', 'Removed', { text: 'Undo', run: () => void notify('status', 'Restored') });
    const button = find('.ar-growl-action', section);
    expect(button.outerHTML).toBe('<button class="ar-growl-action" type="button">Undo</button>');
    button.click();
    expect(textsOf(section)).toEqual(['Restored']);
  });

  test('is in the topmost dialog, which makes the rest of the page inert, and back in the body', () => {
    const section = start();
    const dialog = createDialog({ title: 'A' });
    dialog.open();
    expect(section.parentElement).toBe(dialog.element);
    dialog.close();
    expect(section.parentElement).toBe(document.body);
  });

  test('is a popover that no key closes, opened once for each position', () => {
    addPopovers();
    const open = vi.spyOn(HTMLElement.prototype, 'showPopover');
    const section = start();
    notify('error', 'One');
    expect(section.getAttribute('popover')).toBe('manual');
    expect(open).toHaveBeenCalledOnce();
  });

  test('is no popover in a browser that has none', () => {
    expect(start().hasAttribute('popover')).toBe(false);
  });
});

describe('a notice', () => {
  const lifeOf = (section: Element, ms: number) => {
    vi.advanceTimersByTime(ms - 1);
    expect(itemsOf(section)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    return itemsOf(section).length;
  };

  test('lives ten seconds as a status, five on a phone', () => {
    const section = start();
    notify('status', 'Saved');
    expect(lifeOf(section, 10_000)).toBe(0);
  });

  test('lives five seconds as a status on a phone', () => {
    const section = start(true);
    notify('status', 'Saved');
    expect(lifeOf(section, 5_000)).toBe(0);
  });

  test('lives thirty seconds with an action, on a phone too', () => {
    const section = start(true);
    notify('status', 'Removed', { text: 'Undo', run: () => {} });
    expect(lifeOf(section, 30_000)).toBe(0);
  });

  test('stays as an error', () => {
    const section = start();
    notify('error', 'Failed');
    expect(lifeOf(section, 3_600_000)).toBe(1);
  });

  test.each(['hover', 'focusWithin'])('gets another lifetime while it is read: %s (WCAG 2.2.1)', (state) => {
    const section = start();
    notify('status', 'Saved');
    const [item] = itemsOf(section);
    item!.dataset[state] = '';
    expect(lifeOf(section, 10_000)).toBe(1);
    delete item!.dataset[state];
    expect(lifeOf(section, 10_000)).toBe(0);
  });
});

describe('the focus, when a notice that has it is closed', () => {
  test('goes to the next notice', () => {
    const section = start();
    notify('error', 'One');
    notify('error', 'Two');
    const close = closeOf(section);
    close.focus();
    close.click();
    expect(textsOf(section)).toEqual(['Two']);
    expect(document.activeElement).toBe(closeOf(section));
  });

  test('goes back to where it came from, when there is no other notice', () => {
    const section = start();
    find('#before').focus();
    notify('error', 'One');
    notify('error', 'Two');
    const [first, second] = itemsOf(section).map(closeOf);
    first!.focus();
    // Within the region it comes from another notice, which is gone by then.
    second!.focus();
    first!.click();
    second!.click();
    expect(document.activeElement).toBe(find('#before'));
  });

  test('goes nowhere when the element that it came from is gone', () => {
    const section = start();
    const before = find('#before');
    before.focus();
    notify('error', 'One');
    closeOf(section).focus();
    before.remove();
    closeOf(section).click();
    expect(document.activeElement).not.toBe(before);
  });

  test('stays where it is when the notice does not have it', () => {
    const section = start();
    notify('error', 'One');
    notify('error', 'Two');
    find('#before').focus();
    closeOf(section).click();
    expect(document.activeElement).toBe(find('#before'));
  });
});
