import { afterEach, expect, test } from 'vitest';
import mountMethods, { props } from '../../../islands/payment-methods/payment-methods.ts';
import { coversAmount, isPartShown } from '../../../islands/payment-methods/shown-parts.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

afterEach(leavePage);

const FORM = `
  <select name="PrepaidAccountId"><option value="">–</option><option value="1" data-balance="5000">Salle</option></select>
  <fieldset data-uncovered>
    <input type="radio" name="PaymentMethod" value="Card" checked>
    <input type="radio" name="PaymentMethod" value="BankTransfer">
  </fieldset>
  <div id="transfer" data-method="banktransfer, Cheque"><input name="Reference" value="typed"><input name="Off" disabled></div>
  <p id="covered" data-covered hidden></p>
  <button>Payer</button>`;

const show = (inner = FORM) => {
  const island = registerIsland(mountMethods, { props });
  return mountPage(
    `<form id="pay" data-island="${island}" data-amount="4900">${inner}</form><div id="card" data-method="Card" data-method-form="pay"></div>`,
  );
};

const isShown = (id: string) => !find(`#${id}`).hidden;
const choose = (selector: string) => find<HTMLInputElement>(selector).click();

test('a part shows for its ways to pay, inside the form and outside of it; what is hidden is not sent [PAY-02]', async () => {
  const form = (await show()) as HTMLFormElement;
  expect(['transfer', 'card', 'covered'].map(isShown)).toEqual([false, true, false]);
  expect(new FormData(form).has('Reference')).toBe(false);
  choose('[value=BankTransfer]');
  expect(['transfer', 'card', 'covered'].map(isShown)).toEqual([true, false, false]);
  expect(new FormData(form).get('Reference')).toBe('typed');
  // Controls that the server has disabled remain disabled.
  expect(find<HTMLInputElement>('[name=Off]').disabled).toBe(true);
  expect(find('[role=status]').textContent).toContain('affichées');
  unmount(document.documentElement);
  choose('[value=Card]');
  const switched = [...document.querySelectorAll('[hidden], [disabled]')];
  expect(switched.map((one) => one.id || one.getAttribute('name'))).toEqual(['Off', 'covered']);
});

test('an account that covers everything leaves nothing else to be asked [PAY-02]', async () => {
  const form = (await show()) as HTMLFormElement;
  const account = find<HTMLSelectElement>('select');
  account.value = '1';
  account.dispatchEvent(new Event('change', { bubbles: true }));
  expect(['transfer', 'card', 'covered'].map(isShown)).toEqual([false, false, true]);
  expect(find<HTMLElement>('[data-uncovered]').hidden).toBe(true);
  expect([...new FormData(form).keys()]).toEqual(['PrepaidAccountId']);
  expect(find('[role=status]').textContent).toContain('couvre tout');
  account.value = '';
  account.dispatchEvent(new Event('change', { bubbles: true }));
  expect(['transfer', 'card', 'covered'].map(isShown)).toEqual([false, true, false]);
});

test.each([
  ['4900', 4900, true],
  [' 5000 ', 4900, true],
  ['4899', 4900, false],
  ['', 4900, false],
  ['1e9', 4900, false],
  ['-1', 0, false],
  [null, 0, false],
  ['5000', undefined, false],
])('a balance of %o covers %o: %o [PAY-02]', (balance, amount, covers) => {
  expect(coversAmount(balance, amount)).toBe(covers);
});

test('a part without a word about ways to pay is left alone by none of them [PAY-02]', () => {
  const marks = { methods: null, covered: '', uncovered: null };
  expect(isPartShown(marks, { method: 'Card', isCovered: false })).toBe(false);
  expect(isPartShown(marks, { method: 'Card', isCovered: true })).toBe(true);
});

test('a form without ways to pay is one clear error [PAY-02]', async () => {
  const watched = watchConsole();
  await show('<input name="Other">');
  expect(watched.errors().join()).toContain('no form with ways to pay');
});
