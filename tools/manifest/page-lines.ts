import type { FlavourManifest } from './flavour-manifest.ts';

/**
 * Returns the lines that load the library, for the head of each page.
 *
 * @param base Address of the folder, with a slash at its end.
 */
export const tagLines = (base: string): readonly string[] => [
  `<link rel="stylesheet" href="${base}archipel.css">`,
  `<script type="module" src="${base}archipel.js"></script>`,
];

/**
 * Returns the line that preloads a script. Its low priority leaves stylesheets and photos before it.
 *
 * @param base Address of the folder.
 * @param file Name of the script.
 */
export const preloadLine = (base: string, file: string): string =>
  `<link rel="modulepreload" href="${base}${file}" fetchpriority="low">`;

/**
 * Returns the scripts that every page with an island loads after the entry.
 *
 * @param manifest The flavour's manifest.
 */
export const commonFiles = ({ entry, mount }: FlavourManifest): readonly string[] => [
  ...new Set([...entry.preload, mount]),
];

/**
 * Returns the scripts that a page with some islands loads after the entry, each once.
 *
 * @param manifest The flavour's manifest.
 * @param names Names of its islands.
 */
export function filesOfIslands(manifest: FlavourManifest, names: readonly string[]): readonly string[] {
  const files = names.flatMap((name) => {
    const { list = [], preload, js } = manifest.islands[name]!;
    return [list, preload, js].flat();
  });
  return [...new Set([...commonFiles(manifest), ...files])];
}

/**
 * Returns the strictest `Content-Security-Policy` under which the library works.
 *
 * @param base Address of the folder; another site's is allowed by name.
 */
export function policyFor(base: string): string {
  const origin = base.startsWith('/') ? '' : ` ${new URL(base).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${origin}`,
    `style-src 'self'${origin}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types archipel',
  ].join('; ');
}
