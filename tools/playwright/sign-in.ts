import { escapeHtml } from '../fixtures/html-text.ts';
import type { CallRequest } from '../mocks/exchange-types.ts';
import { reply } from '../mocks/reply.ts';

const TEXTS = {
  fr: { title: 'Se connecter', email: 'Adresse e-mail', password: 'Mot de passe', send: 'Se connecter' },
  nl: { title: 'Inloggen', email: 'E-mailadres', password: 'Wachtwoord', send: 'Inloggen' },
};

/** Address of the login, in any culture and below any `data-app`. */
export const LOGIN_PATH = /\/(?:fr|nl)\/security\/login(?:\?|$)/;

function loginPage({ url }: CallRequest): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  const texts = pathname.includes('/nl/') ? TEXTS.nl : TEXTS.fr;
  const action = escapeHtml(pathname + search);
  return `<!doctype html><html lang="${pathname.includes('/nl/') ? 'nl' : 'fr'}"><head><title>${texts.title}</title></head><body>
<main data-page><h1>${texts.title}</h1>
<form action="${action}" method="post">
<input type="hidden" name="__RequestVerificationToken" value="test">
<p><label>${texts.email} <input type="email" name="Email" autocomplete="username" required></label></p>
<p><label>${texts.password} <input type="password" name="Password" autocomplete="current-password" required></label></p>
<p><button type="submit">${texts.send}</button></p>
</form></main></body></html>`;
}

/** Answers the login page; its form leads back to the page that the visitor came from. */
export function answerLogin(request: CallRequest): ReturnType<typeof reply> | string {
  if (request.method !== 'POST') return loginPage(request);
  const back = new URL(request.url, 'http://localhost').searchParams.get('returnUrl') ?? '/';
  return reply('', { status: 303, headers: { location: back } });
}
