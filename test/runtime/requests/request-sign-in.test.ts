import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineService } from '#runtime/islands/definition.ts';
import { on } from '#runtime/page/events.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { requestHtml, requestText } from '#runtime/requests/request.ts';
import { cancelRejected, takeRejected } from '#runtime/requests/sign-in.ts';
import { showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

let controller: AbortController;

beforeEach(() => {
  showPage('');
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  cancelRejected();
  vi.unstubAllGlobals();
});

/** A server that rejects requests until the visitor has signed in. */
function serveMembers(reject = () => answer('Who are you?', { status: 401 })) {
  const state = { isSignedIn: false };
  const server = stubServer(() => (state.isSignedIn ? answer('<p>Yours</p>') : reject()));
  return { ...server, state };
}

/** Signs in, or does not, as soon as a request waits for it. */
function onSignIn(act: () => void): void {
  on('sign-in-needed', () => queueMicrotask(act), controller.signal);
}

const repeatAll = () => takeRejected().forEach((request) => void request.repeat());

const toLogin = (address: string) => () => answer('<form></form>', { url: address });

test('a rejection without a login on the page is a failure with its text', async () => {
  serveMembers();
  await expect(requestHtml('/account')).rejects.toMatchObject({
    kind: 'status',
    status: 401,
    body: 'Who are you?',
  });
});

describe('where the page has a login [ERR-01]', () => {
  beforeAll(() =>
    addDefinition(
      defineService({
        name: 'login',
        when: 'load',
        event: 'sign-in-needed',
        load: () => Promise.resolve({ default: () => {} }),
      }),
    ),
  );

  test.each([
    ['by its status', undefined],
    ['by a redirect to the login', toLogin('/Security/Login')],
    ['by a redirect to the login with a slash', toLogin('/shop/security/login/?returnUrl=%2F')],
  ])('a request that is rejected %s is sent again after the login', async (_how, reject) => {
    const { requests, state } = serveMembers(reject);
    onSignIn(() => {
      state.isSignedIn = true;
      repeatAll();
    });
    expect((await requestHtml('/account')).text).toBe('<p>Yours</p>');
    expect(requests).toHaveLength(2);
  });

  test('it fails when the visitor does not sign in', async () => {
    const { requests } = serveMembers();
    onSignIn(cancelRejected);
    await expect(requestHtml('/account')).rejects.toMatchObject({ status: 401, body: 'Who are you?' });
    expect(requests).toHaveLength(1);
  });

  test('it fails when the server rejects it after the login, too', async () => {
    const { requests } = serveMembers();
    onSignIn(repeatAll);
    await expect(requestHtml('/account')).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
  });

  test.each(['/security/login/help', '/security/loginhelp', '/login'])(
    'a redirect to another page is an answer: %s',
    async (address) => {
      serveMembers(toLogin(address));
      expect((await requestHtml('/account')).text).toBe('<form></form>');
    },
  );

  test('the login that was requested itself is an answer', async () => {
    serveMembers(() => answer('<form></form>'));
    expect((await requestHtml('/security/login')).text).toBe('<form></form>');
  });

  test('a visit shows the login’s page as any other, and waits after a rejection alone', async () => {
    serveMembers(toLogin('/security/login'));
    const visited = await requestHtml('/account', { signInAfter: 'rejection' });
    expect(visited.text).toBe('<form></form>');
    const { state } = serveMembers();
    onSignIn(() => {
      state.isSignedIn = true;
      repeatAll();
    });
    expect((await requestHtml('/account', { signInAfter: 'rejection' })).text).toBe('<p>Yours</p>');
  });

  test('the login’s own request waits for no login', async () => {
    serveMembers();
    const needed = vi.fn();
    on('sign-in-needed', needed, controller.signal);
    const failed = requestHtml('/security/login', { signInAfter: 'nothing' });
    await expect(failed).rejects.toMatchObject({ status: 401 });
    expect(needed).not.toHaveBeenCalled();
  });

  test('a write that is rejected is applied once, by the second request', async () => {
    const { requests, state } = serveMembers();
    onSignIn(() => {
      state.isSignedIn = true;
      repeatAll();
    });
    const request = { method: 'POST', body: { Quantity: 2 } };
    expect((await requestText('/cart', 'text/html', request)).text).toBe('<p>Yours</p>');
    expect(requests.map(({ init }) => init.body)).toEqual(['{"Quantity":2}', '{"Quantity":2}']);
  });
});
