import { afterAll, vi } from 'vitest';
import { endWithFile } from './end-with-file.ts';

/*
 * A timer, a channel, a lazy import or a stub that outlives its file would reach the next file's document, which shares the
 * process: all that a file has left open is ended with it.
 */

const { setTimeout: setNodeTimeout, setInterval: setNodeInterval } = globalThis;
const pending = new Set<ReturnType<typeof setTimeout>>();
const channels = new Set<BroadcastChannel>();

const setKnownTimeout = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
  const timer = setNodeTimeout(() => {
    pending.delete(timer);
    run(...args);
  }, delay);
  pending.add(timer);
  return timer;
};

const setKnownInterval = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
  const timer = setNodeInterval(run, delay, ...args);
  pending.add(timer);
  return timer;
};

const NodeChannel = globalThis.BroadcastChannel;

class KnownChannel extends NodeChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

globalThis.setTimeout = setKnownTimeout as typeof setTimeout;
globalThis.setInterval = setKnownInterval as typeof setInterval;
globalThis.BroadcastChannel = KnownChannel;

afterAll(() => vi.dynamicImportSettled());

endWithFile(() => {
  vi.useRealTimers();
  // Stubs of Node's globals would stay, and the others would later be replaced by globals of this file's document.
  vi.unstubAllGlobals();
  for (const timer of pending) clearTimeout(timer);
  for (const channel of channels) channel.close();
  Object.assign(globalThis, {
    setTimeout: setNodeTimeout,
    setInterval: setNodeInterval,
    BroadcastChannel: NodeChannel,
  });
});
