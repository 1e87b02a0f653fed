import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
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
}

export interface Demo {
  readonly url: string;
  close(): Promise<void>;
}

/** Who asks in the moment in which an idle connection is closed loses the request; after Node's 5 s many do. */
const KEEP_ALIVE_MS = 300_000;

export async function startDemo({ port, dataFile, testValue, dist = 'dist' }: DemoOptions): Promise<Demo> {
  const { app, close } = await createApp({ dataFile, dist, testValue });
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
