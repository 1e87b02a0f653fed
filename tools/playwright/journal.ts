import type { Page } from '@playwright/test';
import { BINDING, recordPage, type PageRecord } from './in-page/record.ts';
import { COUNTS, installListenerRegistry, registerListeners } from './in-page/listeners.ts';
import { countTypingPauses, PAUSES } from './in-page/typing-pauses.ts';

/** An event of the library, in the order in which the page sent it. */
export interface EmittedEvent {
  readonly name: string;
  /** The event’s `detail` as JSON; elements are the start of their HTML. */
  readonly detail: unknown;
}

/** Everything that a page reports during a test. */
export interface Journal {
  readonly events: readonly EmittedEvent[];
  /** Warnings and errors of the library in the console. */
  readonly complaints: readonly string[];
  /** Uncaught errors and rejections. */
  readonly errors: readonly string[];
  /** Violations of the content security policy. */
  readonly violations: readonly string[];
}

/** Longer timers after typing are no pause before a request. */
const MAX_PAUSE_MS = 1000;

const COMPLAINT = /^\[archipel\]/;

/** Violations that no event reports, such as those of a page that is going away. */
const VIOLATION = /Content[- ]Security[- ]Policy|TrustedHTML|TrustedScript|TrustedTypes?/i;

/**
 * Firefox reports a failed import as an error of the page, even if it is caught, and a violation of the policy besides
 * its event.
 */
const NO_ERROR =
  /^(?:Loading module from .* was blocked because of a disallowed MIME type|Content-Security-Policy: )/;

/** Playwright’s own style for a screenshot, in Firefox by WebDriver BiDi: the policy allows a page no `eval`. */
const OWN_STYLE = /^style-src-elem blocked inline.*(?: > |%20%3E%20)eval:\d+$/;

/**
 * Begins to record what the pages of a context report.
 *
 * @param page The test’s page, which has loaded nothing yet.
 * @param names Names of the events to record.
 */
export async function startJournal(page: Page, names: readonly string[]): Promise<Journal> {
  const context = page.context();
  const events: EmittedEvent[] = [];
  const complaints: string[] = [];
  const errors: string[] = [];
  const violations: string[] = [];

  await context.exposeBinding(BINDING, (_, record: PageRecord) => {
    if (record.kind === 'event') events.push({ name: record.name, detail: record.detail });
    else if (!OWN_STYLE.test(record.text)) violations.push(record.text);
  });
  await context.addInitScript(recordPage, { names: [...names], binding: BINDING });
  await context.addInitScript(installListenerRegistry, COUNTS);
  await context.addInitScript(registerListeners, COUNTS);
  await context.addInitScript(countTypingPauses, { key: PAUSES, limit: MAX_PAUSE_MS });

  const watch = (one: Page) => {
    one.on('console', (message) => {
      const text = message.text();
      // Chromium adds the stack, which belongs to the library.
      if (COMPLAINT.test(text)) complaints.push(text.replace(/\n\s+at [\s\S]*/, ''));
      else if (message.type() === 'error' && VIOLATION.test(text)) violations.push(text);
    });
    one.on('pageerror', (error) => {
      if (!NO_ERROR.test(error.message)) errors.push(error.stack ?? String(error));
    });
  };
  watch(page);
  context.on('page', watch);

  return { events, complaints, errors, violations };
}
