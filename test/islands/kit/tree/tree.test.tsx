import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tree, type TreeData } from '#kit/tree';
import { react } from '#runtime/islands/react.tsx';
import { watchConsole } from '../../../support/console.ts';
import { leavePage, mountIsland } from '../../../support/islands.ts';
import { find } from '../../../support/page.ts';

beforeEach(() => void watchConsole());
afterEach(() => {
  leavePage();
  sessionStorage.clear();
});

/** Creates a tree from names; indented ones are children of the line above. */
function grow(text: string): TreeData {
  const nodes = new Map<
    string,
    { id: string; name: string; level: number; childIds: string[]; parentId?: string }
  >();
  const path: string[] = [];
  const rootIds: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const name = line.trim();
    const depth = (line.length - line.trimStart().length) / 2;
    const parentId = path[depth - 1];
    (parentId ? nodes.get(parentId)!.childIds : rootIds).push(name);
    nodes.set(name, { id: name, name, level: depth + 1, childIds: [], ...(parentId && { parentId }) });
    path.splice(depth, Infinity, name);
  }
  return { rootIds, nodes };
}

const SHOP = grow(`
Library
  Bowls
    Small
    Large
  Cups
    Mugs
  Zest
`);

const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const names = () => items().map((item) => item.textContent);
const item = (name: string) => items().find((one) => one.textContent === name)!;
const stops = () => items().filter((one) => one.tabIndex === 0);
const atFocus = () => document.activeElement?.textContent;

async function show(data: TreeData, selected?: string) {
  const onSelect = vi.fn<(id: string) => void>();
  const change: { select?: (id: string) => void } = {};
  await mountIsland(
    react(function View() {
      const [current, setCurrent] = useState(selected);
      change.select = setCurrent;
      const select = (id: string) => {
        onSelect(id);
        setCurrent(id);
      };
      return <Tree data={data} label="Folders" storageKey="test" selected={current} onSelect={select} />;
    }),
  );
  await vi.waitFor(() => expect(items().length).toBeGreaterThan(0));
  return { onSelect, change };
}

async function press(key: string, expected: string) {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  await vi.waitFor(() => expect(atFocus()).toBe(expected));
}

test('a tree says its levels, and Tab reaches one row of it [MED-06]', async () => {
  await show(SHOP, 'Cups');
  expect(names()).toEqual(['Library', 'Bowls', 'Cups', 'Zest']);
  expect(find('[role=tree]').getAttribute('aria-label')).toBe('Folders');
  const announcement = (name: string) =>
    ['level', 'posinset', 'setsize', 'expanded', 'selected'].map((what) =>
      item(name).getAttribute(`aria-${what}`),
    );
  expect(announcement('Library')).toEqual(['1', '1', '1', 'true', 'false']);
  expect(announcement('Cups')).toEqual(['2', '2', '3', 'false', 'true']);
  expect(announcement('Zest')).toEqual(['2', '3', '3', null, 'false']);
  expect(stops()).toEqual([item('Cups')]);
});

test('arrows, Home, End, star and letters lead through it; a closed parent takes the focus [MED-06]', async () => {
  await show(SHOP);
  item('Library').focus();
  await press('ArrowDown', 'Bowls');
  await press('ArrowRight', 'Bowls');
  await vi.waitFor(() => expect(names()).toContain('Small'));
  await press('ArrowRight', 'Small');
  await press('End', 'Zest');
  await press('c', 'Cups');
  await press('*', 'Cups');
  await vi.waitFor(() => expect(names()).toContain('Mugs'));
  await press('ArrowRight', 'Mugs');
  find('[data-node="Library"] [data-tree-toggle]').click();
  await vi.waitFor(() => expect(names()).toEqual(['Library']));
  await vi.waitFor(() => expect(atFocus()).toBe('Library'));
  expect(stops()).toEqual([item('Library')]);
});

test('a press selects and opens, another one closes; the arrow beside it only opens [MED-06]', async () => {
  const { onSelect } = await show(SHOP);
  item('Bowls').click();
  await vi.waitFor(() => expect(names()).toContain('Large'));
  expect(onSelect.mock.calls).toEqual([['Bowls']]);
  item('Bowls').click();
  await vi.waitFor(() => expect(names()).not.toContain('Large'));
  find('[data-node="Cups"] [data-tree-toggle]').click();
  await vi.waitFor(() => expect(names()).toContain('Mugs'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  item('Zest').focus();
  await press('Enter', 'Zest');
  expect(onSelect.mock.calls.at(-1)).toEqual(['Zest']);
});

test('what was opened is open again in the next view, and what is selected elsewhere is brought into view [MED-06]', async () => {
  await show(SHOP);
  find('[data-node="Cups"] [data-tree-toggle]').click();
  await vi.waitFor(() => expect(names()).toContain('Mugs'));
  leavePage();
  const { change } = await show(SHOP);
  await vi.waitFor(() => expect(names()).toContain('Mugs'));
  change.select!('Large');
  await vi.waitFor(() => expect(item('Large').getAttribute('aria-selected')).toBe('true'));
});

test('of 5,000 nodes those in view are drawn, and End leads to the last one [MED-06]', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => `  Folder ${index + 1}`);
  await show(grow(['Library', ...many].join('\n')));
  expect(items().length).toBeLessThan(60);
  expect(item('Folder 1').getAttribute('aria-setsize')).toBe('5000');
  item('Library').focus();
  await press('End', 'Folder 5000');
  await press('Home', 'Library');
  await press('ArrowDown', 'Folder 1');
});

test('names are text, and those that begin with a sign are found by it [MED-06]', async () => {
  await show(grow('Library\n  <img src=x onerror=alert(1)>\n  🎄 Noël'));
  expect(document.querySelector('[role=tree] img')).toBeNull();
  item('Library').focus();
  await press('<', '<img src=x onerror=alert(1)>');
});
