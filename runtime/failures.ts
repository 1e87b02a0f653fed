import { report, toError } from './errors.ts';
import { emit } from './events.ts';
import { isSkewed } from './load.ts';
import { RequestError } from './request-error.ts';

/** What can be done about a request for HTML that failed. */
interface Recourse {
  /** The address that was asked for. */
  url: string;
  /** Asks once more. */
  retry?: () => void;
  /**
   * Leaves it to the browser; also what happens when nobody tells the visitor what went wrong. Never given for a write,
   * which the browser would send a second time.
   */
  leave?: () => void;
}

const isQuiet = (error: RequestError) => error.kind === 'aborted' || error.status === 404;

function log({ kind, message }: RequestError): void {
  if (kind === 'aborted') console.warn(`[archipel] ${message}`);
  else console.info(`[archipel] ${message}`);
}

/**
 * Handles what a request for HTML threw, by its kind (ERR-01 to ERR-03): a refused login was told already, unless its
 * code could not be had; 404 is logged, what was aborted is warned of, everything else is told by whoever takes
 * `request-error` over.
 *
 * @param thrown What was thrown.
 * @param recourse What can be done about it.
 * @returns Whether nobody has told the visitor.
 */
export function handleFailure(thrown: unknown, recourse: Recourse): boolean {
  const error = toError(thrown);
  const isRequest = error instanceof RequestError;
  const status = isRequest ? error.status : 0;
  if (!isRequest) report(error);
  const kind = isRequest ? error.kind : 'network';
  const isUntold = emit(document, 'request-error', { ...recourse, status, kind, error });
  if (!isUntold || (status === 401 && !isSkewed())) return false;
  if (isRequest && isQuiet(error)) log(error);
  else recourse.leave?.();
  return true;
}
