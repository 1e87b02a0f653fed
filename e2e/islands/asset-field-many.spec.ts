import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, type Fault } from '../support/test.ts';

/** Files of 5 MB each, 200 MB in total. */
const FILES = 40;
const BYTES = 5 * 1024 * 1024;

const NAMES = Array.from({ length: FILES }, (_, index) => `${String(index).padStart(2, '0')}.pdf`);

const UPLOAD = 'POST /fr/assetslibrary/upload';

/**
 * Faults of a bad connection: it breaks before the request is handled, after it, and within the response; and
 * the server returns 503.
 */
const FLAKY: Fault[] = [
  { match: UPLOAD, drop: true, times: 1 },
  { match: UPLOAD, drop: true, late: true, times: 1 },
  { match: UPLOAD, truncate: 20, times: 1 },
  { match: UPLOAD, status: 503, times: 1 },
];

/** After the faults of a round eight files pass; the others are held until the next round. */
const ROUND: Fault[] = [...FLAKY, { match: UPLOAD, times: 8 }, { match: UPLOAD, isPaused: true }];

// The page creates the files: neither a disk nor a protocol carries 200 MB. Each starts like a PDF, and all
// differ.
const chooseAll = (page: Page) =>
  page.evaluate(
    ([names, bytes]) => {
      const transfer = new DataTransfer();
      for (const [index, name] of names.entries()) {
        const numbers = new Uint32Array(bytes / 4);
        for (let at = 0; at < numbers.length; at += 1) numbers[at] = at * (2 * index + 1);
        new Uint8Array(numbers.buffer).set(new TextEncoder().encode('%PDF-1.7'));
        transfer.items.add(new File([numbers], name, { type: 'application/pdf' }));
      }
      const input = document.querySelector<HTMLInputElement>('input[name=FilesFile]')!;
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [NAMES, BYTES] as const,
  );

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function digestOf(index: number): string {
  const numbers = new Uint32Array(BYTES / 4);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = at * (2 * index + 1);
  const bytes = Buffer.from(numbers.buffer);
  bytes.write('%PDF-1.7');
  return digest(bytes);
}

async function digestAt(page: Page, guid: string): Promise<string> {
  const answer = await page.request.get(`/assets/media/${guid}`);
  return digest(await answer.body());
}

/** Returns the number of sent files that the field reports. */
const countSent = async (page: Page) =>
  Number.parseInt((await page.getByRole('status').textContent())!, 10) || 0;

const valuesOf = (page: Page, name: string) =>
  page
    .locator(`input[name="${name}"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

async function arrived(page: Page): Promise<{ name: string; size: number }[]> {
  const entries = (await (await page.request.get('/demo/ledger')).json()) as {
    body: { name: string; size: number };
  }[];
  return entries.map(({ body }) => body).toSorted((one, other) => one.name.localeCompare(other.name));
}

test('200 MB in forty files, over a connection that breaks sixteen times, are whole on the server, each once [UPL-05]', async ({
  page,
  faults,
}) => {
  test.setTimeout(90_000);
  let tries = 0;
  page.on('request', (request) => (tries += Number(request.url().includes('/assetslibrary/upload'))));
  await page.goto('/fixtures/assets/page?kind=files&weight=6MB');
  await page.locator('[data-island="asset-field"][data-island-state="ready"]').waitFor();
  await faults(...ROUND);
  await chooseAll(page);
  for (const count of [8, 16, 24]) {
    await expect
      .poll(() => countSent(page), { intervals: [50], timeout: 30_000 })
      .toBeGreaterThanOrEqual(count);
    // A file has four attempts, and none may meet the faults of two rounds.
    await expect(page.getByText('Nouvel essai dans un instant')).toHaveCount(0);
    await faults(...(count < 24 ? ROUND : FLAKY));
  }
  await expect.poll(() => countSent(page), { timeout: 30_000 }).toBe(FILES);
  // Browsers themselves retry a request that got no response over a reused connection.
  expect(tries, 'tries').toBeGreaterThanOrEqual(FILES + 4);
  expect(await arrived(page)).toEqual(NAMES.map((name) => ({ name, size: BYTES })));
  expect(await valuesOf(page, 'FilesName')).toEqual(NAMES);
  const guids = await valuesOf(page, 'Files');
  for (const index of [0, 1, 2, 12, 39])
    expect(await digestAt(page, guids[index]!), NAMES[index]).toBe(digestOf(index));
});
