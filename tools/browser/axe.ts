import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { waitForAnimations } from './animations.ts';
import { readAxeSource } from './axe-source.ts';

/** An element that violates a rule. */
export interface AxeNode {
  /** Selectors from the page into frames and shadow roots, with a space between. */
  readonly target: string;
  readonly html: string;
  /** Remedies, one a line. */
  readonly summary: string;
}

/** A violated rule with its elements. */
export interface AxeViolation {
  /** Name of the rule: `color-contrast`. */
  readonly id: string;
  readonly impact: string;
  /** The rule as a sentence. */
  readonly help: string;
  /** Address of its explanation. */
  readonly helpUrl: string;
  readonly nodes: readonly AxeNode[];
}

/** Limits a check. */
export interface AxeOptions {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  /** Tags of rules, or ids of rules, that are checked. */
  readonly rules?: readonly string[];
  /** Ids of rules that are left out. */
  readonly except?: readonly string[];
}

/** Tags of rules that are checked by default: WCAG 2.2 AA and best practices. */
const AXE_TAGS: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A frame that loads lazily may be replaced by its page meanwhile. */
const LOAD_ATTEMPTS = 3;

interface AxeApi {
  run(context: unknown, options: RunOptions): Promise<AxeResults>;
}

const hasAxe = () => typeof (window as unknown as { axe?: AxeApi }).axe?.run === 'function';

async function loadIntoFrame(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(hasAxe))) await frame.evaluate(readAxeSource());
}

async function loadAxe(page: Page, attempt = 1): Promise<void> {
  try {
    for (const frame of page.frames()) await loadIntoFrame(frame);
  } catch (thrown) {
    if (attempt === LOAD_ATTEMPTS) throw thrown;
    await loadAxe(page, attempt + 1);
  }
}

/** Runs in the page; axe's own Playwright package would send the source again for each check. */
async function runAxe({ include, options }: { include: string; options: RunOptions }) {
  const { axe } = window as unknown as { axe: AxeApi };
  // A frame without scripts never answers, and axe waits half a second for it.
  const exclude = ['iframe[sandbox]:not([sandbox~="allow-scripts"])'];
  const { violations } = await axe.run({ include: [include], exclude }, options);
  return violations.map(({ id, impact, help, helpUrl, nodes }) => ({
    id,
    impact: impact ?? 'minor',
    help,
    helpUrl,
    nodes: nodes.map(({ target, html, failureSummary }) => ({
      target: target.flat().join(' '),
      html,
      summary: failureSummary ?? '',
    })),
  }));
}

/**
 * Finds accessibility violations in the current state of a page, once its animations have ended.
 *
 * @param page Playwright's page.
 * @param options Part of the page, rules.
 * @returns One entry a rule; empty for a page without violations.
 */
export async function findAxeViolations(
  page: Page,
  { within = 'html', rules = AXE_TAGS, except = [] }: AxeOptions = {},
): Promise<AxeViolation[]> {
  await waitForAnimations(page);
  await loadAxe(page);
  const options: RunOptions = {
    runOnly: rules.filter((rule) => !except.includes(rule)),
    rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  };
  return page.evaluate(runAxe, { include: within, options });
}
