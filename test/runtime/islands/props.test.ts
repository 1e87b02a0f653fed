import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice, flag, list, number, object, optional, text } from '#kit/props.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { readProps } from '#runtime/islands/props.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

const schema = object({
  title: text(),
  duration: optional(number(), 5000),
  animation: optional(choice('Fade', 'Slide')),
  navigationControl: optional(flag()),
  tags: optional(list()),
});

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(() => vi.restoreAllMocks());

function read(attributes: string, inner = ''): unknown {
  showPage(`<section id="top"><div class="slider" ${attributes}>${inner}</div></section>`);
  return readProps('banner-slider', find('.slider'), schema);
}

function messageOf(attributes: string, inner?: string): string {
  try {
    read(attributes, inner);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ArchipelError);
    return (thrown as Error).message;
  }
  throw new Error('The props were accepted.');
}

const script = (json: string) => `<script type="application/json" data-props>${json}</script>`;

describe('props come from the page', () => {
  test('attributes are read by their kebab-case names and converted', () => {
    expect(read('data-title="Hi" data-duration="300" data-navigation-control data-animation="fade"')).toEqual(
      {
        title: 'Hi',
        duration: 300,
        navigationControl: true,
        animation: 'Fade',
      },
    );
  });

  test('the JSON script wins over an attribute', () => {
    const json = script('{"title":"from JSON","tags":["a"]}');
    expect(read('data-title="from attribute" data-duration="1"', json)).toEqual({
      title: 'from JSON',
      duration: 1,
      tags: ['a'],
    });
  });

  test('a byte order mark before the JSON does no harm', () => {
    expect(read('', script('\uFEFF{"title":"Hi"}'))).toMatchObject({ title: 'Hi' });
  });

  test('a script that is deeper inside belongs to another island', () => {
    const inner = `<div data-island="other">${script('{"title":"other"}')}</div>`;
    expect(read('data-title="mine"', inner)).toMatchObject({ title: 'mine' });
  });
});

describe('a wrong prop is one clear error', () => {
  test('it names island, element, attribute, what came and what is allowed', () => {
    const message = messageOf('data-title="Hi" data-duration="1,5"');
    expect(message).toContain('Island "banner-slider" on <div.slider> in <section#top>');
    expect(message).toContain('data-duration is "1,5"');
    expect(message).toContain('expected a number such as 2.5 (a point, no grouping)');
  });

  test('it says which prop is missing', () => {
    expect(messageOf('')).toContain('data-title is missing');
  });

  test('it lists all wrong props at once', () => {
    const message = messageOf('data-duration="x" data-animation="zoom"');
    expect(message).toContain('data-duration is "x"');
    expect(message).toContain('data-animation is "zoom"; expected one of Fade, Slide');
    expect(message).toContain('data-title is missing');
  });

  test('it points to the script when the value came from there', () => {
    const message = messageOf('data-title="fine"', script('{"title":["x"]}'));
    expect(message).toContain('"title" in <script data-props> is ["x"]');
  });

  test.each([
    ['{"title":', 'is not valid JSON'],
    ['[]', 'holds no object'],
    ['null', 'holds no object'],
    ['"text"', 'holds no object'],
    ['', 'is not valid JSON'],
  ])('a script that holds %j is told apart', (json, why) => {
    const message = messageOf('', script(json));
    expect(message).toContain(why);
    expect(message).toContain('banner-slider');
  });

  test('a very long value is cut short', () => {
    expect(messageOf(`data-title="Hi" data-animation="${'x'.repeat(500)}"`).length).toBeLessThan(400);
  });
});

describe('an attribute that no prop has', () => {
  test('warns with the nearest name when it is close to one', async () => {
    read('data-title="Hi" data-animaton="Fade"');
    await vi.dynamicImportSettled();
    expect(consoleWatch.warnings()).toEqual([
      '[archipel] Island "banner-slider" does not know the attribute data-animaton. Did you mean data-animation?',
    ]);
  });

  test.each([
    'data-testid="x"',
    'data-val-titel="x"',
    'data-island-tite="x"',
    'data-slot="x"',
    'data-bs-titles="x"',
    'data-page-part="x"',
    'data-id="x"',
    'data-mode="x"',
    'title="x"',
  ])('is left alone when it is reserved or means something else: %s', async (attribute) => {
    read(`data-title="Hi" ${attribute}`);
    await vi.dynamicImportSettled();
    expect(consoleWatch.warnings()).toEqual([]);
  });

  test('a short name is close only when one letter differs', async () => {
    const rule = object({ step: optional(number()), max: optional(number()) });
    showPage('<div data-type="x" data-min="2" data-stepp="1"></div>');
    readProps('quantity-field', find('div'), rule);
    await vi.dynamicImportSettled();
    expect(consoleWatch.warnings()).toEqual([
      '[archipel] Island "quantity-field" does not know the attribute data-stepp. Did you mean data-step?',
    ]);
  });
});

test('a schema that answers later is a mistake of its author', () => {
  showPage('<div></div>');
  const asynchronous = { entries: {}, '~standard': { validate: () => Promise.resolve({ value: {} }) } };
  expect(() => readProps('map', find('div'), asynchronous)).toThrow(/must not be asynchronous/);
});
