import { getPageNonce } from './nonce.ts';
import { trustedScriptUrl } from './trusted-types.ts';

const requests = new Map<string, Promise<void>>();

function addScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.nonce = getPageNonce();
  script.async = true;
  script.src = trustedScriptUrl(url);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      requests.delete(url);
      script.remove();
      reject(new Error(`The script of ${new URL(url, location.href).origin} could not be loaded.`));
    });
    document.head.append(script);
  });
}

/**
 * Loads a third party's script that the site has configured, once for its address. The page's policy decides
 * whether it may run.
 *
 * @param url Its address.
 * @returns A promise that resolves when the script has run.
 * @throws When it fails to load; a later call tries again.
 */
export function loadVendorScript(url: string): Promise<void> {
  const known = requests.get(url) ?? addScript(url);
  requests.set(url, known);
  return known;
}
