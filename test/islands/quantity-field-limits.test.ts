import { parse } from 'valibot';
import { expect, test } from 'vitest';
import mountQuantity, { props } from '../../islands/quantity-field/quantity-field.ts';
import type { MountContext } from '#runtime';
import { find, showPage } from '../support/page.ts';

type Props = ReturnType<typeof readProps>;

const readProps = (attributes: Record<string, string>) => parse(props, attributes);

/** Types texts into a field with these attributes; returns the displayed values and the emitted events. */
function enterAll(attributes: Record<string, string>, ...texts: string[]) {
  showPage('<div id="host"><input name="Quantity" value="6"></div>');
  const reported: unknown[] = [];
  const input = find<HTMLInputElement>('input');
  find('#host').addEventListener('archipel:quantity-changed', ({ detail }: CustomEventInit) =>
    reported.push(detail),
  );
  const { signal } = new AbortController();
  const context = { signal, name: 'quantity-field' } as MountContext<Props>;
  mountQuantity(find('#host'), readProps(attributes), context);
  const shown = texts.map((text) => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return input.value;
  });
  return { shown, reported };
}

test('a product that says nothing is sold from 1, by 1, without a maximum [PRD-04]', () => {
  expect(readProps({})).toEqual({ min: 1, max: 0, step: 1 });
  const { shown, reported } = enterAll({}, '0', '3000');
  expect(shown).toEqual(['1', '3000']);
  expect(reported).toEqual([{ quantity: 1 }, { quantity: 3000 }]);
});

test('a product of which nothing can be ordered, because its limits cross, has no quantity to tell [PRD-04]', () => {
  const { shown, reported } = enterAll({ min: '10', max: '2' }, '4');
  expect(shown).toEqual(['10']);
  expect(reported).toEqual([{ quantity: undefined }]);
});
