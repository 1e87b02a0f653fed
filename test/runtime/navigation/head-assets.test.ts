import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceAssets } from '#runtime/navigation/head-assets.ts';
import { headKey } from '#runtime/navigation/written.ts';
import { find, makeElement, showPage } from '../../support/page.ts';

beforeEach(() => {
  showPage('');
  document.head.replaceChildren();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A stylesheet ends when the test says so.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) document.head.insertAdjacentElement('beforeend', node as Element);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const SHEET = '<link rel="stylesheet" href="data:text/css,p{}">';

/** Brings the assets of a page whose head has these elements; the shown page’s server wrote those in `known`. */
function bring(html: string, known: string[] = []) {
  const arriving = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  return replaceAssets(arriving.head.children, known, headKey);
}

const texts = () => [...document.head.children].map((element) => element.textContent);

describe('styles of a page that arrives [NAV-09]', () => {
  test('are there before it, with their content and attributes', async () => {
    await bring('<style media="print" data-x="1">p{}</style>');
    const style = find<HTMLStyleElement>('style');
    expect([style.textContent, style.media, style.dataset['x']]).toEqual(['p{}', 'print', '1']);
    expect(document.head.contains(style)).toBe(true);
  });

  test('that the shown page has already are not brought', async () => {
    document.head.innerHTML = '<style>p{}</style>';
    const drop = await bring('<style>p{}</style>', ['p{}']);
    drop(true);
    expect(texts()).toEqual(['p{}']);
  });

  test('leave with a visit that was given up', async () => {
    document.head.innerHTML = '<style>p{}</style>';
    const drop = await bring('<style>b{}</style>', ['p{}']);
    expect(texts()).toEqual(['p{}', 'b{}']);
    drop(false);
    expect(texts()).toEqual(['p{}']);
  });

  test('replace those that the server wrote, not those of scripts', async () => {
    document.head.innerHTML = '<style>p{}</style><style>of-a-script{}</style>';
    const drop = await bring('<style>b{}</style>', ['p{}']);
    drop(true);
    expect(texts()).toEqual(['of-a-script{}', 'b{}']);
  });

  test('bring no code in their attributes', async () => {
    await bring('<style onload="x()" class="a">p{}</style>');
    expect(find('style').getAttributeNames()).toEqual(['class']);
  });

  test('have the nonce of the shown page where theirs was right, and none otherwise', async () => {
    const script = makeElement('<script nonce="ours" type="application/json"></script>') as HTMLScriptElement;
    script.nonce = 'ours';
    document.head.append(script);
    await bring('<style nonce="theirs" id="a">p{}</style><style id="b">b{}</style>');
    expect([find('#a').nonce, find('#b').nonce || '']).toEqual(['ours', '']);
  });
});

describe('a stylesheet of a page that arrives [NAV-09]', () => {
  /** Brings a stylesheet; returns whether the page waits for it. */
  async function bringSheet() {
    const state = { isWaiting: true };
    const bringing = bring(SHEET).then((drop) => {
      state.isWaiting = false;
      return drop;
    });
    await Promise.resolve();
    return { state, bringing };
  }

  test('is awaited for two seconds at most', async () => {
    const { state, bringing } = await bringSheet();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(state.isWaiting).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await bringing;
  });

  test.each(['load', 'error'])('is awaited until its event: %s', async (name) => {
    const { state, bringing } = await bringSheet();
    expect(state.isWaiting).toBe(true);
    find('link').dispatchEvent(new Event(name));
    await bringing;
    expect(state.isWaiting).toBe(false);
  });

  test('is not awaited where it is inline', async () => {
    await bring('<style>p{}</style>');
    expect(texts()).toEqual(['p{}']);
  });
});

describe('scripts of a page that arrives', () => {
  const isInert = (script: Element) => script.isConnected;

  test('run after its content is there, once', async () => {
    const drop = await bring('<script>arrived()</script>');
    expect(texts()).toEqual([]);
    drop(true);
    expect(texts()).toEqual(['arrived()']);
    const again = await bring('<script>arrived()</script>');
    again(true);
    const [first, second] = [...document.head.querySelectorAll('script')];
    expect([isInert(first!), isInert(second!)]).toEqual([true, true]);
  });

  test('do not run for a visit that was given up', async () => {
    const drop = await bring('<script>never()</script>');
    drop(false);
    expect(texts()).toEqual([]);
  });

  test('stay when the next page lacks them: they have run', async () => {
    document.head.innerHTML = '<script type="text/plain">old()</script>';
    const drop = await bring('<style>p{}</style>', ['old()']);
    drop(true);
    expect(texts()).toEqual(['old()', 'p{}']);
  });
});
