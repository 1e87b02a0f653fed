import { afterEach, expect, test } from 'vitest';
import mountAddressPicker from '../../../islands/address-picker/address-picker.tsx';
import { props } from '../../../islands/address-picker/props.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

afterEach(leavePage);

const card = (id: string, street: string, isChecked: boolean) => `
  <p data-address-id="${id}" data-address='{"Street1":"${street}"}'>
    <label><input type="radio" name="Address" ${isChecked ? 'checked' : ''}> ${street}</label></p>`;

const page = (name: string) => `
  <form>
    <input type="hidden" name="BillingStreet1" value="Rue des Potiers">
    <div data-island="${name}" data-type="Billing" data-url="/fr/list" data-selected-address-id="1">
      <div data-address-list>${card('1', 'Rue des Potiers', true)}${card('2', 'Quai de Meuse', false)}</div>
    </div>
  </form>`;

/** Presses the second address as soon as the view is rendered, before its effects run. */
function pressOnceRendered(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.ar-address-note')) return;
    observer.disconnect();
    find<HTMLInputElement>('[data-address-id="2"] input').click();
  });
  observer.observe(document, { subtree: true, childList: true });
}

test('an address pressed between the render and its listeners is chosen [CHK-02] [CHK-03]', async () => {
  watchConsole();
  pressOnceRendered();
  await mountPage(page(registerIsland(mountAddressPicker, { props })));
  expect(find<HTMLInputElement>('[data-address-id="2"] input').checked).toBe(true);
  expect(find<HTMLInputElement>('[name=BillingStreet1]').value).toBe('Quai de Meuse');
});
