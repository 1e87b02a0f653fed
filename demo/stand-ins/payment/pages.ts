import type { Ctx } from '../../http/env.ts';

const policy = (more: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ');

const FILES = '/checkoutshopper/files';

/** A page of the provider or of a bank: it holds nothing of the shop. */
export function standInPage(c: Ctx, page: { title: string; body: string; script?: string; lang?: string }) {
  const { title, body, script, lang = 'fr' } = page;
  c.header('Content-Security-Policy', policy([]));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return c.html(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
      `<link rel="stylesheet" href="${FILES}/stand-in.css">` +
      (script ? `<script type="module" src="${FILES}/${script}.js"></script>` : '') +
      `</head><body>${body}</body></html>`,
  );
}

const FIELD =
  '<main><h1 class="unseen">Card</h1><input class="field" inputmode="numeric" autocomplete="off" aria-label="Card"></main>';

/** One field of the card: what is typed here the shop never sees. */
export const securedField = (c: Ctx) =>
  standInPage(c, { title: 'Card field', body: FIELD, script: 'secured-field', lang: 'en' });

interface BankWords {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly cancel: string;
}

const BANK_WORDS: Readonly<Record<string, BankWords>> = {
  fr: {
    title: 'Banque du Port',
    text: 'Confirmez le paiement à Îlot.',
    confirm: 'Confirmer',
    refuse: 'Refuser',
    cancel: 'Annuler',
  },
  nl: {
    title: 'Havenbank',
    text: 'Bevestig de betaling aan Îlot.',
    confirm: 'Bevestigen',
    refuse: 'Weigeren',
    cancel: 'Annuleren',
  },
};

const bankWords = (locale: string): BankWords => BANK_WORDS[locale.slice(0, 2)] ?? BANK_WORDS['fr']!;

const bankPage = (words: BankWords, choices: string) =>
  `<main class="bank"><h1>${words.title}</h1><p>${words.text}</p><p class="choices">${choices}</p></main>`;

/** The bank's question inside the shop's page (3-D Secure). */
export function challengePage(c: Ctx, locale: string) {
  const words = bankWords(locale);
  const choices = [
    ['Y', words.confirm],
    ['N', words.refuse],
    ['U', words.cancel],
  ].map(([value, name]) => `<button type="button" value="${value}">${name}</button>`);
  return standInPage(c, {
    title: words.title,
    body: bankPage(words, choices.join(' ')),
    script: 'challenge',
  });
}

/** The bank's question on a page of its own; each choice leads back to the shop. */
export function bankQuestion(c: Ctx, locale: string, addressOf: (word: string) => string) {
  const words = bankWords(locale);
  const link = (word: string, name: string) =>
    `<a href="${addressOf(word).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${name}</a>`;
  const choices = [link('Y', words.confirm), link('N', words.refuse), link('U', words.cancel)].join(' ');
  return standInPage(c, { title: words.title, body: bankPage(words, choices) });
}
