import type { Page, Request } from '@playwright/test';
import { WEIGHT_KINDS, type Weight, type WeightKind } from '../site-report.ts';
import { limitTime } from '../../browser/limit-time.ts';

/** Kinds by the response's type. */
const TYPES: readonly (readonly [RegExp, WeightKind])[] = [
  [/\bhtml\b/i, 'html'],
  [/\b(?:java|ecma)script\b/i, 'script'],
  [/\bcss\b/i, 'style'],
  [/^image\//i, 'image'],
  [/font/i, 'font'],
];

const kindOf = (type: string): WeightKind => TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

interface Weighed {
  readonly kind: WeightKind;
  readonly bytes: number;
}

async function weighRequest(request: Request): Promise<Weighed | undefined> {
  const response = await request.response();
  if (!response || /^(?:data|blob):/.test(request.url())) return undefined;
  const headers = response.headers();
  const kind = kindOf(headers['content-type'] ?? '');
  try {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    return { kind, bytes: responseHeadersSize + responseBodySize };
  } catch {
    // Browsers that don't say what was transferred have the server's header at least.
    return { kind, bytes: Number(headers['content-length'] ?? 0) };
  }
}

/** Limit of the wait for open requests in ms; a stream has no end. */
const QUIET_TIMEOUT_MS = 5000;

/** Counts the open requests of a page. */
function createRequestCounter(page: Page) {
  let open = 0;
  const waiting = new Set<() => void>();
  const onEnd = () => {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  page.on('request', () => {
    open += 1;
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    if (open <= 0) return;
    const quiet = new Promise<void>((resolve) => {
      waiting.add(resolve);
    });
    await limitTime(quiet, QUIET_TIMEOUT_MS, () => new Error()).catch(() => undefined);
  };
}

/** Weighs the files of a page. */
export interface Scale {
  /** Waits until no request is open, for a few seconds at most. */
  waitForQuiet(): Promise<void>;
  /** Returns the bytes so far by kind, and the number of requests. */
  read(): Promise<{ weight: Weight; requests: number }>;
}

/**
 * Weighs all files that a page loads.
 *
 * @param page The page, before its navigation.
 */
export function createScale(page: Page): Scale {
  const pending: Promise<Weighed | undefined>[] = [];
  page.on('requestfinished', (request) => {
    pending.push(weighRequest(request).catch(() => undefined));
  });
  return {
    waitForQuiet: createRequestCounter(page),
    async read() {
      const weighed = (await Promise.all(pending)).filter((one) => one !== undefined);
      const weight = Object.fromEntries(WEIGHT_KINDS.map((kind) => [kind, 0])) as Record<WeightKind, number>;
      for (const { kind, bytes } of weighed) weight[kind] += Math.max(0, bytes);
      return { weight, requests: weighed.length };
    },
  };
}
