import { afterEach, expect, test, vi } from 'vitest';
import { parseFragment } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { leavePage, mountPage, registerIsland, whenIdle } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

const calls = vi.hoisted(() => {
  const count = { contains: 0 };
  const { contains } = Node.prototype;
  // Replaced before the library reads it from the prototype.
  Node.prototype.contains = function countContains(node) {
    count.contains += 1;
    return contains.call(this, node);
  };
  return count;
});

afterEach(leavePage);

const hosts = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<p data-island="${name}" data-island-key="k${index}"></p>`,
  ).join('');

async function countPreserving(count: number): Promise<number> {
  const name = registerIsland(() => {});
  await mountPage(`<main>${hosts(name, count)}</main>`);
  const first = find('p');
  calls.contains = 0;
  swap(find('main'), parseFragment(hosts(name, count)));
  const found = calls.contains;
  await whenIdle();
  expect(find('p')).toBe(first);
  leavePage();
  return found;
}

test('twice as many keyed islands cost a visit twice as many questions, not four times [NAV-14]', async () => {
  const few = await countPreserving(50);
  const many = await countPreserving(100);
  expect(few).toBeGreaterThan(0);
  expect(many / few).toBeLessThan(2.2);
});
