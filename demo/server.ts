import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import type { PaymentSettings } from './http/payments.ts';
import type { TestValue } from './rules/form.ts';

export interface DemoOptions {
  /** Judges a value by a rule of the library. */
  readonly testValue: TestValue;
  /** 0 takes any free port. */
  readonly port: number;
  /** A database file, made anew at every start; in memory when left out. */
  readonly dataFile?: string;
  /** Where the built library lies. */
  readonly dist?: string;
  /** The address under which visitors know the site, for canonical links; left out, these are relative. */
  readonly origin?: string;
  /** Lets tests switch faults and more (`/demo/…`); never where others than testers come. */
  readonly hasSwitches?: boolean;
  /** The address of VIES, which knows VAT numbers; left out, a stand-in answers. */
  readonly viesUrl?: string | undefined;
  /** Where cards are paid; left out, a stand-in takes them. */
  readonly payments?: PaymentSettings | undefined;
  /** The clock of what slows guesses down; left out, the time. */
  readonly now?: () => number;
}

export interface Demo {
  readonly url: string;
  close(): Promise<void>;
}

/** Who asks in the moment in which an idle connection is closed loses the request; after Node's 5 s many do. */
const KEEP_ALIVE_MS = 300_000;

export async function startDemo({ port, ...options }: DemoOptions): Promise<Demo> {
  const { dist = 'dist', origin = '', hasSwitches = false } = options;
  const { app, close } = await createApp({ ...options, dist, origin, hasSwitches });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
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
