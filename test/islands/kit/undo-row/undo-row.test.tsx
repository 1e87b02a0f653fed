import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UndoRow, useRowFocus } from '#kit/undo-row';
import { react } from '#runtime/islands/react.tsx';
import { leavePage, mountPage, registerIsland, unmount } from '../../../support/islands.ts';
import { find } from '../../../support/page.ts';

afterEach(leavePage);

const NAMES = ['Bol', 'Mug', 'Vase'];

function List() {
  const area = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(NAMES);
  const [removed, setRemoved] = useState<string>();
  const requestFocus = useRowFocus(area, 'data-row', names);
  const remove = (name: string) => {
    requestFocus(name);
    setRemoved(name);
  };
  return (
    <ul ref={area}>
      {names.map((name) => (
        <li key={name} data-row={name}>
          {removed === name ? (
            <UndoRow
              text={`${name} retiré.`}
              label={`Remettre ${name}`}
              onUndo={() => setRemoved(undefined)}
            />
          ) : (
            <button type="button" id={name} data-row-focus="" onClick={() => remove(name)}>
              {name}
            </button>
          )}
        </li>
      ))}
      <button type="button" id="gone" onClick={() => setNames(names.filter((name) => name !== removed))}>
        gone
      </button>
    </ul>
  );
}

const show = () => mountPage(`<div data-island="${registerIsland(react(List))}"></div>`);
const focused = () => document.activeElement?.textContent;
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent?.trim());
const expectFocus = (text: string) => vi.waitFor(() => expect(focused()).toBe(text));
function press(selector: string): void {
  find(selector).focus();
  find(selector).click();
}

test('a removed row keeps its place, and its text has the focus, not its button [CRT-02]', async () => {
  await show();
  press('#Mug');
  await expectFocus('Mug retiré.');
  expect(rows()).toEqual(['Bol', 'Mug retiré. Annuler', 'Vase']);
  expect(find('[aria-label]').getAttribute('aria-label')).toBe('Remettre Mug');
});

test('a row that is brought back has the focus again', async () => {
  await show();
  press('#Mug');
  await expectFocus('Mug retiré.');
  press('[aria-label]');
  await expectFocus('Mug');
  expect(rows()).toEqual(NAMES);
});

test('when it is gone for good, the row in its place has the focus', async () => {
  await show();
  press('#Mug');
  await expectFocus('Mug retiré.');
  find('#gone').click();
  await expectFocus('Vase');
  expect(rows()).toEqual(['Bol', 'Vase']);
});

test('when the last row is gone for good, the row before it has the focus', async () => {
  await show();
  press('#Vase');
  await expectFocus('Vase retiré.');
  find('#gone').click();
  await expectFocus('Mug');
});

test('a row that is gone moves no focus that is elsewhere by then', async () => {
  await show();
  press('#Mug');
  await expectFocus('Mug retiré.');
  const gone = find('#gone');
  gone.focus();
  gone.click();
  await vi.waitFor(() => expect(rows()).toEqual(['Bol', 'Vase']));
  expect(document.activeElement).toBe(gone);
});

test('a row takes the focus without a scroll', async () => {
  await show();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  press('#Mug');
  await expectFocus('Mug retiré.');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('an empty list has its own content focused, and a list that is gone nothing', async () => {
  function Emptied() {
    const area = useRef<HTMLDivElement>(null);
    const [names, setNames] = useState(['Bol']);
    useRowFocus(area, 'data-row', names);
    return (
      <div ref={area}>
        {names.map((name) => (
          <button key={name} type="button" data-row={name} onClick={() => setNames([])}>
            {name}
          </button>
        ))}
        {names.length === 0 && (
          <p tabIndex={-1} data-row-focus="">
            Vide
          </p>
        )}
      </div>
    );
  }
  const host = await mountPage(`<div data-island="${registerIsland(react(Emptied))}"></div>`);
  press('button');
  await expectFocus('Vide');
  expect(() => unmount(host)).not.toThrow();
});
