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

/** Renders a page of the provider or of a bank, without any content of the shop. */
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

/** Renders one field of the card; the shop never sees its value. */
export const securedField = (c: Ctx) =>
  standInPage(c, { title: 'Card field', body: FIELD, script: 'secured-field', lang: 'en' });

interface BankTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly decline: string;
  readonly cancel: string;
}

const BANK_TEXTS: Readonly<Record<string, BankTexts>> = {
  fr: {
    title: 'Banque du Port',
    text: 'Confirmez le paiement à Îlot.',
    confirm: 'Confirmer',
    decline: 'Refuser',
    cancel: 'Annuler',
  },
  nl: {
    title: 'Havenbank',
    text: 'Bevestig de betaling aan Îlot.',
    confirm: 'Bevestigen',
    decline: 'Weigeren',
    cancel: 'Annuleren',
  },
};

const bankTexts = (locale: string): BankTexts => BANK_TEXTS[locale.slice(0, 2)] ?? BANK_TEXTS['fr']!;

const bankPage = (texts: BankTexts, choices: string) =>
  `<main class="bank"><h1>${texts.title}</h1><p>${texts.text}</p><p class="choices">${choices}</p></main>`;

/** Renders the bank's question inside the shop's page (3-D Secure); its script enables the buttons. */
export function challengePage(c: Ctx, locale: string) {
  const texts = bankTexts(locale);
  const choices = [
    ['Y', texts.confirm],
    ['N', texts.decline],
    ['U', texts.cancel],
  ].map(([value, name]) => `<button type="button" value="${value}" disabled>${name}</button>`);
  return standInPage(c, {
    title: texts.title,
    body: bankPage(texts, choices.join(' ')),
    script: 'challenge',
  });
}

/** Renders the bank's question on its own page; each choice returns to the shop. */
export function bankQuestion(c: Ctx, locale: string, addressOf: (word: string) => string) {
  const texts = bankTexts(locale);
  const link = (word: string, name: string) =>
    `<a href="${addressOf(word).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${name}</a>`;
  const choices = [link('Y', texts.confirm), link('N', texts.decline), link('U', texts.cancel)].join(' ');
  return standInPage(c, { title: texts.title, body: bankPage(texts, choices) });
}
