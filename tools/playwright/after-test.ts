import type { Page } from '@playwright/test';
import { limitTime } from '../browser/limit-time.ts';
import type { Exchange, SentRequest } from '../mocks/exchange-types.ts';
import { APP } from './in-page/app.ts';
import { COUNTS, type ListenerCounts } from './in-page/listeners.ts';
import { remountTwice } from './in-page/remount.ts';
import type { Journal } from './journal.ts';
import { KitError } from './kit-error.ts';
import { isChecked, type ArchipelOptions, type CheckName } from './options.ts';
import { isPageGone } from './page-gone.ts';
import { poll } from './poll.ts';

/** Texts that a test expects in the console or as uncaught errors. */
export interface Expected {
  readonly complaints: RegExp[];
  readonly errors: RegExp[];
}

const unexpected = (lines: readonly string[], patterns: readonly RegExp[]) =>
  lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));

const missing = (lines: readonly string[], patterns: readonly RegExp[]) =>
  patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));

function describeLines(
  title: string,
  lines: readonly string[],
  patterns: readonly RegExp[],
  advice: string,
): string[] {
  const left = unexpected(lines, patterns);
  const absent = missing(lines, patterns);
  return [
    ...(left.length > 0 ? [`${title}:\n${left.map((line) => `  ${line}`).join('\n')}\n  ${advice}`] : []),
    ...absent.map((pattern) => `The test expects ${String(pattern)}, and the page never reported it.`),
  ];
}

const findComplaints = ({ complaints }: Journal, expected: Expected): string[] =>
  describeLines(
    'The library complains in the console',
    complaints,
    expected.complaints,
    'A test that causes one on purpose says so: archipel.expectComplaint(/…/).',
  );

const findErrors = ({ errors }: Journal, expected: Expected): string[] =>
  describeLines(
    'Uncaught errors of the page',
    errors,
    expected.errors,
    'A test that causes one on purpose says so: archipel.expectError(/…/).',
  );

/** Waits for what a test expects: a browser reports lines of the console later than the test goes on. */
async function waitForExpected({ complaints, errors }: Journal, expected: Expected): Promise<void> {
  const isComplete = () =>
    missing(complaints, expected.complaints).length + missing(errors, expected.errors).length === 0;
  await poll(isComplete);
}

function findViolations({ violations }: Journal): string[] {
  if (violations.length === 0) return [];
  const lines = [...new Set(violations)].map((line) => `  ${line}`);
  return [`Violations of the content security policy:\n${lines.join('\n')}`];
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

function describeUnanswered({ method, url, call }: SentRequest): string {
  const path = pathOf(url);
  if (!call)
    return `${method} ${path} has no answer: archipel.fragment('${path}', html) gives one, archipel.allow('${path}') goes without.`;
  return `${call} (${method} ${path}) has no answer: archipel.mock('${call}') gives that of openapi.json, archipel.allow('${call}') goes without.`;
}

const findUnanswered = (requests: readonly SentRequest[]): string[] => [
  ...new Set(requests.map(describeUnanswered)),
];

function describeListeners(left: ListenerCounts): string[] {
  const lines = Object.entries(left).map(([label, number]) => `  ${label}: ${number} more with each mount`);
  return lines.length > 0
    ? [`Islands leave listeners behind when they are unmounted:\n${lines.join('\n')}`]
    : [];
}

/** Limit in ms of mounting all islands of a page twice. */
const REMOUNT_TIMEOUT_MS = 10_000;

const stillBusy = () =>
  new KitError(
    'The islands were not mounted again within 10 s, so their listeners are not counted. Let paused requests go on, or switch the check off: archipelOptions: { checks: { listeners: false } }.',
  );

/** Finds listeners that the islands of a page leave behind, by mounting them twice again. */
async function findLeftListeners(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  const counting = page.evaluate(remountTwice, { app: APP, counts: COUNTS });
  try {
    return describeListeners((await limitTime(counting, REMOUNT_TIMEOUT_MS, stillBusy)) ?? {});
  } catch (thrown) {
    // A page that is being left has no islands to mount.
    if (isPageGone(thrown)) return [];
    return [
      thrown instanceof KitError
        ? thrown.message
        : `Islands fail when they are mounted again: ${String(thrown)}`,
    ];
  }
}

/** The records of a test at its end. */
export interface EndedTest {
  readonly page: Page;
  readonly journal: Journal;
  readonly exchange: Exchange;
  readonly expected: Expected;
  readonly options: ArchipelOptions;
}

/**
 * Finds what a page has reported by itself during a test, and what its islands leave behind.
 *
 * @returns Each fault as lines for the person who reads the test’s result.
 */
export async function findFaults({
  page,
  journal,
  exchange,
  expected,
  options,
}: EndedTest): Promise<string[]> {
  const checks: Readonly<Record<CheckName, () => string[] | Promise<string[]>>> = {
    console: () => findComplaints(journal, expected),
    policy: () => findViolations(journal),
    errors: () => findErrors(journal, expected),
    calls: () => findUnanswered(exchange.unanswered),
    // Last, because it mounts the page's islands again, whose requests and lines are no part of the test.
    listeners: () => findLeftListeners(page),
  };
  await waitForExpected(journal, expected);
  const faults: string[] = [];
  for (const [name, check] of Object.entries(checks))
    if (isChecked(options, name as CheckName)) faults.push(...(await check()));
  return faults;
}
