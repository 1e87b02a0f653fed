import { beforeEach, expect, test, vi } from 'vitest';
import { afterFading, createDialog, moveIntoDialog } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

beforeEach(() => showPage('<p>Before</p><form>Filters</form><p>After</p>'));

const pageWithout = () => [...document.body.children].map(({ textContent }) => textContent);

test('an element is moved into a dialog, and back to its position once that has faded', async () => {
  const dialog = createDialog({ title: 'Filters' });
  const onBack = vi.fn();
  const form = find('form');
  const moveBack = moveIntoDialog(form, dialog, onBack);
  expect(dialog.body.firstElementChild).toBe(form);
  expect(pageWithout()).toEqual(['Before', '', 'After']);
  // Nothing takes room at its position.
  expect((document.body.children[1] as HTMLElement).hidden).toBe(true);
  moveBack();
  expect(onBack).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(document.body.innerHTML).toBe('<p>Before</p><form>Filters</form><p>After</p>');
});

test('an element that is moved again leaves the first dialog at once, and only once', async () => {
  const [first, second] = [createDialog({ title: 'A' }), createDialog({ title: 'B' })];
  const onBack = vi.fn();
  const moveBack = moveIntoDialog(find('form'), first, onBack);
  moveBack();
  const form = find('form', first.body);
  const moveBackAgain = moveIntoDialog(form, second, () => {});
  expect(onBack).toHaveBeenCalledOnce();
  await afterFading(first.element);
  await afterFading(first.element);
  // The first dialog has faded: the element stays in the second one.
  expect(second.body.contains(form)).toBe(true);
  expect(onBack).toHaveBeenCalledOnce();
  moveBackAgain();
  await vi.waitFor(() =>
    expect(document.body.innerHTML).toBe('<p>Before</p><form>Filters</form><p>After</p>'),
  );
});
