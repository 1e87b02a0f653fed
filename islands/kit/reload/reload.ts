import { loadModule } from '#runtime/islands/load.ts';
import { getPage } from '#runtime/page/page.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { signOfForm } from '#kit/preserved-fields.ts';
import { createDraft } from '#kit/preserve-form';
import { notify } from '#stores/notices';
import { CARRIED_DRAFT, carryOver, type CarriedNotice } from './carried.ts';
import { leavePage } from './leave-page.ts';
import { claimReload } from './once.ts';
import { readPageAgain } from './read-page.ts';

/** The whole document; the content of `[data-page]`; the parts of the page outside it. */
export type ReloadKind = 'page' | 'content' | 'parts';

interface ReloadOptions {
  /** Shown afterwards, also over a real reload. */
  notice?: CarriedNotice;
  /** One reload for this key in a tab: an unchanged answer of the server is no reason for another. */
  once?: string;
  /** The form whose typed values stay: with its focus and caret, unless the whole document goes. */
  preserve?: HTMLFormElement | undefined;
}

// A page without a cart has none of its code.
async function whenCartIsWritten(): Promise<void> {
  const cart = await loadModule(() => import('#stores/cart'));
  await cart.cartIdle();
}

function loadDocument({ notice, preserve }: ReloadOptions): void {
  if (preserve) createDraft(preserve, CARRIED_DRAFT, new AbortController().signal).save();
  const focus = document.activeElement?.id;
  if (notice || preserve) {
    carryOver({
      ...(notice && { notice }),
      ...(preserve && { form: signOfForm(preserve) }),
      ...(focus && { focus }),
    });
  }
  fullLoad(location.href);
}

/**
 * Brings the page up to date with the server: once the cart's writes are there, a part of it or all of it.
 * Decision 144.
 *
 * @param kind The part to reload.
 * @param options Notice, limit, and the form to preserve.
 * @returns Whether it was done, or is under way: not a second time for one `once`, nor when a listener of
 * `archipel:page-leave` keeps the page.
 */
export async function reload(kind: ReloadKind, options: ReloadOptions = {}): Promise<boolean> {
  const { notice, once, preserve } = options;
  if (once !== undefined && !claimReload(once)) return false;
  const target = getPage();
  if (kind === 'parts') await whenCartIsWritten();
  else if (!(await leavePage())) return false;
  if (kind === 'page' || !target) {
    loadDocument(options);
    return true;
  }
  await readPageAgain(kind, target, preserve);
  if (notice) notify(notice.tone, notice.text);
  return true;
}
