import { expect, onTestFinished, test, vi } from 'vitest';

test('the worker says that it is ready, that it begins, and whether the value matches [VAL-10]', async () => {
  const posted: unknown[] = [];
  let listener = (_event: { data: unknown }): void => {};
  vi.stubGlobal('postMessage', (message: unknown) => posted.push(message));
  vi.stubGlobal('addEventListener', (type: string, listen: typeof listener) => {
    if (type === 'message') listener = listen;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await import('#validation/libraries/regex-worker.ts');
  expect(posted).toEqual(['ready']);
  listener({ data: { source: '^a+$', flags: 'i', value: 'AA' } });
  listener({ data: { source: '^a+$', flags: '', value: 'AA' } });
  expect(posted.slice(1)).toEqual(['begins', true, 'begins', false]);
});
