import { expect, test } from 'vitest';
import { textValue, textValues, type CommandInput } from '../../tools/cli/command.ts';
import { runArchipel } from '../../tools/cli/run.ts';
import { reasonOf } from '../../tools/cli/user-error.ts';
import { createCliIo } from './support/cli-io.ts';

test('a command that does not exist is one sentence and exit code 2', async () => {
  const io = createCliIo();
  expect(await runArchipel(['chekc'], io)).toBe(2);
  expect(io.outLines).toEqual([]);
  expect(io.errLines).toEqual([expect.stringContaining('There is no command "chekc".')]);
});

test('an incomplete package is one sentence that says how to mend it', async () => {
  const io = createCliIo();
  expect(await runArchipel(['--version'], io)).toBe(2);
  expect(io.errLines.join()).toMatch(/islands\.json can’t be read: it does not exist\. Install the package/);
});

test('values of the command line are read by their kind', () => {
  const input: CommandInput = {
    positionals: [],
    values: { format: 'json', quiet: true, rule: ['a', 'b'] },
    io: createCliIo(),
  };
  expect([textValue(input, 'format'), textValue(input, 'quiet'), textValue(input, 'none')]).toEqual([
    'json',
    undefined,
    undefined,
  ]);
  expect([textValues(input, 'rule'), textValues(input, 'format'), textValues(input, 'none')]).toEqual([
    ['a', 'b'],
    ['json'],
    [],
  ]);
});

test('the reason of a failure is plain English, also when it is the cause of another', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe('no server answers there');
  expect(reasonOf(new Error('Odd.\nA second line.'))).toBe('Odd.');
});
