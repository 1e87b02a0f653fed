import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';
import { TAKEN } from '../support/payment.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const FIELDS = '.ar-card-fields iframe';
// By key: WebKitGTK scrolls to a button that a press takes the focus to from a frame, and the press ends beside it.
const PAY = '.adyen-checkout__button--pay';
const REJECTED = '4000 0200 0000 0000';
const GOOD = '4111 1111 1111 1111';

/**
 * Fills in the provider's frames. No engine's driver of ours looks into frames, so the text is put there by a script of this
 * origin, which the stand-in's frames share; in Chromium e2e/islands/card-payment.spec.ts types it with keys. One after the
 * other, as a shopper does: the frames tell the page of it by messages, and it moves the focus, and the view, to the next.
 */
async function typeCard(visitor: Visitor, number: string): Promise<void> {
  await visitor.expectAttribute('.ar-card', 'data-phase', 'ready');
  for (const [position, value] of [number, '12/30', '737'].entries()) {
    await visitor.evaluate(
      ({ frames, at, text }: { frames: string; at: number; text: string }) => {
        const frame = document.querySelectorAll<HTMLIFrameElement>(frames)[at]!;
        const field = frame.contentDocument!.querySelector('input')!;
        field.focus();
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { frames: FIELDS, at: position, text: value },
    );
    await visitor.expectCount(TAKEN, position + 1);
  }
}

test(
  'an order is placed, and paid by card with one refused try [PAY-01] [PAY-02]',
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    await shop.search(visitor, 'dune');
    await shop.openProduct(visitor, 'Mug Dune');
    await shop.addToCart(visitor);
    await visitor.goto('/fr/checkout');
    await visitor.whenIdle();
    await shop.fillOrder(visitor);
    await visitor.check('[name="PaymentMethod"][value="Card"]');
    await visitor.click('.order-form .actions button[type=submit]');
    await visitor.expectUrl(/\/fr\/payment\/IL-\d+$/);
    await visitor.check('#method-transfer');
    await visitor.expectVisible('.payment-transfer');
    await visitor.expectHidden('.payment-card');
    await visitor.check('#method-card');
    await visitor.expectHidden('.payment-transfer');

    await typeCard(visitor, REJECTED);
    await visitor.press('Enter', PAY);
    await visitor.expectText('.ar-card-message [role=alert]', /^La banque a refusé le paiement/);
    await typeCard(visitor, GOOD);
    await visitor.press('Enter', PAY);
    await visitor.expectUrl(/\/fr\/checkout\/confirmation\/IL-\d+$/);
    await visitor.expectText('.confirmation', /Cette commande est payée par carte/);

    const charges = (await ledger()).filter(({ path }) => path === '/payments/notifications');
    expect(charges).toHaveLength(1);
  },
);
