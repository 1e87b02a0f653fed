import { vi } from 'vitest';

/** Returns settings that allow only these categories. */
export const settings = (allowed: string[], stamp = 'v1') => ({
  stamp,
  preferences: allowed.includes('preferences'),
  statistics: allowed.includes('statistics'),
  marketing: allowed.includes('marketing'),
});

/** Replaces document.cookie by a jar with the current values and a log of all writes. */
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

export function configurePage(config: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'archipel-config';
  script.textContent = JSON.stringify(config);
  document.head.replaceChildren(script);
}
