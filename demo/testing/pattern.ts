import { createContext, Script } from 'node:vm';

/** Time limit of a pattern in ms, ample even on a busy machine; a slow pattern would block the shop. */
const patienceMs = 1000;

const sandbox = createContext(Object.create(null) as object);

const sourceOf = (match: string): string | undefined => /^\/(.*)\/$/s.exec(match)?.[1];

/** True for the start of a request, and for a valid regular expression. */
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
 * True when a fault matches a request.
 *
 * @param match Start of a request, or a regular expression between slashes.
 * @param request Method, path and query.
 * @throws When the regular expression takes too long.
 */
export function matches(match: string, request: string): boolean {
  const source = sourceOf(match);
  if (source === undefined) return request.startsWith(match);
  const [pattern, text] = [JSON.stringify(source), JSON.stringify(request)];
  // Only the engine's own timeout stops a regular expression that backtracks.
  const script = new Script(`new RegExp(${pattern}).test(${text})`);
  return script.runInContext(sandbox, { timeout: patienceMs }) as boolean;
}
