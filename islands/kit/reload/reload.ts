import { loadModule } from '#runtime/islands/load.ts';
import { getPage } from '#runtime/page/page.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { formFingerprint } from '#kit/preserved-fields.ts';
import { createDraft } from '#kit/preserve-form';
import { notify } from '#stores/notices';
import { CARRIED_DRAFT, carryOver, type CarriedNotice } from './carried.ts';
import { leavePage } from './leave-page.ts';
import { claimReload } from './once.ts';
import { readPageAgain } from './read-page.ts';

/** Scope of a reload: the whole document; the content of `[data-page]`; the parts of the page outside it. */
export type ReloadKind = 'page' | 'content' | 'parts';

interface ReloadOptions {
  /** Shown afterwards, also after a full reload. */
  notice?: CarriedNotice;
  /** Key of a reload that happens once in a tab, so that an unchanged answer makes no loop. */
  once?: string;
  /** The form whose typed values are preserved; with its caret, unless the whole document is reloaded. */
  preserve?: HTMLFormElement | undefined;
}

// The cart's code is loaded on demand: a page without a cart does not have it.
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
      ...(preserve && { form: formFingerprint(preserve) }),
      ...(focus && { focus }),
    });
  }
  fullLoad(location.href);
}

/**
 * Updates the page from the server, a part of it or all of it, once the cart's writes are done. Decision 144.
 *
 * @param kind The part to reload.
 * @param options Notice, limit, and the form to preserve.
 * @returns Whether it happens; false for a repeated `once`, and if a listener of `archipel:page-leave`
 * cancels it.
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
