import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime';
import mountPicture from '../../islands/lazy-image/lazy-image.ts';
import type { Props } from '../../islands/lazy-image/props.ts';
import { toCssUrl } from '../../islands/lazy-image/show-background.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { find, showPage } from '../support/page.ts';
import { fc, runs } from '../support/properties.ts';

const { prototype } = HTMLImageElement;
const own = Object.getOwnPropertyDescriptor(prototype, 'decode');
// The next file's document has the same prototype.
afterAll(() => {
  Reflect.deleteProperty(prototype, 'decode');
  if (own) Object.defineProperty(prototype, 'decode', own);
});

let controller: AbortController;
let watched: WatchedConsole;
let decode: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeEach(() => {
  controller = new AbortController();
  watched = watchConsole();
  decode = vi.fn(() => Promise.resolve());
  prototype.decode = function decodeAsDeclared() {
    return decode();
  };
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

const mount = (props: Props, element = find('img')) =>
  mountPicture(element, props, { signal: controller.signal } as MountContext<Props>);
const image = () => find<HTMLImageElement>('img');
const fire = (type: string) => image().dispatchEvent(new Event(type));
const source = () => image().getAttribute('src');

/** Marks the image as complete before the script: broken with a width of 0, otherwise loaded. */
function resolveImage(naturalWidth: number): void {
  Object.defineProperties(image(), { complete: { value: true }, naturalWidth: { value: naturalWidth } });
}

describe('an image', () => {
  test('gets its widths before its addresses, and shows when it is decoded [PGE-02]', async () => {
    showPage('<img alt="">');
    mount({ src: '/a.webp', srcset: '/a.webp 1x', sizes: '50vw' });
    expect(image().getAttributeNames()).toEqual(['alt', 'class', 'sizes', 'srcset', 'src']);
    expect(image().className).toBe('ar-lazy-image ar-lazy-image-coming');

    let end = () => {};
    decode.mockReturnValue(new Promise((resolve) => (end = resolve)));
    fire('load');
    await Promise.resolve();
    expect(image().className).toBe('ar-lazy-image ar-lazy-image-coming');
    end();
    await vi.waitFor(() => expect(image().className).toBe('ar-lazy-image'));
  });

  test('that breaks is replaced once, then its words stand in a frame [PGE-02]', () => {
    showPage(
      '<picture><source srcset="/b.avif"><img alt="Vase" src="/b.webp" srcset="/b.webp 1x"></picture>',
    );
    mount({ fallback: '/none.svg' });
    fire('error');
    expect(source()).toBe('/none.svg');
    // Both srcset attributes would take precedence over src.
    expect([image().hasAttribute('srcset'), find('source').hasAttribute('srcset')]).toEqual([false, false]);
    fire('error');
    fire('error');
    expect([source(), image().className]).toEqual(['/none.svg', 'ar-lazy-image-broken']);
  });

  test('that broke before the mount is found [PGE-02]', async () => {
    showPage('<img alt="" src="/gone.webp">');
    resolveImage(0);
    decode.mockReturnValue(Promise.reject(new Error('broken')));
    mount({ fallback: '/none.svg' });
    await vi.waitFor(() => expect(source()).toBe('/none.svg'));
  });

  test.each([
    ['has a size', 30],
    ['is a drawing without a size of its own', 0],
  ])('that %s and decodes is left alone [PGE-02]', async (_title, width) => {
    showPage('<img alt="" src="/whole.svg">');
    resolveImage(width);
    mount({ fallback: '/none.svg' });
    await Promise.resolve();
    await Promise.resolve();
    expect(source()).toBe('/whole.svg');
  });

  test('in a picture brings the sources that wait, too [PGE-02]', () => {
    showPage('<picture><source data-srcset="/c.avif"><img alt=""></picture>');
    mount({ src: '/c.webp' });
    expect(find('source').getAttribute('srcset')).toBe('/c.avif');
  });

  test('without a fallback that breaks shows its words in a frame [PGE-02]', () => {
    showPage('<img alt="Vase">');
    mount({ src: '/gone.webp' });
    fire('error');
    expect(image().className).toBe('ar-lazy-image ar-lazy-image-broken');
  });
});

describe('before a print', () => {
  const print = () => dispatchEvent(new Event('beforeprint'));

  test('all pictures come, seen or not, once; a wrong one is reported and the others come [PGE-02]', () => {
    showPage(
      '<img id="near" alt="" data-src="/1.webp"><img id="far" alt="" data-src="/2.webp">' +
        '<img id="bad" alt="" data-src="javascript:1"><img id="last" alt="" data-src="/3.webp">',
    );
    mount({ src: '/1.webp' }, find('#near'));
    print();
    expect(find('#far').getAttribute('src')).toBe('/2.webp');
    expect(find('#last').getAttribute('src')).toBe('/3.webp');
    expect(find('#bad').hasAttribute('src')).toBe(false);
    expect(watched.errors().join()).toMatch(/data-src is "javascript:1"/);
  });

  test('nothing listens any more when the last picture has left [PGE-02]', () => {
    showPage('<img alt="" data-src="/1.webp"><img id="far" alt="" data-src="/2.webp">');
    mount({ src: '/1.webp' });
    controller.abort();
    print();
    expect(find('#far').hasAttribute('src')).toBe(false);
  });
});

describe('a background', () => {
  const host = () => find('div');

  test('shows once it is decoded; a broken one its fallback; two broken ones nothing [PGE-02]', async () => {
    for (const [broken, shown] of [
      [0, '/a.webp'],
      [1, '/none.svg'],
      [2, ''],
    ] as const) {
      showPage('<div></div>');
      for (let index = 0; index < broken; index += 1) decode.mockRejectedValueOnce(new Error('broken'));
      mount({ background: '/a.webp', fallback: '/none.svg' }, host());
      await vi.waitFor(() => expect(decode).toHaveBeenCalledTimes(Math.min(broken + 1, 2)));
      await new Promise((resolve) => setTimeout(resolve));
      expect(host().style.backgroundImage.includes(shown)).toBe(true);
      expect(host().style.backgroundImage === '').toBe(shown === '');
      decode.mockClear();
    }
  });

  test('no address ends the quotes that it stands in [PGE-02]', () => {
    const sign = fc.oneof(
      fc.constantFrom('"', '\\', ')', '\n', "'", 'a', '(', '%'),
      fc.string({ maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (characters) => {
        const written = toCssUrl(`https://a.test/?${characters.join('')}`);
        expect(written).toMatch(/^url\("[^"\\\n\r\f]*"\)$/);
      }),
      { numRuns: runs(500) },
    );
  });
});
