import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mountAdd from '../../../islands/add-to-cart/add-to-cart.ts';
import type { Props as AddProps } from '../../../islands/add-to-cart/props.ts';
import { followChoices } from '../../../islands/variations/follow-choices.ts';
import { findGroups } from '../../../islands/variations/values.ts';
import type { MountContext } from '#runtime';
import { addToCart } from '#stores/cart';
import { find, showPage } from '../../support/page.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';
import { createVariantServer, isMade, variantId } from '../../support/variant-server.ts';

vi.mock('#stores/cart', () => ({ addToCart: vi.fn() }));
vi.mock('#stores/notices', () => ({ notify: vi.fn(), dismiss: vi.fn() }));
const server = vi.hoisted(() => ({
  fetchVariant: undefined as unknown as (...all: unknown[]) => Promise<never>,
}));
vi.mock('../../../stores/variants/api.ts', () => ({
  fetchVariant: (...all: unknown[]) => server.fetchVariant(...all),
}));

const radios = (name: string, values: readonly string[]) =>
  values
    .map((value, index) => `<input type="radio" name="${name}" value="${value}"${index ? '' : ' checked'}>`)
    .join('');

const PAGE = `<main><p data-variation-part="sku">S17</p><div data-variation-host><form>
  <input type="hidden" name="ProductVariantId" value="17"><input name="Quantity" value="1">
  <fieldset data-variation="1">${radios('colour', ['1', '2', '3'])}</fieldset>
  <fieldset data-variation="2">${radios('size', ['7', '8'])}</fieldset>
  <button type="submit">Add</button></form></div></main>`;

const picked = () => {
  const value = (name: string) => find<HTMLInputElement>(`input[name=${name}]:checked`).value;
  return { colour: value('colour'), size: value('size') };
};

/** The page of a product with variations, and the server whose responses the test chooses. */
class Scenario {
  readonly server = createVariantServer();
  readonly controller = new AbortController();
  pressed: { colour: string; size: string } | undefined;
  added: { pressed: number; sent: number }[] = [];

  /** The outcome of each addition is drawn. */
  constructor(drawOutcome: () => 'lost' | 'added' = () => 'added') {
    server.fetchVariant = this.server.fetchVariant as never;
    showPage(PAGE);
    const { signal } = this.controller;
    vi.mocked(addToCart)
      .mockReset()
      .mockImplementation((payload) => {
        const { colour, size } = this.pressed!;
        this.added.push({ pressed: variantId(colour, size), sent: Number(payload.ProductVariantId) });
        return Promise.resolve({ kind: drawOutcome() });
      });
    mountAdd(find('form'), {} as AddProps, { signal, name: 'add-to-cart' } as MountContext<AddProps>);
    const host = find('[data-variation-host]');
    const props = { productId: '5', addressKey: undefined, refresh: false };
    followChoices({
      host,
      form: find<HTMLFormElement>('form'),
      scope: find('main'),
      groups: findGroups(host),
      props,
      signal,
    });
  }

  pick(index: number): void {
    const free = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')];
    free[index % free.length]!.click();
  }

  press(): void {
    const button = find('button');
    if (button.getAttribute('aria-busy') === 'true') return;
    this.pressed = picked();
    button.click();
  }

  async reply(index: number, isFailure: boolean): Promise<void> {
    const { open } = this.server;
    const question = open[index % Math.max(open.length, 1)];
    if (!question) return;
    if (isFailure) question.fail();
    else question.answer();
    await vi.advanceTimersByTimeAsync(0);
  }

  async end(): Promise<void> {
    while (this.server.open.length > 0) await this.reply(0, false);
    await vi.advanceTimersByTimeAsync(2_000);
    this.controller.abort();
  }
}

const nothing = fc.constant(undefined);
/** Three of four responses are not failures. */
const failures = fc.constantFrom(false, false, false, true);

const steps = stepsOf<Scenario>(
  [
    [7, step<Scenario, number>('pick', fc.nat(4), (scenario, index) => scenario.pick(index))],
    [5, step<Scenario, undefined>('press', nothing, (scenario) => scenario.press())],
    [
      6,
      step('reply', fc.tuple(fc.nat(5), failures), (scenario: Scenario, [index, isFailure]) =>
        scenario.reply(index, isFailure),
      ),
    ],
    [2, step<Scenario, undefined>('wait', nothing, () => vi.advanceTimersByTimeAsync(700))],
  ],
  48,
);
const outcomes = fc.array(fc.constantFrom(...(['added', 'added', 'added', 'added', 'lost'] as const)), {
  minLength: 12,
  maxLength: 12,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('in 300 games of choices, late answers, failures and presses, what is sent is what was pressed, and the page shows what is chosen [PRD-01] [PRD-06]', async () => {
  let sent = 0;
  const property = fc.asyncProperty(steps, outcomes, async (sequence, given) => {
    const scenario = new Scenario(drawFrom(given, 'added'));
    await runSteps(scenario, sequence);
    await scenario.end();
    for (const add of scenario.added) expect(add.sent).toBe(add.pressed);
    const { colour, size } = picked();
    expect(isMade(colour, size)).toBe(true);
    expect(find('[data-variation-part]').textContent).toBe(`S${colour}${size}`);
    expect(find<HTMLInputElement>('[name=ProductVariantId]').value).toBe(colour + size);
    expect(find('button').getAttribute('aria-busy')).toBeNull();
    sent += scenario.added.length;
  });
  await fc.assert(property, { numRuns: runs(300) });
  // The scenarios prove something only if many clicks get through.
  expect(sent).toBeGreaterThan(runs(300));
});

test('a press whose answer does not come in eight seconds adds nothing and says so, however late it comes [PRD-06]', async () => {
  const scenario = new Scenario();
  find<HTMLInputElement>('[name=colour][value="2"]').click();
  scenario.press();
  await vi.advanceTimersByTimeAsync(7_900);
  expect(find('.add-to-cart-message').textContent).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(find('.add-to-cart-message').textContent).toMatch(/rien n’a été ajouté/);
  scenario.server.open[0]!.answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(scenario.added).toEqual([]);
  expect(find('[data-variation-part]').textContent).toBe('S27');
  scenario.controller.abort();
});

test('a combination that is not made is never bought as the nearest one [PRD-01] [PRD-06]', async () => {
  const scenario = new Scenario();
  find<HTMLInputElement>('[name=size][value="8"]').click();
  scenario.server.open[0]!.answer();
  await vi.advanceTimersByTimeAsync(0);
  find<HTMLInputElement>('[name=colour][value="3"]').click();
  scenario.press();
  scenario.server.open[0]!.answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(scenario.added).toEqual([]);
  expect(find('.add-to-cart-message').textContent).toMatch(/combinaison n’existe pas/);
  expect(picked()).toEqual({ colour: '3', size: '7' });
  scenario.controller.abort();
});
