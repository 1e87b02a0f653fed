import { followRounds, type Round } from '../support/rounds.ts';
import { leaveUntouched, measureSizes, openUncached, waitForLoads } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Budgets of a page before any interaction (design §9): brotli bytes of JavaScript, and number of files. */
const PAGES = [
  { name: 'home', path: '/fr', bytes: 16_000, files: 8 },
  { name: 'product', path: '/fr/catalog/product/bol-matin', bytes: 28_000, files: 10 },
];

/** Request rounds: the page, its scripts and stylesheets, and the files that those need. */
const MAX_ROUNDS = 3;

const describe = ({ file, round, by }: Round) =>
  `${file} is asked for in round ${round}, by ${by}: each round is a journey to the server and back. Let the layer of ` +
  `${by} import it or hold it (build/linker/layers.mjs), so that the entry asks for both at once, or load it with the first use ('use').`;

const lateIn = (rounds: Round[], max: number) => rounds.filter(({ round }) => round > max).map(describe);

for (const { name, path, bytes, files } of PAGES) {
  test(`the ${name} page is alive after ${bytes} bytes of JavaScript in ${files} files, asked for in three rounds`, async ({
    page,
    faults,
  }) => {
    await leaveUntouched(page);
    await page.goto('/fixtures/nav/one');
    await faults({ match: `GET ${path}`, headers: { link: null } });
    const readRounds = await followRounds(page);
    await openUncached(page, path);
    await page.waitForLoadState('load');
    await waitForLoads(page);
    const sizes = await measureSizes(page);
    expect(lateIn(readRounds(), MAX_ROUNDS)).toEqual([]);
    expect(sizes.js, 'bytes of JavaScript').toBeLessThanOrEqual(bytes);
    expect(
      sizes.files,
      readRounds()
        .map(({ file }) => file)
        .join(', '),
    ).toBeLessThanOrEqual(files);
  });

  test(`with the server’s Link header the ${name} page has all of it in two rounds, and nothing more`, async ({
    page,
  }) => {
    await leaveUntouched(page);
    const readRounds = await followRounds(page);
    await openUncached(page, path);
    await page.waitForLoadState('load');
    await waitForLoads(page);
    const { js } = await measureSizes(page);
    const requested = readRounds();
    expect(requested.length).toBeGreaterThan(4);
    expect(lateIn(requested, MAX_ROUNDS - 1)).toEqual([]);
    expect(js, requested.map(({ file }) => file).join(', ')).toBeLessThanOrEqual(bytes);
  });
}
