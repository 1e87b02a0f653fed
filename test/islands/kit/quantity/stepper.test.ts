import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStepper } from '#kit/quantity';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { find, showPage } from '../../../support/page.ts';

const FIELD =
  '<div id="host"><input type="hidden" name="Id" value="7"><button type="button" data-quantity-minus hidden>-</button>' +
  '<input id="field" type="number" name="Quantity" value="6">' +
  '<button type="button" data-quantity-plus hidden>+</button></div>';

let controller: AbortController;
const onStep = vi.fn<(direction: -1 | 1) => void>();

beforeEach(() => {
  controller = new AbortController();
  onStep.mockClear();
});

afterEach(() => controller.abort());

const field = () => find<HTMLInputElement>('#field');
const minus = () => find<HTMLButtonElement>('[data-quantity-minus]');
const plus = () => find<HTMLButtonElement>('[data-quantity-plus]');

function start(html = FIELD, lang = 'fr') {
  showPage(html, { lang });
  return createStepper(find('#host'), 'test', { signal: controller.signal, onStep });
}

function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  field().dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a field between two buttons (PRD-04)', () => {
  test('shows its buttons, which are of no use without JavaScript', () => {
    const { input } = start();
    expect(input).toBe(field());
    expect([minus().hidden, plus().hidden]).toEqual([false, false]);
  });

  test('is as the server wrote it in the end', () => {
    start();
    minus().disabled = true;
    controller.abort();
    expect(find('#host').outerHTML).toContain('data-quantity-minus="" hidden=""');
    expect([minus().hidden, plus().hidden]).toEqual([true, true]);
    expect([minus().disabled, plus().disabled]).toEqual([false, false]);
    minus().click();
    plus().click();
    expect(press('ArrowUp')).toBe(false);
    expect(onStep).not.toHaveBeenCalled();
  });

  test('goes down and up by its buttons', () => {
    start();
    minus().click();
    plus().click();
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
  });

  test('goes down and up by the arrow keys, which then do nothing else', () => {
    start();
    expect([press('ArrowDown'), press('ArrowUp')]).toEqual([true, true]);
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
  });

  test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'leaves keys with %o to the browser',
    (init) => {
      start();
      expect(press('ArrowUp', init)).toBe(false);
      expect(onStep).not.toHaveBeenCalled();
    },
  );

  test('leaves all other keys to the browser', () => {
    start();
    expect([press('1'), press('PageUp')]).toEqual([false, false]);
    expect(onStep).not.toHaveBeenCalled();
  });

  test('may have no buttons', () => {
    const stepper = start('<div id="host"><input id="field" value="6"></div>');
    stepper.allow({ minus: false, plus: false });
    controller.abort();
    expect(field().value).toBe('6');
  });

  test('says what is missing without a field', () => {
    const mount = () => start('<div id="host"><input type="hidden"></div>');
    expect(mount).toThrow(ArchipelError);
    expect(mount).toThrow(/"test".*no <input>.*Write the field/s);
  });
});

describe('a quantity', () => {
  const typed = () => {
    const seen: string[] = [];
    for (const type of ['input', 'change'])
      document.body.addEventListener(type, () => seen.push(`${type} ${field().value}`), {
        signal: controller.signal,
      });
    return seen;
  };

  test('is shown in the page’s language, without an event', () => {
    const { show } = start();
    const seen = typed();
    show(1.5);
    expect(field().value).toBe('1,5');
    show(undefined);
    expect(field().value).toBe('');
    expect(seen).toEqual([]);
  });

  test('is written as if it was typed', () => {
    const { write } = start();
    const seen = typed();
    write(2.5);
    write(2.5);
    write(undefined);
    expect(seen).toEqual(['input 2,5', 'change 2,5', 'input ', 'change ']);
  });

  test('is written with a point into a field that still has the focus as a number field', () => {
    showPage(FIELD);
    field().focus();
    const { show } = createStepper(find('#host'), 'test', { signal: controller.signal, onStep });
    show(1.5);
    expect([field().type, field().value]).toEqual(['number', '1.5']);
  });

  test('is sent with a point', () => {
    const { show } = start(`<form>${FIELD}</form>`);
    show(1.5);
    const formData = new FormData();
    formData.append('Quantity', field().value);
    find('form').dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect(formData.get('Quantity')).toBe('1.5');
  });
});

describe('a step that leads nowhere', () => {
  test('disables its button, and the other one not', () => {
    const { allow } = start();
    allow({ minus: false, plus: true });
    expect([minus().disabled, plus().disabled]).toEqual([true, false]);
    allow({ minus: true, plus: false });
    expect([minus().disabled, plus().disabled]).toEqual([false, true]);
  });

  test('passes the focus of its own button to the field, with the text selected', () => {
    const { allow, input } = start();
    const select = vi.spyOn(input, 'select');
    plus().focus();
    allow({ minus: true, plus: true });
    expect(document.activeElement).toBe(plus());
    allow({ minus: false, plus: true });
    expect(document.activeElement).toBe(plus());
    expect(select).not.toHaveBeenCalled();
    allow({ minus: true, plus: false });
    expect(document.activeElement).toBe(input);
    expect(select).toHaveBeenCalledOnce();
  });
});
