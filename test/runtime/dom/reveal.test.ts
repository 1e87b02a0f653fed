import { expect, test } from 'vitest';
import { reveal } from '#runtime/dom/reveal.ts';
import { find, showPage } from '../../support/page.ts';

const isOpen = (selector: string) => find<HTMLDetailsElement>(selector).open;

test('every closed details around an element opens, outermost first [NAV-06]', () => {
  showPage(
    '<details id="outer"><summary></summary><details id="inner"><summary></summary><p></p></details></details>',
  );
  const opened: string[] = [];
  for (const id of ['outer', 'inner']) {
    const details = find(`#${id}`);
    const write = details.setAttribute.bind(details);
    Object.defineProperty(details, 'open', {
      get: () => details.hasAttribute('open'),
      set: () => {
        opened.push(id);
        write('open', '');
      },
    });
  }
  reveal(find('p'));
  expect(opened).toEqual(['outer', 'inner']);
});

test('a summary shows already, so its own details stays closed [NAV-06]', () => {
  showPage('<details id="outer"><summary><b></b></summary><details id="inner"></details></details>');
  reveal(find('b'));
  expect(isOpen('#outer')).toBe(false);
});

test('details that are wanted themselves open [NAV-06]', () => {
  showPage('<details></details>');
  reveal(find('details'));
  expect(isOpen('details')).toBe(true);
});

test('whatever else hides the element is told by an event that starts at it [NAV-06]', () => {
  showPage('<div id="panel"><p></p></div><div id="other"></div>');
  const received: string[] = [];
  for (const id of ['panel', 'other']) {
    find(`#${id}`).addEventListener('archipel:reveal', ({ target }) => {
      received.push(`${id} ${(target as Element).localName}`);
    });
  }
  reveal(find('p'));
  expect(received).toEqual(['panel p']);
});
