import type { Answer } from './answer.ts';
import { findPageToken, tokenFields } from './antiforgery.ts';
import { parseAnswer } from '../html/parse.ts';
import { updateParts } from '../navigation/parts.ts';
import { requestHtml } from './request.ts';
import { removeAttribute, getAttribute, setAttribute } from '../dom/safe.ts';
import { findInside } from '../dom/safe-tree.ts';

// The whole document is used, because its container may have tokens too.
const parsePage = (answer: Answer) => parseAnswer(answer).document;

/** Returns the page that the login led to, or else a fresh copy of the shown page. */
async function readPage(landing: Answer | undefined): Promise<Document | undefined> {
  const page = landing && parsePage(landing);
  if (page) return page;
  const current = await requestHtml(location.href, { signInAfter: 'nothing' }).catch(() => undefined);
  return current && parsePage(current);
}

const META = 'head meta:is([name="csrf-token"], [name="_csrf"])';

// Rails and Symfony have a token for each form.
function findTwin(input: HTMLInputElement, page: Document): Element | null {
  const action = input.form && getAttribute(input.form, 'action');
  const form = action ? `form[action="${CSS.escape(action)}"]` : 'form:not([action])';
  return findInside(page, `${form} input[name="${CSS.escape(input.name)}"]`);
}

function renewTokens(page: Document): void {
  const token = findPageToken(page)?.value;
  if (!token) return;
  const meta = document.querySelector<HTMLMetaElement>(META);
  if (meta) meta.content = token;
  const selector = tokenFields().map((name) => `input[name="${CSS.escape(name)}"]`);
  for (const input of document.querySelectorAll<HTMLInputElement>(selector.join())) {
    const twin = findTwin(input, page);
    const fresh = (twin && getAttribute(twin, 'value')) || token;
    // The attribute is set too, so that a reset of the form does not restore the old token.
    input.setAttribute('value', fresh);
    input.value = fresh;
  }
}

function renewUser(page: Document): boolean {
  const { documentElement: ours } = document;
  const [before, now] = [ours, page.documentElement].map((root) => getAttribute(root, 'data-user'));
  if (typeof now === 'string') setAttribute(ours, 'data-user', now);
  else removeAttribute(ours, 'data-user');
  return !before || before === now;
}

/**
 * Updates the document after the login: tokens, user, and the parts outside the page. Typed text stays.
 *
 * @param landing The page that the login led to; undefined to fetch the shown page.
 * @returns Whether the visitor is still the same; false when another one has signed in, and when that is
 * unknown.
 */
export async function renewDocument(landing: Answer | undefined): Promise<boolean> {
  const page = await readPage(landing);
  if (!page) return false;
  renewTokens(page);
  updateParts(page, 'data-page-part', [...document.querySelectorAll('[data-page]')]);
  return renewUser(page);
}
