import { afterEach, expect, test, vi } from 'vitest';
import { validateElement } from '#validation/engine/submit.ts';
import { watchConsole } from '../support/console.ts';
import { find, showPage } from '../support/page.ts';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { enter, lines, showForms, SUMMARY, submit, type } from './support/forms.ts';

// Mocked, because the native method that the library captured on load fails on happy-dom's wrapped forms.
vi.mock(import('#runtime/dom/safe.ts'), async (load) => ({ ...(await load()), sendForm: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

/** One form per seed; the message of a failure names it. `SEEDS=10000` runs more. */
const SEEDS = chooseSeeds(600);

const VALUES = [
  '',
  ' ',
  'a',
  'été',
  '12',
  '12,5',
  '-1',
  '1e5',
  '...',
  '<b>x</b>',
  '31/12/2026',
  'a@b.be',
  ' a@b ',
  '4111111111111111',
  'x'.repeat(60),
  '😀',
  '\u0000',
  '__proto__',
];
const RULES = [
  'required',
  'email',
  'url',
  'number',
  'digits',
  'date',
  'creditcard',
  'mandatory',
  'iban',
  'time',
  'lettersonly',
  'ipv6',
  'nifes',
  'phone',
  'nosuch',
  'length|min=2,max=5',
  'maxlength|max=3',
  'range|min=1,max=20',
  'equalto|other=*.F1',
  'notequalto|others=M.F1,M.F2',
  'requiredif|other=M.F2,value=a',
  'requiredor|other=M.F3',
  'maxwords|max=2',
  'step|step=0.1',
  'greaterthan|other=M.F1',
  'regex|pattern=[a-z]+',
  'regex|pattern=(',
  'requirefromgroup|min=2,selector=input',
];
const TYPES = ['text', 'checkbox', 'radio', 'hidden', 'password'];

type Random = ReturnType<typeof createRandom>;
const pick = <Item>(random: Random, list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;

function attributesOf(rule: string): string {
  const [name, params = ''] = rule.split('|');
  const given = params
    .split(/,(?=\w+=)/)
    .filter(Boolean)
    .map((param) => param.split('='));
  return [
    `data-val-${name}="${name} !"`,
    ...given.map(([key, value]) => `data-val-${name}-${key}="${value}"`),
  ].join(' ');
}

function randomField(random: Random, index: number): string {
  const rules = Array.from({ length: 1 + Math.floor(random() * 3) }, () => attributesOf(pick(random, RULES)));
  const state = pick(random, ['', '', 'disabled', 'checked']);
  const name = pick(random, [`M.F${index}`, `M.F${index}`, 'M.F1']);
  return `<p ${pick(random, ['', '', '', 'style="display:none"'])}><input type="${pick(random, TYPES)}" name="${name}" ${state} data-val="true" ${rules.join(' ')}><span data-valmsg-for="${name}"></span></p>`;
}

const invalid = () =>
  [...document.querySelectorAll('input')]
    .filter((input) => input.validity.customError)
    .map((input) => input.validationMessage);

async function runScenario(seed: number): Promise<void> {
  const random = createRandom(seed);
  const fields = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, index) =>
    randomField(random, index),
  );
  showPage(`<form>${SUMMARY}${fields.join('')}</form>`);
  const form = find<HTMLFormElement>('form');
  // The observer receives the new page before the first event, as in a browser.
  await Promise.resolve();
  const inputs = [...document.querySelectorAll('input')];
  submit(form);
  for (let step = 0; step < 4; step += 1)
    pick(random, [enter, type])(pick(random, inputs), pick(random, VALUES));
  const { errors } = await validateElement(form);
  expect(lines().filter(Boolean), `seed ${seed}`).toEqual(invalid());
  expect(Object.keys(errors).length > 0, `seed ${seed}`).toBe(invalid().length > 0);
}

test(
  `of ${SEEDS.length} random forms nothing throws, and the summary is the set of invalid fields [VAL-15]`,
  { timeout: 200 * SEEDS.length },
  async () => {
    const { errors } = watchConsole();
    await showForms('<form></form>');
    for (const seed of SEEDS) await runScenario(seed);
    expect(errors()).toEqual([]);
  },
);
