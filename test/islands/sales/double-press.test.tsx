import { afterEach, expect, test, vi } from 'vitest';
import OrderAgain, { props as againProps } from '../../../islands/order-again/order-again.tsx';
import PrepaidAdd, { props as creditProps } from '../../../islands/prepaid-add/prepaid-add.tsx';
import { addOrderLine, type AddOutcome } from '#stores/cart';
import { addCredit, type CreditOutcome } from '#stores/sales';
import { leavePage, mountPage, registerIsland } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

vi.mock('#stores/cart', () => ({ addOrderLine: vi.fn() }));
vi.mock('#stores/sales', () => ({ addCredit: vi.fn() }));
vi.mock('#stores/notices', () => ({ notify: vi.fn() }));

const AGAIN = 'data-lines="#lines"><button>Again</button>';
const LINES = '<div id="lines"><form data-call="order"><input name="name" value="Cup"></form></div>';
const CREDIT =
  '><input name="PrepaidAccountId" value="C1"><input name="Quantity" value="50"><button>Add</button>';

afterEach(leavePage);

/** Mounts a form, and presses its button twice, with this time in ms between. */
async function pressTwice(island: string, html: string, wait: number): Promise<void> {
  await mountPage(`<form data-island="${island}" ${html}</form>${LINES}`);
  vi.useFakeTimers();
  find('button').click();
  await vi.advanceTimersByTimeAsync(wait);
  find('button').click();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
}

test('a double click orders again once, even if the server is fast; a press after a rest counts [SAL-03]', async () => {
  const add = vi.mocked(addOrderLine).mockResolvedValue({ kind: 'added' });
  const island = registerIsland(OrderAgain, { props: againProps });
  await pressTwice(island, AGAIN, 599);
  expect(add).toHaveBeenCalledTimes(1);
  leavePage();
  add.mockReset().mockResolvedValue({ kind: 'added' });
  await pressTwice(island, AGAIN, 600);
  expect(add).toHaveBeenCalledTimes(2);
});

test('the button stays busy after the second press of a double click [SAL-03]', async () => {
  let answer!: (outcome: AddOutcome) => void;
  const answered = new Promise<AddOutcome>((resolve) => (answer = resolve));
  vi.mocked(addOrderLine).mockReset().mockReturnValue(answered);
  await pressTwice(registerIsland(OrderAgain, { props: againProps }), AGAIN, 100);
  expect(find('button').getAttribute('aria-busy')).toBe('true');
  answer({ kind: 'added' });
  await vi.waitFor(() => expect(find('button').hasAttribute('aria-busy')).toBe(false));
});

test.each<[CreditOutcome['kind'], number, number]>([
  ['added', 599, 1],
  ['unsure', 599, 1],
  ['added', 600, 2],
  ['rejected', 1, 2],
  ['lost', 1, 2],
])(
  'after the outcome "%s" a press %i ms later makes %i requests for credit [SAL-04]',
  async (kind, wait, sent) => {
    const add = vi.mocked(addCredit).mockReset().mockResolvedValue({ kind });
    await pressTwice(registerIsland(PrepaidAdd, { props: creditProps }), CREDIT, wait);
    expect(add).toHaveBeenCalledTimes(sent);
  },
);
