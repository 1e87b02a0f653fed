import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BARE, forFour, PAGES } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readPackage = (path: string) => read(join('node_modules', path));

/** Packs scripts as a bundler does: without global names. */
const packed = (...scripts: string[]) =>
  `(() => { const known = {}; const require = (name) => known[name];\n${scripts
    .map(
      (script) =>
        `(() => { const module = { exports: {} }; const exports = module.exports;\n${script}\nknown.jquery ??= module.exports; })();`,
    )
    .join('\n')} })();`;

/** Styles in cascade layers that are named like Tailwind's, with its reset. */
const LAYERS = `@layer theme, base, components, utilities;
@layer base { *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; } body { font-family: serif; line-height: 1.7; color: #333; }
  h1, h2 { font-size: inherit; } img { display: block; max-width: 100%; } button { font: inherit; background: none; } a { color: inherit; } }
@layer components { .card { padding: 1rem; border: 1px solid #ccc; } .card p { color: teal; } }
@layer utilities { .mt-4 { margin-top: 1rem; } .p-3 { padding: 0.75rem; } h1 { color: #063; } }`;

const LIBRARY: Readonly<Record<string, () => string>> = {
  'bootstrap5.css': () => readPackage('bootstrap/dist/css/bootstrap.css'),
  'bootstrap4.css': () => readPackage('bootstrap4/dist/css/bootstrap.css'),
  'bootstrap5.js': () => readPackage('bootstrap/dist/js/bootstrap.bundle.js'),
  'bootstrap4.js': () => readPackage('bootstrap4/dist/js/bootstrap.bundle.js'),
  'jquery.js': () => readPackage('jquery/dist/jquery.js'),
  'packed5.js': () => packed(readPackage('bootstrap/dist/js/bootstrap.bundle.js')),
  'packed4.js': () =>
    packed(readPackage('jquery/dist/jquery.js'), readPackage('bootstrap4/dist/js/bootstrap.bundle.js')),
  'layers.css': () => LAYERS,
  'square.svg': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path fill="teal" d="M0 0h80v80H0z"/></svg>',
};

/** Stylesheets and scripts that a page links besides the library's, by the name of its stack. */
const STACKS: Readonly<Record<string, { css: string[]; js: string[]; isFour?: boolean; isLast?: boolean }>> =
  {
    'css-5': { css: ['bootstrap5.css'], js: [] },
    'css-4': { css: ['bootstrap4.css'], js: [], isFour: true },
    'script-5': { css: ['bootstrap5.css'], js: ['bootstrap5.js'] },
    'script-4': { css: ['bootstrap4.css'], js: ['jquery.js', 'bootstrap4.js'], isFour: true },
    'packed-5': { css: ['bootstrap5.css'], js: ['packed5.js'] },
    'packed-4': { css: ['bootstrap4.css'], js: ['packed4.js'], isFour: true },
    'layers-before': { css: ['layers.css'], js: [] },
    'layers-after': { css: ['layers.css'], js: [], isLast: true },
    none: { css: [], js: [] },
  };

const style = (href: string) => `<link rel="stylesheet" href="${href}">`;
const script = (src: string) => `<script src="${src}"></script>`;

/** Returns a page. `ours`: `nothing`, `sheet` (the stylesheet, as before the script loads) or `all`. */
function writePage(stack: string, name: string, ours: string | null): string {
  const { css, js, isFour, isLast } = STACKS[stack]!;
  const body = name === 'bare' ? BARE : PAGES[name]!;
  const sheet = ours === 'nothing' ? '' : style('/ours/archipel.css');
  const theirs = css.map((file) => style(`/lib/${file}`)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${name}</title><link rel="icon" href="data:,">${isLast ? sheet + theirs : theirs + sheet}
    ${ours === 'all' ? '<script type="module" src="/ours/archipel.js"></script>' : ''}</head>
    <body>${isFour ? forFour(body) : body}${js.map((file) => script(`/lib/${file}`)).join('')}</body></html>`;
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

// jQuery writes HTML, so that this policy can't require trusted types.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'";

function findPage({ pathname, searchParams }: URL): string | undefined {
  const [stack = '', name = ''] = pathname.split('/').slice(2);
  const isKnown = stack in STACKS && (name === 'bare' || name in PAGES);
  return isKnown ? writePage(stack, name, searchParams.get('ours')) : undefined;
}

const findFile = (path: string) => (existsSync(join(ROOT, path)) ? read(path) : undefined);

function answer(url: URL): string | undefined {
  const [, kind, name = ''] = url.pathname.split('/');
  if (kind === 'page') return findPage(url);
  return kind === 'lib' ? LIBRARY[name]?.() : findFile(join('dist/preact', name));
}

const typeOf = ({ pathname }: URL) => TYPES[pathname.split('.').at(-1)!] ?? 'text/html';

/** Serves pages that do not know the library, with and without it. */
export async function serveForeignPages(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const found = answer(url);
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': `${typeOf(url)}; charset=utf-8`,
      'content-security-policy': POLICY,
      'cache-control': typeOf(url) === 'text/html' ? 'no-store' : 'max-age=600',
    });
    response.end(found);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
