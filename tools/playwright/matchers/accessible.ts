import type { Locator, Page } from '@playwright/test';
import { findAxeViolations, type AxeOptions, type AxeViolation } from '../../browser/axe.ts';
import { resultOf, type MatcherResult } from './result.ts';

const MARK = 'data-archipel-checked';

const describe = ({ id, help, helpUrl, nodes }: AxeViolation) =>
  [`${id}: ${help} (${helpUrl})`, ...nodes.map(({ target, html }) => `  ${target}\n    ${html}`)].join('\n');

/** Checks a part of a page, which an attribute marks meanwhile: axe takes selectors only. */
async function findWithin(part: Locator, options: AxeOptions): Promise<AxeViolation[]> {
  await part.evaluate((element, mark) => element.setAttribute(mark, ''), MARK);
  try {
    return await findAxeViolations(part.page(), { ...options, within: `[${MARK}]` });
  } finally {
    await part.evaluate((element, mark) => element.removeAttribute(mark), MARK);
  }
}

const isLocator = (subject: Page | Locator): subject is Locator => 'elementHandle' in subject;

/**
 * Expects no violation of WCAG 2.2 AA or of good practice that axe finds.
 *
 * @param subject A page, or a part of it.
 * @param options Rules to check or to leave out; of a page, the selector of the part to check.
 */
export async function toBeAccessible(
  this: { readonly isNot: boolean },
  subject: Page | Locator,
  options: AxeOptions = {},
): Promise<MatcherResult> {
  const violations = isLocator(subject)
    ? await findWithin(subject, options)
    : await findAxeViolations(subject, options);
  const pass = violations.length === 0;
  return resultOf(
    pass,
    pass ? 'axe finds no violation.' : `axe finds:\n${violations.map(describe).join('\n')}`,
  );
}
