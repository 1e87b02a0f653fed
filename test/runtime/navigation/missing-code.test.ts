import { expect, test, vi } from 'vitest';
import { runVisit } from '#runtime/navigation/visit.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
vi.mock(import('#runtime/html/resolve-loads.ts'), () => ({ resolveLoads: missing }));
vi.mock(import('#runtime/navigation/head-assets.ts'), () => ({ replaceAssets: missing }));

const page = (main: string, head = '') =>
  `<!doctype html><html lang="fr"><head>${head}</head><body><main data-page>${main}</main></body></html>`;

function start() {
  goTo('/fr');
  showPage('<main data-page><h1>Home</h1></main>');
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return vi
    .spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => {});
}

test('a page whose relative addresses can’t be resolved ahead is placed all the same [NAV-01]', async () => {
  const assign = start();
  stubServer(() => answer(page('<h1>Photos</h1><img src="one.jpg" alt="" loading="lazy">')));
  await runVisit(new URL('/fr/photos', location.href));
  expect([find('main').textContent, location.pathname]).toEqual(['Photos', '/fr/photos']);
  expect(assign).not.toHaveBeenCalled();
});

test('a missing page whose styles can’t be brought is left to the browser, and nothing rejects [ERR-02]', async () => {
  const assign = start();
  const head = '<link rel="stylesheet" href="/other.css">';
  stubServer(() => answer(page('<h1>404</h1>', head), { status: 404 }));
  await runVisit(new URL('/fr/gone', location.href));
  expect(find('main').textContent).toBe('Home');
  expect(assign.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/fr/gone']);
});
