import { afterEach, expect, test, vi } from 'vitest';
import { InlineEdit } from '#kit/inline-edit.tsx';
import { react } from '#runtime/islands/react.tsx';
import { leavePage, mountIsland } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

afterEach(leavePage);

async function show(problem?: string) {
  const onSave = vi.fn();
  await mountIsland(
    react(() => (
      <InlineEdit
        id="a"
        value="Kitchen"
        labels={{ edit: 'Edit', placeholder: 'None' }}
        maxLength={80}
        problemOf={(text) => (text === 'bad' ? problem : undefined)}
        onSave={onSave}
      />
    )),
  );
  find('button').click();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('input')));
  return onSave;
}

async function type(text: string) {
  const field = find<HTMLInputElement>('input');
  // The native setter bypasses React's override, as typing in a browser does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await vi.waitFor(() => expect(find<HTMLInputElement>('input').value).toBe(text));
}

const press = (key: string, init: KeyboardEventInit = {}) => {
  find('input').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
};

test('Enter saves what was typed, without the spaces around it, and the focus returns to the button', async () => {
  const onSave = await show();
  await type('  Garden ');
  press('Enter');
  await vi.waitFor(() => expect(onSave.mock.calls).toEqual([['Garden']]));
  await vi.waitFor(() => expect(document.activeElement).toBe(find('button')));
});

test('Escape gives the old text back and saves nothing, also when the field is then left', async () => {
  const onSave = await show();
  await type('Garden');
  press('Escape');
  await vi.waitFor(() => expect(document.querySelector('input')).toBeNull());
  expect(onSave).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Kitchen');
  await vi.waitFor(() => expect(document.activeElement).toBe(find('button')));
});

test('an Enter that ends a composition is no end of the editing', async () => {
  const onSave = await show();
  await type('日本');
  press('Enter', { isComposing: true });
  expect(onSave).not.toHaveBeenCalled();
  expect(document.querySelector('input')).not.toBeNull();
});

test('what may not be saved stays in its field, and says why', async () => {
  const onSave = await show('Not this one.');
  await type('bad');
  press('Enter');
  expect(onSave).not.toHaveBeenCalled();
  const field = find('input');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(find(`#${field.getAttribute('aria-describedby')}`).textContent).toBe('Not this one.');
});

test('an unchanged text is not saved again', async () => {
  const onSave = await show();
  press('Enter');
  await vi.waitFor(() => expect(document.querySelector('input')).toBeNull());
  expect(onSave).not.toHaveBeenCalled();
});
