import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { on } from '#runtime/page/events.ts';
import { runVisit } from '#runtime/navigation/visit.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

let assign: MockInstance<typeof location.assign>;

beforeEach(() => {
  goTo('/fr');
  showPage('<main data-page><h1>Home</h1></main>');
  assign = vi
    .spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => {});
});

const at = (address: string) => new URL(address, location.href);
const loaded = () => assign.mock.calls.map(([url]) => at(String(url)).pathname);
const page = (main: string) =>
  `<!doctype html><html lang="fr"><body><main data-page>${main}</main></body></html>`;

test('a visit shows the server’s own page of what is missing, and logs it; a listener may keep the page [ERR-02]', async () => {
  const info = vi
    .spyOn(console, 'info')
    .mockReset()
    .mockImplementation(() => {});
  stubServer(() => answer(page('<h1>404</h1>'), { status: 404 }));
  const controller = new AbortController();
  on('request-error', (event) => event.preventDefault(), controller.signal);
  await runVisit(at('/fr/gone'));
  expect([find('main').textContent, location.pathname]).toEqual(['Home', '/fr']);
  controller.abort();
  await runVisit(at('/fr/gone'));
  expect([find('main').textContent, location.pathname]).toEqual(['404', '/fr/gone']);
  expect(info.mock.calls).toEqual([[expect.stringMatching(/\/fr\/gone failed \(status, status 404\)/)]]);
  expect(assign).not.toHaveBeenCalled();
});

test('a missing page without a container is the browser’s to load; a piece or a text is only logged [ERR-02]', async () => {
  const info = vi
    .spyOn(console, 'info')
    .mockReset()
    .mockImplementation(() => {});
  stubServer(() => answer('<!doctype html><html lang="fr"><body>404</body></html>', { status: 404 }));
  await runVisit(at('/fr/gone'));
  expect(loaded()).toEqual(['/fr/gone']);
  for (const init of [{}, { type: 'text/plain' }]) {
    const text = init.type ? page('<h1>404</h1>') : '<p>404</p>';
    stubServer(() => answer(text, { status: 404, ...init }));
    await runVisit(at('/fr/gone'));
    expect([find('main').textContent, loaded().length]).toEqual(['Home', 1]);
  }
  expect(info).toHaveBeenCalledTimes(3);
});
