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

// Messages of the form's rules appear in the form's own element for them.
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
  /** Of the element that shows the problem. */
  id: string;
  signal: AbortSignal;
  /** Called with the error's text; empty once there is none. */
  onProblem: (problem: string) => void;
}

function followTyped(input: HTMLInputElement, { range, id, signal, onProblem }: Following): void {
  const overrides = createOverrides();
  const report = (problem: string) => {
    // A form without validation of ours is stopped by the browser; elsewhere the word is the validation's.
    if (!isValidated(input)) input.setCustomValidity(problem);
    onProblem(problem);
  };
  const check = () => {
    const typed = validateTyped(input.value, range);
    // Listeners of the form come later, and see the date as it is sent.
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
 * Follows what is typed into a field: a date is written in the culture's short format, wrong text stays as it is.
 *
 * @param input The server's field.
 * @param range The allowed range.
 * @param id Of the element that shows the problem.
 * @param signal The island's.
 * @returns The error's text; empty when there is none.
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
