import type { CDPSession, Page } from '@playwright/test';

interface SentRequest {
  documentURL: string;
  request: { url: string };
  initiator: { type: string; url?: string; stack?: { callFrames: { url: string }[] } };
}

/** A file of the library, its round of requests, and the file or page that requested it. */
export interface Round {
  file: string;
  round: number;
  by: string;
}

const isOurs = (url: string) => /\/assets\/archipel\/.*\.(?:js|css)$/.test(url);
const nameOf = (url: string) => url.split('/').at(-1)!;

function requesterOf({ initiator, documentURL }: SentRequest): string {
  return initiator.stack?.callFrames[0]?.url || initiator.url || documentURL;
}

/**
 * Records the rounds of requests: the page is round 1, the files that it names are round 2, the files that
 * those request are round 3.
 *
 * @param page A page that is not opened yet.
 * @returns A function that returns the rounds so far, each file once.
 */
export async function followRounds(page: Page): Promise<() => Round[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const rounds = new Map<string, Round>();
  const roundOf = (url: string) => rounds.get(url)?.round ?? 1;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', (sent: SentRequest) => {
    const { url } = sent.request;
    if (!isOurs(url) || rounds.has(url)) return;
    const by = requesterOf(sent);
    rounds.set(url, { file: nameOf(url), round: roundOf(by) + 1, by: nameOf(by) });
  });
  return () => [...rounds.values()];
}
