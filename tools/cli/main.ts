#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { EXIT_CODES } from './exit-codes.ts';
import { runArchipel } from './run.ts';

/** Colour for terminals alone, and none where the environment forbids it (https://no-color.org). */
const hasColor = process.stdout.isTTY === true && !process.env['NO_COLOR'];

// A reader that ends early, such as `head`, is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT_CODES.ok);
  throw error;
});

process.exitCode = await runArchipel(process.argv.slice(2), {
  cwd: process.cwd(),
  color: hasColor,
  dist: fileURLToPath(new URL('..', import.meta.url)),
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
