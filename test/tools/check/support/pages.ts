/** Wraps HTML in a page without mistakes. */
export const inPage = (html: string): string =>
  [
    '<!doctype html>',
    '<html lang="fr" data-app="" data-site="/">',
    '<head><meta charset="utf-8"><title>Page</title>',
    '<meta name="csrf-token" content="…">',
    '<script type="module" src="/assets/archipel/archipel.js"></script></head>',
    '<body><main data-page>',
    html,
    '</main></body></html>',
  ].join('\n');
