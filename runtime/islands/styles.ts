import { builtFileUrl } from './built-file.ts';
import { pendingStyles } from './pending-styles.ts';

/** A stylesheet that takes longer than two seconds must not block an island. */
const LOAD_TIMEOUT_MS = 2_000;

const linked = new Set<string>();

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });
}

/**
 * Links an island's stylesheet, once. The build calls it for every `import './name.css'`.
 *
 * @param file Name of the built file, in the folder of the script.
 */
export function requireStyle(file: string): void {
  const href = builtFileUrl(file);
  if (linked.has(href)) return;
  linked.add(href);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const wait = whenLoaded(link).finally(() => pendingStyles.delete(wait));
  pendingStyles.add(wait);
  document.head.append(link);
}
