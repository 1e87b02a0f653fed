import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotification } from '#stores/sales';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

let controller: AbortController;
let saved: boolean[] = [];
let latency = () => 0;
let status = () => 200;
const rejections: (string | undefined)[] = [];

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function handle(_url: URL, init: RequestInit): Promise<Response> {
  const { IsActivated } = JSON.parse(String(init.body)) as { IsActivated: boolean };
  await wait(latency());
  const code = status();
  if (code === 200) saved.push(IsActivated);
  return jsonAnswer(code === 200 ? {} : { Message: 'Non.' }, { status: code });
}

const open = (isOn = false) =>
  openNotification({
    accountId: '7',
    isOn,
    onRejected: (message) => rejections.push(message),
    signal: controller.signal,
  });

function openServer(): void {
  watchConsole();
  showPage('');
  vi.useFakeTimers();
  stubServer(handle);
  controller = new AbortController();
  saved = [];
  rejections.length = 0;
  latency = () => 0;
  status = () => 200;
}

function closeServer(): void {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

beforeEach(openServer);
afterEach(closeServer);

test('it shows at once; two fast presses are no write, three are one [SAL-05]', async () => {
  const setting = open();
  setting.set(true);
  expect(setting.$state.get()).toMatchObject({ value: true, status: 'saving' });
  setting.set(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saved).toEqual([]);
  for (const value of [true, false, true]) setting.set(value);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([saved, setting.$state.get().status]).toEqual([[true], 'settled']);
});

test('a refusal takes it back with the server’s words [SAL-05]', async () => {
  status = () => 409;
  const setting = open(true);
  setting.set(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([setting.$state.get().value, rejections, saved]).toEqual([true, ['Non.'], []]);
});

test('a page that is left sends at once what waits [SAL-05]', async () => {
  const setting = open();
  setting.set(true);
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([true]);
});

const presses = stepsOf<ReturnType<typeof open>>(
  [
    [1, step('set', fc.boolean(), (setting, value) => setting.set(value))],
    [1, step('wait', fc.nat(900), (_, milliseconds) => vi.advanceTimersByTimeAsync(milliseconds))],
  ],
  48,
);
const latencies = fc.array(fc.nat(700), { minLength: 24, maxLength: 24 });
const statuses = fc.array(fc.constantFrom(200, 200, 200, 503), { minLength: 24, maxLength: 24 });

test('whatever the network does, the newest wish is what the server has at last [SAL-05]', async () => {
  const property = fc.asyncProperty(presses, latencies, statuses, async (steps, times, codes) => {
    latency = drawFrom(times, 0);
    status = drawFrom(codes, 200);
    const setting = open();
    await runSteps(setting, steps);
    const last = setting.$state.get().value;
    status = () => 200;
    await vi.advanceTimersByTimeAsync(10_000);
    setting.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([setting.$state.get().value, saved.at(-1) ?? false]).toEqual([last, last]);
  });
  await fc.assert(property.beforeEach(openServer).afterEach(closeServer), { numRuns: runs(60) });
});
