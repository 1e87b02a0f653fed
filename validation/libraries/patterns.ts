import { warnAuthor } from '#runtime/page/warn-author.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { isSuspect, MAX_VALUE_LENGTH } from './pattern-cost.ts';

const compiled = new Map<string, RegExp | undefined>();

function compile(pattern: string): RegExp | undefined {
  try {
    // Unicode properties need the flag `u`; other patterns may contain escapes that it rejects.
    return new RegExp(`^(?:${pattern})$`, /\\[pP]\{|\\u\{/.test(pattern) ? 'u' : '');
  } catch {
    warnAuthor(({ warn }) =>
      warn(`The pattern "${pattern}" is none in JavaScript, so it is not checked here.`),
    );
    return undefined;
  }
}

function compileOnce(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  return compiled.get(pattern);
}

const loadGuard = () => import('./regex-guard.ts');

/**
 * Whether a pattern of the server matches a whole value, without ever freezing the page.
 *
 * @param pattern As written for .NET or JavaScript; one that does not compile here passes, with a warning.
 * @param value The typed text.
 * @returns Whether it matches; a promise where a worker is needed.
 */
export function matchPattern(pattern: string, value: string): boolean | Promise<boolean> {
  const regex = compileOnce(pattern);
  if (!regex || value.length > MAX_VALUE_LENGTH) return true;
  if (!isSuspect(pattern, regex.flags, value.length)) return regex.test(value);
  return loadModule(loadGuard).then(({ runInWorker }) => runInWorker(regex, value));
}
