import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import type { PaymentSettings } from './http/payments.ts';
import type { TestValue } from './rules/form.ts';

export interface DemoOptions {
  /** Validates a value with a rule of the library. */
  readonly testValue: TestValue;
  /** Port; 0 uses any free one. */
  readonly port: number;
  /** Database file, created anew at every start; in memory by default. */
  readonly dataFile?: string;
  /** Folder of the built library. */
  readonly dist?: string;
  /** Origin of the site for canonical links; these are relative without it. */
  readonly origin?: string;
  /** Tests may switch faults and more (`/demo/…`); never set on a public site. */
  readonly hasSwitches?: boolean;
  /** Address of VIES, which validates VAT numbers; a stand-in responds by default. */
  readonly viesUrl?: string | undefined;
  /** Payment provider; a stand-in by default. */
  readonly payments?: PaymentSettings | undefined;
  /** Clock of the guess limits in ms; the current time by default. */
  readonly now?: () => number;
}

export interface Demo {
  readonly url: string;
  close(): Promise<void>;
}

/** Keep-alive in ms; a request sent while an idle connection closes is lost, often with Node's 5 s. */
const IDLE_CONNECTION_MS = 300_000;

export async function startDemo({ port, ...options }: DemoOptions): Promise<Demo> {
  const { dist = 'dist', origin = '', hasSwitches = false } = options;
  const { app, close } = await createApp({ ...options, dist, origin, hasSwitches });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server;
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      close();
    },
  };
}
