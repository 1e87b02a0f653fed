import type { CDPSession, Page } from '@playwright/test';

interface AjaxRequest {
  documentURL: string;
  request: { url: string };
  initiator: { type: string; url?: string; stack?: { callFrames: { url: string }[] } };
}

/** A file of the library, the round of requests in which it was asked for, and what has asked for it. */
export interface Round {
  file: string;
  round: number;
  by: string;
}

const isOurs = (url: string) => /\/assets\/archipel\/.*\.(?:js|css)$/.test(url);
const nameOf = (url: string) => url.split('/').at(-1)!;

function askerOf({ initiator, documentURL }: AjaxRequest): string {
  return initiator.stack?.callFrames[0]?.url || initiator.url || documentURL;
}

/**
 * Follows which file of the library asks for which: the page is asked for in round 1, what it names in round 2, what
 * that asks for in round 3.
 *
 * @param page Before it is opened.
 * @returns Tells the rounds until now, each file once.
 */
export async function followRounds(page: Page): Promise<() => Round[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const rounds = new Map<string, Round>();
  const roundOf = (url: string) => rounds.get(url)?.round ?? 1;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', (requested: AjaxRequest) => {
    const { url } = requested.request;
    if (!isOurs(url) || rounds.has(url)) return;
    const by = askerOf(requested);
    rounds.set(url, { file: nameOf(url), round: roundOf(by) + 1, by: nameOf(by) });
  });
  return () => [...rounds.values()];
}
