import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mountForm from '../../../islands/add-to-cart/add-to-cart.ts';
import type { Props } from '../../../islands/add-to-cart/props.ts';
import type { MountContext } from '#runtime';
import { addToCart, type AddOutcome } from '#stores/cart';
import { find, showPage } from '../../support/page.ts';

vi.mock('#stores/cart', () => ({ addToCart: vi.fn() }));
vi.mock('#stores/notices', () => ({ notify: vi.fn(), dismiss: vi.fn() }));

const FORM = '<form><input name="ProductVariantId" value="7"><button type="submit">Add</button></form>';

const controller = new AbortController();

const press = () => find<HTMLButtonElement>('button').click();

/** Returns how many requests two clicks send, the second one `wait` ms after the first. */
async function sendsOf(kind: AddOutcome['kind'], wait: number): Promise<number> {
  vi.mocked(addToCart).mockReset().mockResolvedValue({ kind });
  showPage(FORM);
  const context = { signal: controller.signal, name: 'add-to-cart' } as MountContext<Props>;
  mountForm(find('form'), {} as Props, context);
  press();
  await vi.advanceTimersByTimeAsync(wait);
  press();
  return vi.mocked(addToCart).mock.calls.length;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the second press of a double click adds nothing; after a rest, or when nothing was added, it counts [PRD-06]', async () => {
  expect(await sendsOf('added', 599)).toBe(1);
  expect(await sendsOf('unsure', 599)).toBe(1);
  expect(await sendsOf('added', 600)).toBe(2);
  for (const kind of ['rejected', 'signed-out', 'lost'] as const) {
    expect(await sendsOf(kind, 1), kind).toBe(2);
  }
});
