import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { measureMachine } from './machine-speed.ts';

const MAX = 10;
const MAX_MS = 15_000;

/** The time of the calculation on the machine for which the minutes of `npm test` are counted. */
const QUIET_MS = 16;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(7)} s`;

/** Reports the ten slowest files, each test that took too long, and the speed of the machine. */
export default class SlowReporter implements Reporter {
  private readonly files = new Map<string, number>();
  private readonly slow: string[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), test.location.file);
    this.files.set(file, (this.files.get(file) ?? 0) + duration);
    if (duration > MAX_MS) this.slow.push(`${seconds(duration)}  ${test.titlePath().slice(1).join(' › ')}`);
  }

  onEnd(): void {
    const slowest = [...this.files].toSorted(([, a], [, b]) => b - a).slice(0, MAX);
    console.log('\nThe slowest files:');
    for (const [file, duration] of slowest) console.log(`${seconds(duration)}  ${file}`);
    if (this.slow.length > 0) console.log(`\nTests over 15 s, to be cut:\n${this.slow.join('\n')}`);
    const speed = `${measureMachine().toFixed(1)} ms for the calculation of docs/testing.md`;
    console.log(`\nThe machine: ${speed}; 25 minutes are meant for ${QUIET_MS} ms`);
  }
}
