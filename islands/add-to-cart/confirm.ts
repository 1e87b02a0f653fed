import { emit } from '#runtime';
import { within } from '#runtime/requests/within.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

/** So long a pressed button waits for what is meant by it; then nothing is added. */
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
 * Asks those who listen what the form means, such as the variant that its choices mean (PRD-06).
 *
 * @param form The form.
 * @param fields What it sends; those who know more write it in here.
 * @returns Why nothing is to be added, if anything, once they know; nothing at all when nobody has to find out.
 */
export function confirmMeaning(
  form: HTMLFormElement,
  fields: FormData,
): Promise<string | undefined> | undefined {
  const work: Promise<string | undefined>[] = [];
  emit(form, 'cart-add', { fields, waitFor: (one) => void work.push(one) });
  return work.length > 0 ? firstProblem(work) : undefined;
}
