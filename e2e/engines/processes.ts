import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A program that runs beside the tests. */
export interface Running {
  child: ChildProcess;
  stop: () => Promise<void>;
}

const STOP_TIMEOUT_MS = 3_000;

/**
 * Starts a program that is killed when the test process exits.
 *
 * @param command Name of the program.
 * @param env Variables added to the environment of the test process.
 */
export function start(command: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').catch(() => {});
  child.stdout.resume();
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  return { child, stop };
}

/** Returns the first line that a program prints. Later output is discarded, so that its pipe never fills. */
export function firstLine({ child }: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += text.includes('\n') ? '' : String(chunk);
      if (text.includes('\n')) resolve(text.split('\n')[0]!);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnfile} ended (${code}) and had said nothing`)),
    );
  });
}

/** Returns a port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
