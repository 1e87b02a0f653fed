import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { report } from '#runtime/page/errors.ts';
import { isAborted } from '#runtime/requests/request-error.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { warn } from '#runtime/page/warn.ts';
import { expandName } from '../engine/names.ts';
import { listOf } from '../libraries/rule-kit.ts';
import type { Rule, RuleContext, Verdict } from '../engine/rule.ts';

/** Limit in ms for an answer; after it the value passes, because the server validates again at the submit. */
const TIMEOUT_MS = 5_000;

const RUNNING = 'running';

interface Running {
  readonly key: string;
  readonly verdict: Promise<Verdict>;
  abort(): void;
}

/** Builds the query: the field itself and its `additionalfields`, as they would be submitted. */
function readQuery(value: string, { name, param, other }: RuleContext): URLSearchParams {
  const query = new URLSearchParams([[name, value]]);
  for (const listed of listOf(param('additionalfields'))) {
    const expanded = expandName(listed, name);
    if (expanded !== name) query.append(expanded, other(listed)?.value ?? '');
  }
  return query;
}

function reportShape(url: string, answer: unknown): void {
  const received = JSON.stringify(answer)?.slice(0, 80) ?? 'nothing';
  report(
    new ArchipelError({
      what: `The answer of ${url} has a wrong shape; the field counts as invalid.`,
      why: `The answer: Expected true, false or a text but received ${received}.`,
      how: 'Fix the server’s answer, which docs/calls.md describes.',
    }),
  );
}

// `true` and `"true"` are valid; `false` shows the attribute's message; any other text is the message itself.
function readAnswer(url: string, answer: unknown): Verdict {
  if (typeof answer !== 'string') {
    if (typeof answer !== 'boolean') reportShape(url, answer);
    return answer === true;
  }
  if (/^(?:true|false)$/i.test(answer)) return answer.toLowerCase() === 'true';
  return answer || false;
}

async function fetchVerdict(
  url: string,
  method: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<Verdict> {
  const isGet = method === 'GET';
  // A check in the background must not open the login dialog: the submit will.
  const request = { signal, signInAfter: 'nothing' as const };
  const address = isGet ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
  const answer = await requestJson(address, isGet ? request : { ...request, method, body: query });
  return readAnswer(url, answer);
}

// A failed request is no rejection: the field passes, and is checked again the next time.
function pass(thrown: unknown, context: RuleContext, key: string): Verdict {
  if ((context.memory.get(RUNNING) as Running).key === key) context.memory.delete(RUNNING);
  if (!isAborted(thrown))
    warn(`The remote check of "${context.name}" had no answer; the server decides.`, thrown);
  return true;
}

function start(context: RuleContext, key: string, query: URLSearchParams, method: string): Running {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const verdict = fetchVerdict(context.param('url'), method, query, controller.signal)
    .then(
      (answer) => {
        context.memory.set(key, answer);
        return answer;
      },
      (thrown) => pass(thrown, context, key),
    )
    .finally(() => clearTimeout(timer));
  return { key, verdict, abort: () => controller.abort() };
}

/** The server validates the value; late and failed answers are ignored (VAL-05). */
export const remote: Rule = {
  isLast: true,
  test(value, context) {
    const query = readQuery(value, context);
    const method = (context.param('type') || 'GET').toUpperCase();
    const key = `${method} ${context.param('url')} ${query}`;
    const known = context.memory.get(key) as Verdict | undefined;
    if (known !== undefined) return known;
    const running = context.memory.get(RUNNING) as Running | undefined;
    if (running?.key === key) return running.verdict;
    running?.abort();
    const next = start(context, key, query, method);
    context.memory.set(RUNNING, next);
    return next.verdict;
  },
};
