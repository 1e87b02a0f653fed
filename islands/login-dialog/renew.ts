import type { Answer } from '#runtime/answer.ts';
import { TOKEN_FIELD } from '#runtime/antiforgery.ts';
import { parseAnswer } from '#runtime/html/parse.ts';
import { updateParts } from '#runtime/navigation/parts.ts';
import { requestHtml } from '#runtime/request.ts';

const parsePage = (answer: Answer) => parseAnswer(answer.text, '[data-page]').document;

/** The page where the login led, or the one that is shown, as it is now that somebody is signed in. */
async function readPage(landing: Answer | undefined): Promise<Document | undefined> {
  const page = landing && parsePage(landing);
  if (page) return page;
  const current = await requestHtml(location.href, { signInAfter: 'nothing' }).catch(() => undefined);
  return current && parsePage(current);
}

const META = 'meta[name="csrf-token"]';
const INPUT = `input[name="${TOKEN_FIELD}"]`;

function renewTokens(page: Document): void {
  const token =
    page.querySelector<HTMLMetaElement>(META)?.content ?? page.querySelector<HTMLInputElement>(INPUT)?.value;
  if (!token) return;
  document.querySelector(META)?.setAttribute('content', token);
  for (const input of document.querySelectorAll<HTMLInputElement>(INPUT)) {
    // The attribute too: resetting the form must not bring the old one back.
    input.setAttribute('value', token);
    input.value = token;
  }
}

function renewUser(page: Document): boolean {
  const { documentElement: ours } = document;
  const [before, now] = [ours, page.documentElement].map((root) => root.getAttribute('data-user'));
  if (typeof now === 'string') ours.setAttribute('data-user', now);
  else ours.removeAttribute('data-user');
  return !before || before === now;
}

/**
 * Brings the document in step with the login: tokens, user, and the parts outside the page. What was typed stays.
 *
 * @param landing Where the login led.
 * @returns Whether it is still the same visitor's; false when another one has signed in, and when nobody can tell.
 */
export async function renewDocument(landing: Answer | undefined): Promise<boolean> {
  const page = await readPage(landing);
  if (!page) return false;
  renewTokens(page);
  updateParts(page, 'data-page-part', document.querySelector('[data-page]') ?? undefined);
  return renewUser(page);
}
