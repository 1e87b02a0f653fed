import { useEffect, useLayoutEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { removeAttribute, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { formatCultureDate } from '#runtime/forms/dates.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { addRangeRules, hasDateRule, hasRangeRule, isValidated } from './range-rules.ts';
import { texts } from './texts.ts';
import { validateTyped, type DateRange, type TypedDate } from './typed-date.ts';

// Returns no message for a problem that a validation rule of the form shows itself.
function explain(typed: TypedDate, { min, max }: DateRange, input: HTMLInputElement): string {
  const labels = chooseTexts(texts);
  if (typed.kind === 'unreadable') return hasDateRule(input) ? '' : labels.unreadable(input.value.trim());
  if (hasRangeRule(input)) return '';
  if (typed.kind === 'early') return labels.early(formatCultureDate(min));
  return typed.kind === 'late' ? labels.late(formatCultureDate(max)) : '';
}

/** A field and its listeners. */
interface Following {
  range: DateRange;
  /** The id of the element that shows the message. */
  id: string;
  signal: AbortSignal;
  /** Called with the message; empty when the problem is solved. */
  onProblem: (problem: string) => void;
}

function followTyped(input: HTMLInputElement, { range, id, signal, onProblem }: Following): void {
  const overrides = createOverrides();
  const report = (problem: string) => {
    // Without the library's validation, the custom validity makes the browser block the submit.
    if (!isValidated(input)) input.setCustomValidity(problem);
    onProblem(problem);
  };
  const check = () => {
    const typed = validateTyped(input.value, range);
    // Formatted before the listeners of the form run, so that they read the date as it is sent.
    if (typed.kind === 'date') input.value = formatCultureDate(typed.time);
    report(explain(typed, range, input));
  };
  const described = getAttribute(input, 'aria-describedby') ?? '';
  overrides.set(input, 'aria-describedby', `${described} ${id}`.trim());
  const afterRules = addRangeRules(input, range, overrides);
  input.addEventListener('change', check, { signal });
  input.addEventListener('input', () => report(''), { signal });
  const leave = () => {
    report('');
    overrides.restore();
    afterRules();
  };
  signal.addEventListener('abort', leave, { once: true });
  if (wasChanged(input)) check();
}

/**
 * Validates typed dates, and formats them in the culture's short format; unreadable text is not changed.
 *
 * @param input The server's field.
 * @param range The allowed range.
 * @param id The id of the element that shows the message.
 * @param signal Ends it and restores the field.
 * @returns The message; empty when there is none.
 */
export function useTypedDate(
  input: HTMLInputElement,
  range: DateRange,
  id: string,
  signal: AbortSignal,
): string {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const controller = followSignal(signal);
    followTyped(input, { range, id, signal: controller.signal, onProblem: setProblem });
    return () => controller.abort();
  }, [input, range, id, signal]);

  useLayoutEffect(() => {
    if (!problem) return undefined;
    setAttribute(input, 'aria-invalid', 'true');
    return () => removeAttribute(input, 'aria-invalid');
  }, [input, problem]);

  return problem;
}
