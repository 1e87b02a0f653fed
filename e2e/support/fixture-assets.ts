import type { Locator } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import type { SentFile } from '../../tools/mocks/parse-body.ts';
import { fixtureHtml } from './fixture-html.ts';

/** Sizes of pictures in pixels, by their names. */
type PictureSizes = Readonly<Record<string, readonly [width: number, height: number]>>;

/**
 * Opens the page of an asset field.
 *
 * @param archipel The kit of the test.
 * @param query Query of the page in `e2e/fixtures/assets`, such as `kind=files&types=pdf`.
 */
export async function openAssetField(archipel: Archipel, query: string): Promise<Locator> {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  return archipel.open('asset-field', { html: await fixtureHtml('assets/page', parameters) });
}

/**
 * Answers uploads and crops like a server that takes every file.
 *
 * @param archipel The kit of the test.
 * @param sizes Sizes of the pictures; the browser measures those that are missing.
 */
export function takeUploads(archipel: Archipel, sizes: PictureSizes = {}): void {
  let count = 0;
  archipel.mock('assets.upload', ({ body }) => {
    const { name, size, type } = body.file as unknown as SentFile;
    count += 1;
    const [width, height] = sizes[name] ?? [0, 0];
    const isPicture = type.startsWith('image/');
    return [
      {
        guid: `asset-${count}`,
        name,
        size,
        tmpName: `temporary-${count}`,
        ...(isPicture && { fileType: 'Image', width, height }),
      },
    ];
  });
  archipel.mock('assets.crop', ({ params }) => ({
    guid: `cut-of-${params.name}`,
    tmpName: `cut-${params.name}`,
    fileType: 'Image',
    width: Number(params.cropWidth),
    height: Number(params.cropHeight),
  }));
}

/** Answers the form of the page with its fields: each value in an element with `data-field`. */
export function echoForm(archipel: Archipel): void {
  archipel.fragment('/echo', ({ body }) => {
    const fields = Object.entries(body as Record<string, string | string[]>).flatMap(([name, value]) =>
      [value].flat().map((text) => `<p data-field="${name}">${JSON.stringify(text)}</p>`),
    );
    return `<!doctype html><html lang="fr" data-app="" data-site="/"><head><title>Echo</title></head>
<body><main data-page>${fields.join('')}</main></body></html>`;
  });
}
