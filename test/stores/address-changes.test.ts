import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Addresses from '#stores/addresses';
import { showPage } from '../support/page.ts';

let channels: Channel[];

class Channel {
  readonly sent: unknown[] = [];
  readonly name: string;
  onmessage?: (event: { data: unknown }) => void;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
  postMessage = (message: unknown) => void this.sent.push(message);
  close = () => {};
}

let addresses: typeof Addresses;
beforeEach(async () => {
  showPage('');
  channels = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.resetModules();
  addresses = await import('#stores/addresses');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const changes = () => addresses.$addressChanges.get();

test('a change in this tab counts, and other tabs receive it', () => {
  addresses.listenForAddressChanges();
  addresses.recordAddressChange();
  addresses.recordAddressChange();
  expect(changes()).toBe(2);
  expect(channels.map(({ name, sent }) => [name, sent])).toEqual([
    ['archipel-addresses ', ['archipel 1 changed', 'archipel 1 changed']],
  ]);
});

test('a change in another tab counts once, however many islands listen', () => {
  addresses.listenForAddressChanges();
  addresses.listenForAddressChanges();
  expect(channels).toHaveLength(1);
  channels[0]!.onmessage!({ data: 'archipel 1 changed' });
  expect(changes()).toBe(1);
});

test('the document listens once, however many islands do', () => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  addresses.listenForAddressChanges();
  const { length } = listen.mock.calls;
  addresses.listenForAddressChanges();
  expect(listen.mock.calls).toHaveLength(length);
  expect(length).toBeGreaterThan(0);
});

test('a message of another kind counts nothing', () => {
  addresses.listenForAddressChanges();
  channels[0]!.onmessage!({ data: 'archipel 1 deleted' });
  expect(changes()).toBe(0);
});
