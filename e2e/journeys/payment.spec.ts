import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';
import { afterPaint } from '../support/after-paint.ts';
import { TAKEN } from '../support/payment.ts';

const EVERYWHERE = { tag: ['@firefox', '@webkit'] };

const FIELDS = '.ar-card-fields iframe';
// The button is pressed by key: WebKitGTK scrolls to a button that takes the focus from a frame; clicks miss
// it.
const PAY = '.adyen-checkout__button--pay';
const REJECTED = '4000 0200 0000 0000';
const GOOD = '4111 1111 1111 1111';

/**
 * Fills in the provider's same-origin frames by script, since our drivers can't type into them, one at a
 * time: each frame posts a message, and the page then moves focus and view to the next.
 */
async function typeCard(shopper: Shopper, number: string): Promise<void> {
  await shopper.expectAttribute('.ar-card', 'data-phase', 'ready');
  for (const [position, value] of [number, '12/30', '737'].entries()) {
    await shopper.evaluate(
      ({ frames, at, text }: { frames: string; at: number; text: string }) => {
        const frame = document.querySelectorAll<HTMLIFrameElement>(frames)[at]!;
        const field = frame.contentDocument!.querySelector('input')!;
        field.focus();
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { frames: FIELDS, at: position, text: value },
    );
    await shopper.expectCount(TAKEN, position + 1);
  }
  // The library marks a field as valid before its payment button knows that; a press in between is lost.
  await shopper.evaluate(afterPaint, undefined);
}

test(
  'an order is placed, and paid by card with one refused try [PAY-01] [PAY-02]',
  EVERYWHERE,
  async ({ shopper, ledger }) => {
    test.slow();
    await shop.enter(shopper, 'fr');
    await shop.search(shopper, 'dune');
    await shop.openProduct(shopper, 'Mug Dune');
    await shop.addToCart(shopper);
    await shopper.goto('/fr/checkout');
    await shopper.whenIdle();
    await shop.fillOrder(shopper);
    await shopper.check('[name="PaymentMethod"][value="Card"]');
    await shopper.click('.order-form .actions button[type=submit]');
    await shopper.expectUrl(/\/fr\/payment\/IL-\d+$/);
    await shopper.check('#method-transfer');
    await shopper.expectVisible('.payment-transfer');
    await shopper.expectHidden('.payment-card');
    await shopper.check('#method-card');
    await shopper.expectHidden('.payment-transfer');

    await typeCard(shopper, REJECTED);
    await shopper.press('Enter', PAY);
    await shopper.expectText('.ar-card-message [role=alert]', /^La banque a refusé le paiement/);
    await typeCard(shopper, GOOD);
    await shopper.press('Enter', PAY);
    await shopper.expectUrl(/\/fr\/checkout\/confirmation\/IL-\d+$/);
    await shopper.expectText('.confirmation', /Cette commande est payée par carte/);

    const charges = (await ledger()).filter(({ path }) => path === '/payments/notifications');
    expect(charges).toHaveLength(1);
  },
);
