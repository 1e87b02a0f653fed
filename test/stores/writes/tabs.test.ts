import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { picklist } from 'valibot';
import { createTabs } from '#stores/writes';
import { showPage } from '../../support/page.ts';

class Channel {
  static all: Channel[] = [];
  readonly name: string;
  isOpen = true;
  onmessage?: (event: { data: unknown }) => void;
  constructor(name: string) {
    this.name = name;
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    const others = Channel.all.filter((other) => other !== this && other.isOpen && other.name === this.name);
    for (const other of others) other.onmessage?.({ data });
  }
  close(): void {
    this.isOpen = false;
  }
}

let controller: AbortController;
beforeEach(() => {
  Channel.all = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
});

const word = picklist(['changed', 'deleted']);
function openTab(area = 'list', version = 1) {
  const tabs = createTabs({ area, version, word });
  const received: string[] = [];
  tabs.listen((message) => received.push(message), controller.signal);
  return { tabs, received };
}

test('a tab hears the others, not itself, and no other area, version or application', () => {
  showPage('');
  const [own, other, area, version] = [openTab(), openTab(), openTab('cart'), openTab('list', 2)];
  document.documentElement.dataset['app'] = '/nl-shop';
  const application = openTab();
  own.tabs.send('deleted');
  expect([own, other, area, version, application].map(({ received }) => received)).toEqual([
    [],
    ['deleted'],
    [],
    [],
    [],
  ]);
});

test.each([
  'changed',
  'archipel 1 ',
  'archipel 1 burnt',
  'archipel 2 changed',
  5,
  null,
  {},
  ['archipel 1 changed'],
])('what is said in another form is not for us: %j', (data) => {
  showPage('');
  const { received } = openTab();
  Channel.all[0]!.onmessage!({ data });
  expect(received).toEqual([]);
  Channel.all[0]!.onmessage!({ data: 'archipel 1 changed' });
  expect(received).toEqual(['changed']);
});

test('the channel is closed while the page is away, so that it may be kept, and after the end', () => {
  showPage('');
  const { tabs } = openTab();
  const openOnes = () => Channel.all.filter(({ isOpen }) => isOpen).length;
  dispatchEvent(new Event('pagehide'));
  expect(openOnes()).toBe(0);
  expect(() => tabs.send('changed')).not.toThrow();
  dispatchEvent(new Event('pageshow'));
  expect(openOnes()).toBe(1);
  controller.abort();
  expect(openOnes()).toBe(0);
});

test('the channel has the names of its area and its application', () => {
  showPage('', { app: '/nl-shop' });
  openTab();
  expect(Channel.all.map(({ name }) => name)).toEqual(['archipel-list /nl-shop']);
});

test.each([
  ['missing', undefined],
  [
    'blocked',
    class {
      constructor() {
        throw new DOMException('Blocked', 'SecurityError');
      }
    },
  ],
])('a tab whose channel is %s sends nothing, and fails nowhere', (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const { tabs } = openTab();
  const errors: unknown[] = [];
  addEventListener('error', ({ error }) => errors.push(error), { signal: controller.signal });
  for (const event of ['pagehide', 'pageshow', 'pagehide']) dispatchEvent(new Event(event));
  tabs.send('changed');
  expect(errors).toEqual([]);
});
