/** A stylesheet that does not come in two seconds must not keep an island away. */
const PATIENCE_MS = 2_000;

const pending = new Set<Promise<void>>();
const linked = new Set<string>();

// All files of a flavour lie in one folder, so the address of whichever chunk holds this module is the base.
const { url: here } = import.meta;
const addressOf = (file: string) => new URL(`./${file}`, here).href;

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/**
 * Links an island's stylesheet, once. The build calls it for every `import './name.css'`.
 *
 * @param file Name of the built file, beside the script.
 */
export function requireStyle(file: string): void {
  const href = addressOf(file);
  if (linked.has(href)) return;
  linked.add(href);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const wait = settled(link).finally(() => pending.delete(wait));
  pending.add(wait);
  document.head.append(link);
}

/**
 * Waits for the stylesheets that are on their way, at most two seconds each, so that no island flashes unstyled.
 *
 * @returns A promise that never rejects.
 */
export async function stylesReady(): Promise<void> {
  await Promise.all(pending);
}
