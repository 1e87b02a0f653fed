import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RuleContext } from '#validation/engine/rule.ts';
import { remote } from '#validation/rules/remote.ts';
import { watchConsole } from '../../support/console.ts';

type Params = Record<string, string>;

const requests: { url: string; init: RequestInit }[] = [];
let answerWith: (signal: AbortSignal) => Promise<Response>;

const json = (text: string, status = 200) =>
  Promise.resolve(new Response(text, { status, headers: { 'Content-Type': 'application/json' } }));

const untilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

beforeEach(() => {
  requests.length = 0;
  answerWith = () => json('true');
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url: String(url), init });
    return answerWith(init.signal!);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns the context of a field, beside the others. */
function contextOf(params: Params = {}, others: Params = {}, name = 'User.Name'): RuleContext {
  const all: Params = { url: '/user', ...params };
  return {
    param: (key: string) => all[key] ?? '',
    other: (key: string) => (key in others ? { value: others[key]!, isEmpty: false } : undefined),
    name,
    memory: new Map(),
  } as unknown as RuleContext;
}

const validate = (value: string, context: RuleContext = contextOf()) =>
  Promise.resolve(remote.test(value, context));

const lastUrl = () => new URL(requests.at(-1)!.url, location.origin);

test('the field and its additional fields are sent as the form would send them, each once [VAL-05]', async () => {
  const additionalfields = '*.Name, *.Mail,Country, Gone';
  await validate('Jo', contextOf({ additionalfields }, { '*.Mail': 'jo@x.be', Country: 'BE' }));
  expect([...lastUrl().searchParams]).toEqual([
    ['User.Name', 'Jo'],
    ['User.Mail', 'jo@x.be'],
    ['Country', 'BE'],
    ['Gone', ''],
  ]);
});

test('an address that has a query of its own keeps it [VAL-05]', async () => {
  await validate('a b', contextOf({ url: '/user?shop=2' }));
  expect(lastUrl().search).toBe('?shop=2&User.Name=a+b');
  await validate('c', contextOf());
  expect(lastUrl().search).toBe('?User.Name=c');
  expect(requests.map(({ init }) => init.method ?? 'GET')).toEqual(['GET', 'GET']);
});

test('the method is written in any letters, and its address stays as it is [VAL-05]', async () => {
  await validate('Jo', contextOf({ type: 'post' }));
  expect(requests[0]!.init.method).toBe('POST');
  expect(lastUrl().href).toBe(`${location.origin}/user`);
  expect(String(requests[0]!.init.body)).toBe('User.Name=Jo');
});

test.each<[string, boolean | string]>([
  ['true', true],
  ['false', false],
  ['"true"', true],
  ['"True"', true],
  ['"FALSE"', false],
  ['""', false],
  ['"Pris."', 'Pris.'],
  ['"untrue"', 'untrue'],
  ['"true enough"', 'true enough'],
])('the answer %s means %j [VAL-05]', async (answer, verdict) => {
  const { errors } = watchConsole();
  answerWith = () => json(answer);
  expect(await validate('Jo')).toBe(verdict);
  expect(errors()).toEqual([]);
});

test.each([
  ['{"valid":true}', '{"valid":true}'],
  ['1', '1'],
  ['null', 'null'],
  ['', 'nothing'],
  [`["${'x'.repeat(90)}"]`, `["${'x'.repeat(78)}.`],
])('any other answer is invalid and reported with its beginning: %s [VAL-05]', async (answer, received) => {
  const { errors } = watchConsole();
  answerWith = () => json(answer);
  expect(await validate('Jo')).toBe(false);
  expect(errors()).toEqual([expect.stringContaining(`but received ${received}`)]);
});

test('a value is checked once, whatever came between; another method or address is another check [VAL-05]', async () => {
  const params: Params = {};
  const context = contextOf(params);
  Object.assign(context, { param: (name: string) => params[name] ?? '' });
  Object.assign(params, { url: '/a' });
  await validate('Jo', context);
  await validate('Ann', context);
  await validate('Jo', context);
  expect(requests).toHaveLength(2);
  params['url'] = '/b';
  await validate('Jo', context);
  params['type'] = 'POST';
  await validate('Jo', context);
  expect(requests).toHaveLength(4);
});

test('a check that is on its way is not sent twice, and one for an older value ends [VAL-05]', async () => {
  const context = contextOf({}, {}, 'Older');
  answerWith = untilAborted;
  const { warnings } = watchConsole();
  const older = validate('Jo', context);
  void validate('Jo', context);
  expect(requests).toHaveLength(1);
  answerWith = () => json('false');
  expect(await validate('Ann', context)).toBe(false);
  expect(await older).toBe(true);
  expect(requests[0]!.init.signal!.aborted).toBe(true);
  expect(warnings().join()).not.toContain('"Older"');
});

test('a check that failed is no verdict: the value passes with a warning, and is sent again [VAL-05]', async () => {
  const { warnings } = watchConsole();
  const context = contextOf();
  answerWith = () => json('{}', 500);
  expect(await validate('Jo', context)).toBe(true);
  expect(warnings()).toEqual([expect.stringContaining('"User.Name"')]);
  answerWith = () => json('false');
  expect(await validate('Jo', context)).toBe(false);
});

test('the failure of an older check leaves the current one alone [VAL-05]', async () => {
  const context = contextOf();
  let end = (_answer: string): void => {};
  answerWith = (signal) =>
    new Promise((resolve, reject) => {
      end = (answer) => void json(answer).then(resolve);
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  const older = validate('Jo', context);
  const current = validate('Ann', context);
  expect(await older).toBe(true);
  const again = validate('Ann', context);
  expect(requests).toHaveLength(2);
  end('"Pris."');
  expect(await Promise.all([current, again])).toEqual(['Pris.', 'Pris.']);
});

test('a server that does not answer within five seconds lets the value pass, quietly [VAL-05]', async () => {
  vi.useFakeTimers();
  const { warnings } = watchConsole();
  answerWith = untilAborted;
  const verdict = validate('Jo', contextOf({}, {}, 'Slow'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(requests[0]!.init.signal!.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await verdict).toBe(true);
  expect(warnings().join()).not.toContain('"Slow"');
});

test('the time limit ends with the answer [VAL-05]', async () => {
  vi.useFakeTimers();
  await validate('Jo');
  expect(vi.getTimerCount()).toBe(0);
});

test('a remote check comes last, because it costs a request [VAL-05]', () => {
  expect(remote.isLast).toBe(true);
});
