import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Archipel } from '../../tools/playwright/archipel.ts';
import type { CallId } from '../../tools/mocks/call-types.ts';

/** Names of the islands with an example. They are read from disk, so that a new island is tested without an entry here. */
export const exampleNames = readdirSync('islands').filter((name) =>
  existsSync(`islands/${name}/example.html`),
);

/** Splits names, so that a test loads several examples: a browser context takes longer to start than a page. */
export const inBatches = (size: number): string[][] =>
  Array.from({ length: Math.ceil(exampleNames.length / size) }, (_, index) =>
    exampleNames.slice(index * size, (index + 1) * size),
  );

const { calls } = JSON.parse(readFileSync('dist/islands.json', 'utf8')) as {
  calls: Record<CallId, unknown>;
};

/** Answers every call of the API as openapi.json shows it. */
export function mockAllCalls(archipel: Archipel): void {
  for (const call of Object.keys(calls)) archipel.mock(call as CallId);
}

/** Expects the complaint of the only example that sends a call to an address without a mock: a payment. */
export function expectNoPayment(archipel: Archipel, batch: readonly string[]): void {
  if (batch.includes('card-payment')) archipel.expectComplaint(/example\/session failed \(/);
}
