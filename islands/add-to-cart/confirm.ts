import { emit } from '#runtime';
import { within } from '#runtime/requests/within.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

/** Timeout in ms for the listeners of `cart-add`; after it, nothing is added. */
const ANSWER_TIMEOUT_MS = 8_000;

const tooLate = () => new Error('What is added was not known in time.');

async function firstProblem(work: readonly Promise<string | undefined>[]): Promise<string | undefined> {
  try {
    const problems = await within(Promise.all(work), ANSWER_TIMEOUT_MS, tooLate);
    return problems.find((problem) => problem !== undefined);
  } catch {
    return chooseTexts(texts).unconfirmed;
  }
}

/**
 * Emits `cart-add`, so that listeners can check or complete the fields, for example with the variant of the
 * choices (PRD-06).
 *
 * @param form The form.
 * @param fields The form's data; listeners may change it.
 * @returns The first error of a listener, once all have answered; undefined when no listener has work.
 */
export function confirmMeaning(
  form: HTMLFormElement,
  fields: FormData,
): Promise<string | undefined> | undefined {
  const work: Promise<string | undefined>[] = [];
  emit(form, 'cart-add', { fields, waitFor: (one) => void work.push(one) });
  return work.length > 0 ? firstProblem(work) : undefined;
}
