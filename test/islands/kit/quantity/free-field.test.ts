import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freeField } from '#kit/quantity/free-field.ts';
import { find, showPage } from '../../../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  Reflect.deleteProperty(document, 'execCommand');
});

const field = () => find<HTMLInputElement>('input');

function show(attributes = 'type="number" value="1.5"'): HTMLInputElement {
  showPage(`<input ${attributes}><button>x</button>`, { lang: 'fr' });
  return field();
}

/** Shows a field whose number is being typed when its code arrives. */
function showFocused(value: string): HTMLInputElement {
  const input = show('type="number"');
  input.focus();
  input.value = value;
  freeField(input, controller.signal);
  return input;
}

/** A browser that types a text where its caret is, as number fields do not say. */
function typeAt(caret: number) {
  const execCommand = vi.fn((_name: string, _hasInterface: boolean, text: string) => {
    const { value } = field();
    field().value = value.slice(0, caret) + text + value.slice(caret);
    for (const type of ['beforeinput', 'input']) field().dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  });
  Object.assign(document, { execCommand });
  return execCommand;
}

function type(init: InputEventInit): boolean {
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...init });
  // happy-dom gives a drop a text and no data.
  for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value });
  field().dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a number field', () => {
  test('takes a comma as a text field with the role of a number (PRD-04)', () => {
    const input = show();
    freeField(input, controller.signal);
    expect([input.type, input.getAttribute('role')]).toEqual(['text', 'spinbutton']);
  });

  test('has the server’s own text untouched, because another one would be a change', () => {
    const input = show();
    freeField(input, controller.signal);
    expect(input.value).toBe('1.5');
  });

  test('shows a number that was typed before in the page’s language', () => {
    const input = show();
    input.value = '2.5';
    freeField(input, controller.signal);
    expect(input.value).toBe('2,5');
  });

  test('is a number field again in the end, with its number', () => {
    const input = show();
    freeField(input, controller.signal);
    input.value = '2,5';
    for (const name of ['aria-valuenow', 'aria-valuemin', 'aria-valuemax']) input.setAttribute(name, '2');
    controller.abort();
    expect(input.outerHTML).toBe('<input type="number" value="1.5">');
    expect(input.value).toBe('2.5');
  });

  test('that was a text field has its text in the end', () => {
    const input = show('type="text" value="1"');
    freeField(input, controller.signal);
    input.value = '2,5';
    controller.abort();
    expect([input.type, input.value]).toEqual(['text', '2,5']);
  });
});

describe('a number field that has the focus', () => {
  test('stays one until it is left, because a new type loses the caret (PRD-04)', () => {
    const input = showFocused('2.5');
    expect([input.type, input.value, input.getAttribute('role')]).toEqual(['number', '2.5', 'spinbutton']);
    input.blur();
    expect([input.type, input.value]).toEqual(['text', '2,5']);
  });

  test('is left for good: later the visitor’s own text stays', () => {
    const input = showFocused('2.5');
    input.blur();
    input.focus();
    input.value = '3.5';
    input.blur();
    expect(input.value).toBe('3.5');
  });

  test('takes a comma where the caret is (PRD-04)', () => {
    const input = showFocused('25');
    const execCommand = typeAt(1);
    const seen: InputEvent[] = [];
    document.body.addEventListener('input', (event) => seen.push(event as InputEvent), {
      signal: controller.signal,
    });
    expect(type({ data: ',' })).toBe(true);
    expect([input.type, input.value]).toEqual(['text', '2,5']);
    expect(execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, '9');
    expect(seen.map(({ data, inputType }) => [data, inputType])).toEqual([[',', 'insertText']]);
  });

  test('takes a comma at its start', () => {
    const input = showFocused('5');
    typeAt(0);
    type({ data: ',' });
    expect(input.value).toBe(',5');
  });

  test('marks the caret with a digit that it does not have', () => {
    const input = showFocused('98');
    const execCommand = typeAt(2);
    type({ data: ',' });
    expect(execCommand.mock.calls[0]?.[2]).toBe('7');
    expect(input.value).toBe('98,');
  });

  test('takes a comma at its end when it has every digit, or when the browser does not type', () => {
    const every = showFocused('9876543210');
    const execCommand = typeAt(1);
    type({ data: ',' });
    expect(every.value).toBe('9876543210,');
    expect(execCommand).not.toHaveBeenCalled();

    const quiet = showFocused('25');
    Object.assign(document, { execCommand: () => false });
    type({ data: ',' });
    expect(quiet.value).toBe('25,');
  });

  test('takes a dropped number with a comma', () => {
    const input = showFocused('');
    typeAt(0);
    const getData = vi.fn(() => '1,5');
    type({ data: null, dataTransfer: { getData } as unknown as DataTransfer });
    expect(input.value).toBe('1,5');
    expect(getData).toHaveBeenCalledWith('text/plain');
  });

  test.each([
    ['digits', { data: '3' }],
    ['a deletion', { data: null }],
    ['what cannot be prevented', { data: ',', cancelable: false }],
  ])('leaves %s to the browser', (_, init) => {
    const input = showFocused('25');
    expect(type(init)).toBe(false);
    expect([input.type, input.value]).toEqual(['number', '25']);
  });

  test('leaves commas to the browser once it is a text field', () => {
    const input = showFocused('25');
    input.blur();
    expect(type({ data: ',' })).toBe(false);
    expect(input.value).toBe('25');
  });

  test('leaves commas and the focus alone in the end', () => {
    const input = showFocused('2.5');
    controller.abort();
    expect(type({ data: ',' })).toBe(false);
    input.blur();
    expect([input.type, input.value]).toEqual(['number', '2.5']);
  });

  test('lets the page hear of later typing', () => {
    showFocused('25');
    typeAt(1);
    type({ data: ',' });
    const onTyping = vi.fn();
    for (const name of ['beforeinput', 'input'])
      document.body.addEventListener(name, onTyping, { signal: controller.signal });
    for (const name of ['beforeinput', 'input']) field().dispatchEvent(new Event(name, { bubbles: true }));
    expect(onTyping).toHaveBeenCalledTimes(2);
  });
});
