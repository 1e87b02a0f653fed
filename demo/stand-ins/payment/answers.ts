import type { SessionRequest } from './sessions.ts';
import { frSdkTexts, nlSdkTexts } from './sdk-texts.ts';

/** Returns the response to a new session: amount, country and payment methods (only a card). */
export const setupAnswer = (
  session: SessionRequest & { readonly id: string; readonly sessionData: string },
) => ({
  id: session.id,
  sessionData: session.sessionData,
  amount: session.amount,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  countryCode: session.countryCode,
  shopperLocale: session.shopperLocale,
  configuration: { enableStoreDetails: false },
  paymentMethods: {
    paymentMethods: [
      {
        type: 'scheme',
        name: session.shopperLocale.startsWith('nl') ? 'Bankkaart' : 'Carte bancaire',
        brands: ['visa', 'mc'],
      },
    ],
  },
});

export const analyticsAnswer = { checkoutAttemptId: 'stand-in' };

const COUNTRIES: readonly { id: string; fr: string; nl: string }[] = [
  { id: 'BE', fr: 'Belgique', nl: 'België' },
  { id: 'DE', fr: 'Allemagne', nl: 'Duitsland' },
  { id: 'FR', fr: 'France', nl: 'Frankrijk' },
  { id: 'LU', fr: 'Luxembourg', nl: 'Luxemburg' },
  { id: 'NL', fr: 'Pays-Bas', nl: 'Nederland' },
];

/** Returns the countries of a billing address, for a file such as `fr-FR.json`. */
export const countriesIn = (file: string) =>
  COUNTRIES.map(({ id, fr, nl }) => ({ id, name: file.startsWith('nl') ? nl : fr }));

/** Returns the texts of the provider's library; missing ones are in English. */
export const sdkTexts = (file: string) => (file.startsWith('nl') ? nlSdkTexts : frSdkTexts);

const PATHS: Readonly<Record<string, string>> = {
  'visa.svg': '<path d="M8 8l3 10 4-10m2 0v10" fill="none" stroke="#fff" stroke-width="2"/>',
  'mc.svg':
    '<circle cx="16" cy="13" r="7" fill="#e8590c"/><circle cx="24" cy="13" r="7" fill="#f2b134" opacity=".85"/>',
};

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26" width="40" height="26">${inside}</svg>`;

/** Returns a neutral drawing, which is no trademark; decorations of the fields are empty. */
export function cardIcon(path: string): string {
  if (path.includes('/components/')) return drawing('');
  const name = path.split('/').at(-1)!;
  const face = PATHS[name] ?? '<path d="M0 7h40v5H0z" fill="#d98e5b"/>';
  return drawing(`<rect width="40" height="26" rx="3" fill="#2c4a52"/>${face}`);
}
