import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encode } from 'uqr';
import mountTwoFactor from '../../../islands/two-factor/two-factor.tsx';
import { props } from '../../../islands/two-factor/props.ts';
import { emit } from '#runtime/page/events.ts';
import { leavePage, mountPage, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

const URI = 'otpauth://totp/Ilot:ada%40example.be?secret=JBSWY3DPEHPK3PXP&issuer=Ilot';

let sent: string[];

const page = (attributes = '', code = '<input name="Code" maxlength="6" autocomplete="one-time-code">') =>
  mountPage(
    `<form data-island="${registerIsland(mountTwoFactor, { props })}" ${attributes}>
      <section data-step="app"><h2>Un</h2><div data-two-factor-key><p id="server">Clé : JBSW</p></div>
        <button type="button" data-step-to="code" hidden>Continuer</button></section>
      <section data-step="code"><h2>Deux</h2>${code}
        <button>Envoyer</button><button type="button" data-step-to="app" hidden>Retour</button></section>
    </form>`,
  );

const step = (name: string) => find(`[data-step="${name}"]`);
const shown = () => ['app', 'code'].filter((name) => !step(name).hidden);
const field = () => find<HTMLInputElement>('[name=Code]');
const press = (name: string) => find(`[data-step-to="${name}"]`).click();

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function paste(text: string): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  field().dispatchEvent(event);
  return event;
}

beforeEach(() => {
  showPage('', { lang: 'fr' });
  sent = [];
  document.addEventListener('submit', onSubmit);
});

function onSubmit(event: Event): void {
  event.preventDefault();
  sent.push(field().value);
}

afterEach(() => {
  document.removeEventListener('submit', onSubmit);
  leavePage();
});

describe('the steps [ACC-02]', () => {
  test('show one at a time; on goes to the field, back to the heading, and what was typed stays', async () => {
    await page();
    expect(shown()).toEqual(['app']);
    press('code');
    await whenIdle();
    expect(shown()).toEqual(['code']);
    expect(document.activeElement).toBe(field());
    type('123');
    press('app');
    await whenIdle();
    expect(shown()).toEqual(['app']);
    expect(document.activeElement?.textContent).toBe('Un');
    press('code');
    expect(field().value).toBe('123');
  });

  test('begin where the page says, and all show again without the island', async () => {
    await page('data-start="code"');
    expect(shown()).toEqual(['code']);
    unmount(document.documentElement);
    expect(shown()).toEqual(['app', 'code']);
    expect(find('[data-step-to]').hidden).toBe(true);
  });

  test.each([
    ['app', 'code', '[data-step-to=code]'],
    ['code', 'app', '[name=Code]'],
  ])(
    'begin with “%s” where the focus is, whatever the page says (“%s”)',
    async (focused, start, selector) => {
      showPage('');
      const ready = page(`data-start="${start}"`);
      find(selector).focus();
      await ready;
      expect(shown()).toEqual([focused]);
    },
  );

  test('show what is wanted in one of them', async () => {
    await page();
    emit(field(), 'reveal', {});
    await whenIdle();
    expect(shown()).toEqual(['code']);
  });

  test('of a name that is not there begin with the first', async () => {
    await page('data-start="nowhere"');
    expect(shown()).toEqual(['app']);
  });
});

describe('the code [ACC-02]', () => {
  test('is sent by itself once, in any grouping, and then by its button', async () => {
    await page('data-start="code"');
    expect(field().hasAttribute('maxlength')).toBe(false);
    type('123 45');
    expect(sent).toEqual([]);
    type('123 456');
    expect([sent, field().value]).toEqual([['123456'], '123456']);
    type('654321');
    expect(sent).toEqual(['123456']);
    find<HTMLFormElement>('form').requestSubmit();
    expect(sent).toEqual(['123456', '654321']);
  });

  test('is found in what is pasted', async () => {
    await page('data-start="code"');
    expect(paste('Votre code Îlot : 123 456').defaultPrevented).toBe(true);
    expect(sent).toEqual(['123456']);
  });

  test('that is none is pasted as it is', async () => {
    await page('data-start="code"');
    expect(paste('bonjour').defaultPrevented).toBe(false);
    expect(sent).toEqual([]);
  });

  test('has as many digits as the page says', async () => {
    await page('data-start="code" data-length="8"');
    type('123456');
    expect(sent).toEqual([]);
    type('12345678');
    expect(sent).toEqual(['12345678']);
  });

  test('is not needed', async () => {
    await page('', '<input name="Code">');
    type('123456');
    expect(sent).toEqual([]);
  });
});

describe('the key [ACC-02]', () => {
  /** Reads the squares of a path as rows of 0 and 1. */
  function read(path: string, size: number): string[] {
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      rows[Number(y)]!.fill('1', Number(x), Number(x) + Number(run));
    return rows.map((row) => row.join(''));
  }

  test('is drawn as the very squares of its address, on white, with the key in groups beside it', async () => {
    await page(`data-uri="${URI}"`);
    await vi.waitFor(() => find('.ar-qr-code'));
    const { data, size } = encode(URI, { border: 4, ecc: 'M' });
    const path = find('.ar-qr-code path:last-child').getAttribute('d')!;
    expect(read(path, size)).toEqual(data.map((row) => row.map(Number).join('')));
    expect(find('.ar-qr-code').getAttribute('aria-label')).toMatch(/^Code QR/);
    expect(find('.ar-two-factor-secret code').textContent).toBe('JBSW Y3DP EHPK 3PXP');
    expect(find('#server').hidden).toBe(true);
    unmount(document.documentElement);
    expect([find('#server').hidden, document.querySelector('.ar-qr-code, .ar-two-factor-place')]).toEqual([
      false,
      null,
    ]);
  });

  test('is copied', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { clipboard: { value: { writeText } } }) as Navigator,
    );
    await page(`data-secret="JBSWY3DP"`);
    const button = find('.ar-two-factor-secret button');
    button.click();
    await vi.waitFor(() => expect(button.textContent).toBe('Copié'));
    expect(writeText).toHaveBeenCalledWith('JBSWY3DP');
  });

  test('stays the server’s where the page gives none', async () => {
    await page();
    expect([find('#server').hidden, document.querySelector('.ar-qr-place')]).toEqual([false, null]);
  });
});

test('recovery codes are copied as lines [ACC-02]', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }) as Navigator);
  await mountPage(
    `<div data-island="${registerIsland(mountTwoFactor, { props })}"><div data-recovery-codes><ul><li> AB-CD </li><li>EF-GH</li></ul></div></div>`,
  );
  find('[data-recovery-codes] button').click();
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith('AB-CD\nEF-GH'));
});
