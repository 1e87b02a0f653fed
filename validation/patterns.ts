import { tellAuthor } from '#runtime/tell-author.ts';
import { loadModule } from '#runtime/load.ts';

/** More than this no pattern is asked about: the server decides. */
const LONGEST = 1_000;

const compiled = new Map<string, RegExp | undefined>();

function compile(pattern: string): RegExp | undefined {
  try {
    // Properties of characters are known in this mode only; others may write escapes that it refuses.
    return new RegExp(`^(?:${pattern})$`, /\\[pP]\{|\\u\{/.test(pattern) ? 'u' : '');
  } catch {
    tellAuthor(({ warn }) =>
      warn(`The pattern "${pattern}" is none in JavaScript, so it is not checked here.`),
    );
    return undefined;
  }
}

const BIG = /[*+]|\{\d+,\}|\{\d*,?\d{2,}\}/;
const VARIABLE = /[*+?|V]|\{\d+,\d*\}/;
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)([*+?]|\{[\d,]+\})?/;
const MANY = 3;
const MANY_OPTIONS = 6;

const count = (text: string, pattern: RegExp) => text.match(new RegExp(pattern, 'g'))?.length ?? 0;

/**
 * Whether a pattern may take time without end: repetitions in repetitions, or so many that they overlap.
 * It errs on the safe side; what it suspects is asked in a worker.
 */
export function isSuspect(pattern: string): boolean {
  if (pattern.length > LONGEST || /\\[1-9]|\\k</.test(pattern)) return true;
  let text = pattern.replace(/\\(?:[pPu]\{[^}]*\}|.)/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (count(text, BIG) >= MANY || count(text, /\?|,\d+\}/) >= MANY_OPTIONS + count(text, /\(\?/)) return true;
  for (let group = GROUP.exec(text); group; group = GROUP.exec(text)) {
    const [whole, inner = '', repeat = ''] = group;
    const isVariable = VARIABLE.test(inner);
    if (isVariable && BIG.test(repeat)) return true;
    text = text.replace(whole, () => (isVariable ? 'V' : `x${repeat}`));
  }
  return false;
}

const suspects = new Map<string, boolean>();

function remember<Kept>(known: Map<string, Kept>, key: string, make: (key: string) => Kept): Kept {
  if (!known.has(key)) known.set(key, make(key));
  return known.get(key)!;
}

/**
 * Asks whether a pattern of the server matches a whole value, without ever freezing the page.
 *
 * @param pattern As written for .NET or JavaScript; one that is none here passes, with a warning.
 * @param value What was typed.
 */
export function matchPattern(pattern: string, value: string): boolean | Promise<boolean> {
  const regex = remember(compiled, pattern, compile);
  if (!regex || value.length > LONGEST) return true;
  if (!remember(suspects, pattern, isSuspect)) return regex.test(value);
  return loadModule(loadGuard).then(({ askWorker }) => askWorker(regex, value));
}

const loadGuard = () => import('./regex-guard.ts');
