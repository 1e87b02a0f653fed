import { atom, type ReadableAtom } from 'nanostores';
import { on, type EventTable } from '#runtime';
import { closest, addListener } from '#runtime/dom/safe.ts';
import { isAborted, RequestError } from '#runtime/requests/request-error.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { reportFailure } from '#stores/api.ts';
import { fetchVariant, type VariantAnswer } from '#stores/variants';
import { isSamePicks, putPicks, readChoice, readWrittenChoice, type VariantChoice } from './choice.ts';
import { createChooser, type Chooser } from './chooser.ts';
import { markTexts } from './parts.ts';
import { isAnswerTo, showAnswer, showReachedTier, type ProductElements } from './product.ts';
import { texts } from './texts.ts';
import { isOwnChange } from './values.ts';

/** The reason why a choice is not shown. */
export interface ChoiceProblem {
  readonly text: string;
  /** Chooses the same values again. */
  readonly retry: () => void;
}

type ProductChooser = Chooser<VariantChoice, VariantAnswer>;

function problemText(error: Error, isOfQuantity: boolean): string {
  const { failed, quantityFailed } = chooseTexts(texts);
  const message = error instanceof RequestError ? messageOf(error) : undefined;
  return message ?? (isOfQuantity ? quantityFailed : failed);
}

// The variant chosen at the press is sent; its id comes with the answer that was pending then.
async function confirmPressed(
  elements: ProductElements,
  choice: VariantChoice,
  pendingAnswer: Promise<VariantAnswer>,
  fields: FormData,
): Promise<string | undefined> {
  const answer = await pendingAnswer;
  if (!isAnswerTo(elements, answer, choice)) return chooseTexts(texts).noVariant;
  fields.set('ProductVariantId', String(answer.ProductVariantViewModel.ProductVariantId));
  return undefined;
}

function followPresses(elements: ProductElements, chooser: ProductChooser): void {
  const { form, groups, host, signal } = elements;
  const onAdd = (event: CustomEvent<EventTable['cart-add']>) => {
    if (event.target !== form) return;
    const choice = readChoice(form, groups);
    if (isSamePicks(choice, chooser.shown())) return;
    const requested = chooser.requested();
    if (!requested || !isSamePicks(choice, requested)) chooser.choose(choice);
    const pendingAnswer = chooser.blockSubmit();
    if (pendingAnswer)
      event.detail.waitFor(confirmPressed(elements, choice, pendingAnswer, event.detail.fields));
  };
  on('cart-add', onAdd, signal, host);
}

function followFields(elements: ProductElements, choose: () => void): void {
  const { form, host, signal } = elements;
  const onChange = (event: Event) => {
    if (!isOwnChange(event) && closest(event.target as Element, '[data-variation]')) choose();
  };
  addListener(form, 'change', onChange, { signal });
  // The fields get their initial values only after the event.
  addListener(form, 'reset', () => setTimeout(choose), { signal });
  const onQuantity = ({ detail: { quantity } }: CustomEvent<EventTable['quantity-changed']>) => {
    showReachedTier(elements);
    // Prices are requested only for quantities between minimum and maximum (PRD-04).
    if (quantity !== undefined) choose();
  };
  on('quantity-changed', onQuantity, signal, host);
}

/**
 * Updates a product's page after choices in its form, and adds the chosen variant to the cart (PRD-01,
 * PRD-02).
 *
 * @param elements The elements of the product.
 * @returns The problem of the last choice, or undefined.
 */
export function followChoices(elements: ProductElements): ReadableAtom<ChoiceProblem | undefined> {
  const { form, scope, groups, props, signal } = elements;
  const $problem = atom<ChoiceProblem | undefined>();
  const read = () => readChoice(form, groups);
  const choose = () => {
    $problem.set(undefined);
    chooser.choose(read());
  };
  const restore = (shown: VariantChoice, failed: VariantChoice, error: Error) => {
    if (isAborted(error)) return;
    reportFailure(error instanceof RequestError ? error.url : '', error);
    const retry = () => {
      putPicks(failed.picks, groups);
      choose();
    };
    putPicks(shown.picks, groups);
    $problem.set({ text: problemText(error, isSamePicks(shown, failed)), retry });
  };
  const [first, written] = [read(), readWrittenChoice(groups)];
  const isWritten = isSamePicks(first, written);
  const chooser: ProductChooser = createChooser<VariantChoice, VariantAnswer>(
    isWritten ? first : written,
    {
      read: ({ key }, ended) => fetchVariant(props.productId, key, ended),
      show: (answer, requested) => showAnswer(elements, answer, requested),
      restore,
      showBusy: (isBusy) => markTexts(scope, isBusy),
    },
    signal,
  );
  followFields(elements, choose);
  followPresses(elements, chooser);
  showReachedTier(elements);
  // A choice made while this code loaded reached no listener (T42).
  chooser.choose(first, props.refresh);
  return $problem;
}
