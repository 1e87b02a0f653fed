import { describe, expect, test } from 'vitest';
import {
  array as anyArray,
  number as anyNumber,
  object as anyObject,
  safeParse,
  string as anyString,
  union,
  type GenericSchema,
} from 'valibot';
import { choice, flag, json, list, mark, milliseconds, number, text, url } from '#kit/props.ts';
import { SCRIPT_ADDRESS } from '../../support/hostile.ts';

const REJECTED = Symbol('rejected');

function read(schema: GenericSchema, value: unknown): unknown {
  const result = safeParse(schema, value);
  return result.success ? result.output : REJECTED;
}

const messageOf = (schema: GenericSchema, value: unknown) => safeParse(schema, value).issues?.[0].message;

describe('a flag', () => {
  test.each(['', 'true', 'True', 'TRUE', '1', ' true ', true, 1])('is on when it is written %j', (value) => {
    expect(read(flag(), value)).toBe(true);
  });

  test.each(['false', 'False', 'FALSE', '0', false, 0])('is off when it is written %j', (value) => {
    expect(read(flag(), value)).toBe(false);
  });

  test.each(['yes', 'off', '2', 'toString', null, 2, {}, []])('is refused when it is written %j', (value) => {
    expect(read(flag(), value)).toBe(REJECTED);
  });
});

describe('a number', () => {
  test.each([
    ['2.5', 2.5],
    ['-3', -3],
    [' 7 ', 7],
    ['0', 0],
    [2.5, 2.5],
    [-1, -1],
  ])('has a point and no grouping: %j', (value, expected) => {
    expect(read(number(), value)).toBe(expected);
  });

  test.each([
    '1,5',
    '1.000,5',
    '1e3',
    '',
    ' ',
    'abc',
    '0x10',
    '1.',
    '.5',
    '+1',
    'Infinity',
    '1'.repeat(400),
    Number.NaN,
    null,
  ])('is refused when it is written %j', (value) => {
    expect(read(number(), value)).toBe(REJECTED);
  });
});

describe('milliseconds', () => {
  test.each([
    ['5000', 5000],
    ['0', 0],
    [350, 350],
  ])('are 0 or more: %j', (value, expected) => {
    expect(read(milliseconds(), value)).toBe(expected);
  });

  test.each(['-1', -1, '5s', '5,5'])('are refused when they are written %j', (value) => {
    expect(read(milliseconds(), value)).toBe(REJECTED);
  });

  test.each([
    ['1000', 1000],
    ['999', REJECTED],
    ['0', REJECTED],
  ])('of an interval are at least its minimum: %j', (value, expected) => {
    expect(read(milliseconds({ min: 1000 }), value)).toBe(expected);
  });
});

describe('a text', () => {
  test('is kept as it is written', () => {
    expect(read(text(), ' Bol ')).toBe(' Bol ');
  });

  test('may be a number, which encoders write bare', () => {
    expect(read(text(), 123)).toBe('123');
  });

  test.each(['', '  ', ['x'], true, null, undefined])('is refused when it is %j', (value) => {
    expect(read(text(), value)).toBe(REJECTED);
  });
});

describe('a choice', () => {
  const animation = choice('Fade', 'Slide');

  test.each(['Fade', 'fade', 'FADE', ' fade '])('ignores case: %j', (value) => {
    expect(read(animation, value)).toBe('Fade');
  });

  test('says what is allowed', () => {
    expect(read(animation, 'zoom')).toBe(REJECTED);
    expect(messageOf(animation, 'zoom')).toBe('one of Fade, Slide');
  });
});

describe('a mark [PGE-01]', () => {
  const animation = mark('fade', 'slide-left');

  test.each([
    ['', 'fade'],
    ['  ', 'fade'],
    ['FADE', 'fade'],
    [' Slide-Left ', 'slide-left'],
  ])('means its first word when it is empty, and one of its words else: %j', (value, expected) => {
    expect(read(animation, value)).toBe(expected);
  });

  test.each(['zoom', null, undefined, true, 1])('is refused when it is %j', (value) => {
    expect(read(animation, value)).toBe(REJECTED);
    expect(messageOf(animation, value)).toBe('nothing (meaning fade), or one of fade, slide-left');
  });

  test.each([
    ['', ''],
    [' #main a ', '#main a'],
  ])('takes any text, and none, when it has no words: %j', (value, expected) => {
    expect(read(mark(), value)).toBe(expected);
    expect(messageOf(mark(), 3)).toBe('nothing, or a text');
  });
});

describe('a list', () => {
  test.each([
    ['facebook, x ,mail', ['facebook', 'x', 'mail']],
    ['facebook,,', ['facebook']],
    ['', []],
    [
      ['a, b', 'c'],
      ['a, b', 'c'],
    ],
  ])('has commas in an attribute and is an array in JSON: %j', (value, expected) => {
    expect(read(list(), value)).toEqual(expected);
  });

  test.each([[[1]], [5], [null], [{}]])('is refused when it is %j', (value) => {
    expect(read(list(), value)).toBe(REJECTED);
  });
});

describe('an address', () => {
  test.each(['/fr/cart', '?page=2', 'https://cdn.example/a.png', '//cdn.example/a.png'])(
    'is http(s), absolute or relative: %s',
    (value) => {
      expect(read(url(), value)).toBe(value);
    },
  );

  test.each([SCRIPT_ADDRESS, ' \tjava\nscript:alert(1)', 'data:text/html,x', 'http://[', '', 5])(
    'is refused when it can do harm or is none: %j',
    (value) => {
      expect(read(url(), value)).toBe(REJECTED);
    },
  );
});

describe('bulk data', () => {
  const point = json(anyObject({ lat: anyNumber() }));

  test.each(['{"lat":50.8}', { lat: 50.8 }])('is JSON in an attribute or in the script: %j', (value) => {
    expect(read(point, value)).toEqual({ lat: 50.8 });
  });

  const list = json(anyArray(anyObject({ lat: union([anyNumber(), anyString()]) })));

  test.each([
    ['twelve', 'JSON: a list'],
    [{}, 'JSON: a list'],
    [[5], 'JSON in which 0 is an object'],
    [[{ lat: true }], 'JSON in which 0.lat is a number or a text'],
  ])('says in plain words what %j should be', (value, expected) => {
    expect(messageOf(list, value)).toBe(expected);
  });

  test('names the place inside that is wrong', () => {
    expect(messageOf(point, { lat: '50,8' })).toContain('lat');
    expect(read(point, '{"lat":')).toBe(REJECTED);
  });
});

describe('a number within bounds', () => {
  const stars = number({ min: 0, max: 5 });

  test.each([
    ['0', 0],
    ['5', 5],
    [2.5, 2.5],
  ])('takes %j', (value, expected) => {
    expect(read(stars, value)).toBe(expected);
  });

  test.each(['-1', '5.1', 6, undefined])('refuses %j and says them', (value) => {
    expect(read(stars, value)).toBe(REJECTED);
    expect(messageOf(stars, value)).toContain('0 or more, 5 or less');
  });

  test('has one of the two alone, too', () => {
    expect([read(number({ max: 5 }), -9), read(number({ min: 1 }), 0)]).toEqual([-9, REJECTED]);
  });
});
