import { report, toError } from '../page/errors.ts';
import { emit } from '../page/events.ts';
import { isSkewed, setSkewed } from '../islands/load.ts';
import { startBefore } from '../islands/services.ts';
import { offerRetry } from './offer-retry.ts';
import { isAborted, RequestError } from './request-error.ts';
import { within } from './within.ts';

/** Options after a failed request for HTML. */
interface Recourse {
  url: string;
  /** Sends the request again. */
  retry?: () => void;
  /**
   * Leaves the request to the browser; also called when no listener shows the failure to the visitor.
   * Undefined for a write, which the browser would send a second time.
   */
  leave?: () => void;
}

/** Whether the server did not answer. */
const isUnanswered = ({ kind }: RequestError) => kind === 'network' || kind === 'timeout';

// An aborted request is no failure; its warning was written at its source.
function resolveUnreported(error: Error, { retry, leave }: Recourse): void {
  if (!(error instanceof RequestError)) leave?.();
  else if (isUnanswered(error) && leave && retry) offerRetry(retry, leave);
  else if (error.status === 404) console.info(`[archipel] ${error.message}`);
  else if (!isAborted(error)) leave?.();
}

// Limit in ms for loading the failure dialog's code; a failure later than that is left to the browser.
const REPORT_TIMEOUT_MS = 5_000;

const isQuiet = ({ kind, status }: RequestError) => kind === 'aborted' || status === 404 || status === 401;

/**
 * Waits for the code that shows failures to the visitor: it is loaded at the first input, and a request may
 * fail before that.
 *
 * @param thrown The error of a request.
 * @returns Resolves when the code is there or has failed to load; at once for errors that are not shown.
 */
export async function expectTeller(thrown: unknown): Promise<void> {
  if (!(thrown instanceof RequestError) || isQuiet(thrown)) return;
  const late = () => new Error('The texts of a failure did not load.');
  const wasSkewed = isSkewed();
  await within(startBefore('request-error'), REPORT_TIMEOUT_MS, late).catch(() => {});
  // Without a server its code does not load either.
  if (isUnanswered(thrown)) setSkewed(wasSkewed);
}

/**
 * Handles the error of a request for HTML (ERR-01 to ERR-03): a rejected login was shown already, 404 is only
 * logged, and all other errors are shown by the listener that cancels `request-error`.
 *
 * @param thrown The error.
 * @param recourse The options of the visitor.
 * @returns Whether the visitor has still to be informed.
 */
export function handleFailure(thrown: unknown, recourse: Recourse): boolean {
  const error = toError(thrown);
  const isRequest = error instanceof RequestError;
  const status = isRequest ? error.status : 0;
  if (!isRequest) report(error);
  const kind = isRequest ? error.kind : 'network';
  const isUntold = emit(document, 'request-error', { ...recourse, status, kind, error });
  if (!isUntold || (status === 401 && !isSkewed())) return false;
  resolveUnreported(error, recourse);
  return true;
}
