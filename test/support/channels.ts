import { vi } from 'vitest';

/** A channel to other tabs: what was sent by it, and its listener. */
export class FakeChannel {
  readonly sent: string[] = [];
  onmessage?: (event: { data: unknown }) => void;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  postMessage(message: string) {
    this.sent.push(message);
  }
  close = () => {};
}

/** Replaces channels to other tabs; returns those that are opened from now on. */
export function stubChannels(): FakeChannel[] {
  const channels: FakeChannel[] = [];
  const open = class extends FakeChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
  vi.stubGlobal('BroadcastChannel', open);
  return channels;
}
