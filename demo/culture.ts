export const cultures = ['fr', 'nl'] as const;
export type Culture = (typeof cultures)[number];

/** One text in every culture. */
export type Words = Readonly<Record<Culture, string>>;

export const isCulture = (value: unknown): value is Culture => cultures.some((culture) => culture === value);

/** The culture segment of a path, if it has a known one. */
export function cultureOfPath(path: string): Culture | undefined {
  const segment = path.split('/')[1];
  return isCulture(segment) ? segment : undefined;
}

/** The first known language in order of preference; French when none fits. */
export function preferredCulture(acceptLanguage: string | undefined): Culture {
  const wanted = (acceptLanguage ?? '').split(',').map(readLanguage);
  wanted.sort((a, b) => b.quality - a.quality);
  return wanted.map((entry) => entry.language).find(isCulture) ?? 'fr';
}

/** The same page in another culture. */
export const inCulture = (path: string, culture: Culture): string =>
  path.replace(/^\/[a-z]{2}(?=\/|\?|$)/, `/${culture}`);

function readLanguage(entry: string) {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
  return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
}
