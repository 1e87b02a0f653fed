import { vi } from 'vitest';

/** The settings that allow some and refuse the rest. */
export const settings = (allowed: string[], stamp = 'v1') => ({
  stamp,
  preferences: allowed.includes('preferences'),
  statistics: allowed.includes('statistics'),
  marketing: allowed.includes('marketing'),
});

/** A cookie jar in the place of the document's: the last text of each cookie, and what was written for it. */
export function mockCookies(initial: Record<string, string> = {}) {
  const jar = new Map(Object.entries(initial).map(([name, value]) => [name, encodeURIComponent(value)]));
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie: string) => {
    written.push(cookie);
    const [name, value] = cookie.split(';')[0]!.split('=') as [string, string];
    jar.set(name, value);
  });
  return {
    written,
    read: (name: string) => decodeURIComponent(jar.get(name) ?? ''),
    write: (name: string, value: string) => void jar.set(name, encodeURIComponent(value)),
  };
}

/** Writes the page's configuration. */
export function configurePage(config: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'archipel-config';
  script.textContent = JSON.stringify(config);
  document.head.replaceChildren(script);
}
