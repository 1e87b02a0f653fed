/** The HTML of the shown page. */
export interface PageHtml {
  readonly html: string;
  /** The reason why it is that of the document, which scripts have changed; empty for the server's own. */
  readonly reason: string;
}

const readDocument = (reason: string): PageHtml => ({ html: document.documentElement.outerHTML, reason });

/**
 * Requests the shown page once more, since islands have changed the document.
 *
 * @param send The page's `fetch`, without faults.
 * @param isAnswer Whether the page is the answer to a sent form.
 */
export async function readPageHtml(send: typeof fetch, isAnswer: boolean): Promise<PageHtml> {
  if (isAnswer) return readDocument('The page is the answer to a sent form.');
  try {
    const response = await send(location.href, {
      credentials: 'same-origin',
      headers: { Accept: 'text/html' },
    });
    const html = await response.text();
    if (!response.ok) return readDocument(`The server answered ${response.status}.`);
    if (new URL(response.url).pathname !== location.pathname)
      return readDocument(`The server redirected to ${response.url}.`);
    return { html, reason: '' };
  } catch (thrown) {
    return readDocument(`The page could not be requested: ${(thrown as Error).message}.`);
  }
}
