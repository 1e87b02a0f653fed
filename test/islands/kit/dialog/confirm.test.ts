import { beforeEach, expect, test, vi } from 'vitest';
import { confirmByDialog, createButton } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

beforeEach(() => showPage('<main tabindex="-1"><button id="opener">x</button></main>', { lang: 'en' }));

const question = () => find<HTMLDialogElement>('dialog.ar-confirm');
const buttonOf = (text: string) =>
  [...question().querySelectorAll<HTMLButtonElement>('button')].find(
    (button) => button.textContent === text,
  )!;

test('a question is confirmed by its button, and by nothing else (DLG-02)', async () => {
  const answer = confirmByDialog('Delete?');
  buttonOf('Confirm').click();
  await expect(answer).resolves.toBe(true);
});

test('a question is denied by Go back, the close button and Escape (DLG-02)', async () => {
  const ways = [
    () => buttonOf('Go back').click(),
    () => find('[data-dialog-close]', question()).click(),
    () => question().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ];
  for (const deny of ways) {
    const answer = confirmByDialog('Delete?');
    deny();
    await expect(answer).resolves.toBe(false);
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  }
});

test('the least destructive button has the focus first, and is the quiet one (DLG-02)', () => {
  void confirmByDialog('Delete?');
  expect(document.activeElement).toBe(buttonOf('Go back'));
  expect(buttonOf('Go back').className).toBe('ar-button ar-button-quiet');
  expect(buttonOf('Confirm').className).toBe('ar-button');
  expect([...find('.ar-dialog-actions', question()).children]).toEqual([
    buttonOf('Go back'),
    buttonOf('Confirm'),
  ]);
});

test('a question is an alert dialog, named by its heading and described by its text (DLG-02)', () => {
  void confirmByDialog('Delete <b>it</b>?');
  const dialog = question();
  expect(dialog.getAttribute('role')).toBe('alertdialog');
  expect(find(`#${dialog.getAttribute('aria-labelledby')}`).textContent).toBe('Confirmation');
  const description = find(`#${dialog.getAttribute('aria-describedby')}`);
  expect(description.className).toBe('ar-dialog-message');
  expect(description.innerHTML).toBe('<p>Delete &lt;b&gt;it&lt;/b&gt;?</p>');
});

test('a question can be completed while it is shown', () => {
  let complete!: (text: string) => void;
  void confirmByDialog((show) => (complete = show));
  const description = find('.ar-dialog-message', question());
  expect(description.textContent).toBe('');
  complete('Delete 3 lists?');
  expect(description.textContent).toBe('Delete 3 lists?');
  complete('Delete 4 lists?');
  expect(description.textContent).toBe('Delete 4 lists?');
});

test.each([
  ['fr', ['Confirmation', '×', 'Retour', 'Confirmer']],
  ['nl', ['Bevestiging', '×', 'Terug', 'Bevestigen']],
  ['en', ['Confirmation', '×', 'Go back', 'Confirm']],
])('a question speaks the language of the page: %s (I18N-01)', (lang, expected) => {
  showPage('', { lang });
  void confirmByDialog('?');
  const texts = [...question().querySelectorAll('h2, button')].map((element) => element.textContent);
  expect(texts).toEqual(expected);
});

test('a button of a dialog submits nothing, and may have no class of its own', () => {
  const onPress = vi.fn();
  const button = createButton('Yes', '', onPress);
  expect(button.outerHTML).toBe('<button class="ar-button" type="button">Yes</button>');
  button.click();
  expect(onPress).toHaveBeenCalledOnce();
});
