import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delegate } from '#kit/delegate.ts';
import { find, showPage } from '../../support/page.ts';

const SELECTOR = '[data-heart]';

let controller: AbortController;
beforeEach(() => (controller = new AbortController()));
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

type Run = (element: HTMLElement, event: Event) => void;

const serve = (press: Run) => delegate({ selector: SELECTOR, on: { click: press } }, controller.signal);

const click = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const hearts = (count: number) =>
  Array.from({ length: count }, (_, index) => `<button data-heart="${index}"><b></b></button>`).join('');

test('200 elements are one listener, and each is served', () => {
  showPage(hearts(200));
  const added = vi.spyOn(document, 'addEventListener');
  const onPress = vi.fn<Run>();
  serve(onPress);
  expect(added.mock.calls.filter(([type]) => type === 'click')).toHaveLength(1);
  click('[data-heart="7"] b');
  expect(onPress).toHaveBeenCalledExactlyOnceWith(find('[data-heart="7"]'), expect.any(Event));
});

test('what arrives later is served, too, and nothing is once the service has ended', () => {
  showPage('');
  const onPress = vi.fn<Run>();
  serve(onPress);
  document.body.innerHTML = hearts(1);
  click('[data-heart]');
  expect(onPress).toHaveBeenCalledTimes(1);
  controller.abort();
  click('[data-heart]');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('what a view has drawn is the view’s, what stands in its slot is served', () => {
  const inside = '<button id="drawn" data-heart="1"></button>';
  const slot = '<archipel-slot><button id="slot" data-heart="2"></button></archipel-slot>';
  showPage(`<archipel-root>${inside}${slot}</archipel-root>`);
  const onPress = vi.fn<Run>();
  serve(onPress);
  click('#drawn');
  click('#slot');
  expect(onPress.mock.calls.map(([element]) => element.id)).toEqual(['slot']);
});
