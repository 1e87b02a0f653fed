import { createContext, Script } from 'node:vm';

/** Far more than any pattern of a test needs, on a busy machine too; a catastrophic one would stop the shop for all. */
const patienceMs = 1000;

const sandbox = createContext(Object.create(null) as object);

const sourceOf = (match: string): string | undefined => /^\/(.*)\/$/s.exec(match)?.[1];

/** True for the beginning of a request, and for a regular expression that can be read. */
export function isPattern(match: string): boolean {
  const source = sourceOf(match);
  if (source === undefined) return true;
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

/**
 * Whether a fault meets a request.
 *
 * @param match The beginning of a request, or a regular expression between slashes.
 * @param request Method, path and query.
 * @throws When the expression takes too long: it is broken off.
 */
export function matches(match: string, request: string): boolean {
  const source = sourceOf(match);
  if (source === undefined) return request.startsWith(match);
  const [pattern, text] = [JSON.stringify(source), JSON.stringify(request)];
  // Nothing but the engine's own alarm ends a regular expression that backtracks.
  const script = new Script(`new RegExp(${pattern}).test(${text})`);
  return script.runInContext(sandbox, { timeout: patienceMs }) as boolean;
}
