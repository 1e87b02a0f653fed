export const cultures = ['fr', 'nl'] as const;
export type Culture = (typeof cultures)[number];

/** One text in each language. */
export type LocalizedText = Readonly<Record<Culture, string>>;

export const isCulture = (value: unknown): value is Culture => cultures.some((culture) => culture === value);

/** Returns the culture segment of a path, if it has a known one. */
export function cultureOfPath(path: string): Culture | undefined {
  const segment = path.split('/')[1];
  return isCulture(segment) ? segment : undefined;
}

/** Returns the first known language in order of preference; French when none is known. */
export function preferredCulture(acceptLanguage: string | undefined): Culture {
  const wanted = (acceptLanguage ?? '').split(',').map(readLanguage);
  wanted.sort((a, b) => b.quality - a.quality);
  return wanted.map((entry) => entry.language).find(isCulture) ?? 'fr';
}

/** Returns the path of the same page in another culture. */
export const inCulture = (path: string, culture: Culture): string =>
  path.replace(/^\/[a-z]{2}(?=\/|\?|$)/, `/${culture}`);

function readLanguage(entry: string) {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
  return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
}
