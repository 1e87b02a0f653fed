import { afterEach, describe, expect, test, vi } from 'vitest';
import { explainFailure, explainKind } from '#kit/dialog';
import { RequestError } from '#runtime/requests/request-error.ts';
import { showPage } from '../../../support/page.ts';

afterEach(() => vi.restoreAllMocks());

type Failed = Parameters<typeof explainKind>[0];

const network: Failed = { kind: 'network', status: 0 };
const script: Failed = { kind: 'script', status: 0 };
const failed = (status: number): Failed => ({ kind: 'status', status });

const EVERY_KIND: Failed[] = [
  network,
  { kind: 'timeout', status: 0 },
  { kind: 'size', status: 200 },
  failed(500),
  failed(404),
  failed(400),
  { kind: 'type', status: 200 },
  script,
];

describe('the reason of a failure', () => {
  test.each(['fr', 'nl', 'en'])('is a sentence of its own for each kind, in %s (I18N-01)', (lang) => {
    showPage('', { lang });
    const sentences = EVERY_KIND.map(explainKind);
    expect(new Set(sentences).size).toBe(EVERY_KIND.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\w.*\.$/u);
  });

  test('is another sentence in each language (I18N-01)', () => {
    const sentences = ['fr', 'nl', 'en'].flatMap((lang) => {
      showPage('', { lang });
      return EVERY_KIND.map(explainKind);
    });
    expect(new Set(sentences).size).toBe(3 * EVERY_KIND.length);
  });

  test('is a missing page for 404 and 410 alone', () => {
    showPage('', { lang: 'en' });
    const missing = explainKind(failed(404));
    expect(missing).toMatch(/exist/);
    expect(explainKind(failed(410))).toBe(missing);
    expect(explainKind(failed(409))).not.toBe(missing);
  });

  test('is the server from 500 on, and the request below', () => {
    showPage('', { lang: 'en' });
    expect(explainKind(failed(500))).toMatch(/problem/);
    expect(explainKind(failed(503))).toBe(explainKind(failed(500)));
    expect(explainKind(failed(499))).toMatch(/refused/);
    expect(explainKind(failed(422))).toBe(explainKind(failed(499)));
  });

  test('is what is missing: an answer, its time, its size, or its use', () => {
    showPage('', { lang: 'en' });
    expect(explainKind(network)).toMatch(/connection/);
    expect(explainKind({ kind: 'timeout', status: 0 })).toMatch(/too long/);
    expect(explainKind({ kind: 'size', status: 0 })).toMatch(/too large/);
    expect(explainKind({ kind: 'type', status: 200 })).toMatch(/could not be shown/);
    expect(explainKind({ kind: 'origin', status: 200 })).toBe(explainKind({ kind: 'type', status: 200 }));
  });

  test('is the connection for code that failed to load offline, and a part of the page online', () => {
    showPage('', { lang: 'en' });
    expect(explainKind(script)).toMatch(/part of this page/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(explainKind(script)).toBe(explainKind(network));
  });

  test('is only known of a request: another error has none', () => {
    showPage('', { lang: 'en' });
    expect(explainFailure(new RequestError('status', '/x', { status: 404 }))).toBe(explainKind(failed(404)));
    expect(explainFailure(new Error('x'))).toBe('');
  });
});
